import { describeSection } from '../../schema/section-schema.ts';
import { heading, image, link, lookRules, textRules } from '../common-rules.ts';
import { topic } from './topic.runtime.ts';

export const topicSchema = describeSection(topic, {
  version: 1,
  label: { th: 'เรื่องราวพร้อมรูป', en: 'Text with image' },
  rules: {
    ...textRules,
    bulletPoints: {
      label: { th: 'ข้อย่อย', en: 'Bullet points' },
      maxItems: 12,
      of: {
        title: heading,
        desc: { label: { th: 'ข้อความ', en: 'Text' }, maxLength: 400 },
      },
    },
    image,
    imageAlign: {
      label: { th: 'ตำแหน่งรูป', en: 'Image position' },
      optionLabels: { left: { th: 'ซ้าย', en: 'Left' }, right: { th: 'ขวา', en: 'Right' } },
    },
    imageObjects: {
      label: { th: 'รูปประกอบ', en: 'Small images' },
      hint: { th: 'เช่น โลโก้หรือใบรับรอง', en: 'For example logos or certificates' },
      maxItems: 12,
      of: { image: { ...image, required: true }, title: heading, link },
    },
    ...lookRules,
  },
});
