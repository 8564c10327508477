import { describeSection } from '../../schema/section-schema.ts';
import { button, buttonLink, cssClass, description, heading } from '../common-rules.ts';
import { headline } from './headline.runtime.ts';

export const headlineSchema = describeSection(headline, {
  version: 1,
  label: { th: 'หัวเรื่อง', en: 'Headline' },
  rules: {
    heading,
    description,
    align: {
      label: { th: 'จัดแนวข้อความ', en: 'Alignment' },
      optionLabels: {
        start: { th: 'ชิดซ้าย', en: 'Left' },
        center: { th: 'กึ่งกลาง', en: 'Centre' },
      },
    },
    button,
    buttonLink,
    cssClass,
  },
});
