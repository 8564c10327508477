import { describeSection } from '../../schema/section-schema.ts';
import { align, lookRules, textRules } from '../common-rules.ts';
import { headline } from './headline.runtime.ts';

export const headlineSchema = describeSection(headline, {
  version: 1,
  label: { th: 'หัวเรื่อง', en: 'Headline' },
  rules: {
    ...textRules,
    align,
    size: {
      label: { th: 'ขนาดหัวเรื่อง', en: 'Size of the heading' },
      optionLabels: {
        normal: { th: 'ปกติ', en: 'Normal' },
        giant: { th: 'ใหญ่พิเศษ', en: 'Giant' },
      },
    },
    ...lookRules,
  },
});
