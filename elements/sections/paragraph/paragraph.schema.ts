import { describeSection } from '../../schema/section-schema.ts';
import { align, lookRules, textRules } from '../common-rules.ts';
import { paragraph } from './paragraph.runtime.ts';

export const paragraphSchema = describeSection(paragraph, {
  version: 1,
  label: { th: 'ย่อหน้า', en: 'Paragraph' },
  rules: {
    ...textRules,
    description: {
      label: { th: 'ข้อความ', en: 'Text' },
      hint: { th: 'เว้นบรรทัดเพื่อขึ้นย่อหน้าใหม่', en: 'Leave an empty line to start a new paragraph' },
      maxLength: 20_000,
    },
    align,
    ...lookRules,
  },
});
