import { describeSection } from '../../schema/section-schema.ts';
import { lookRules, textRules } from '../common-rules.ts';
import { customHtml } from './custom-html.runtime.ts';

export const customHtmlSchema = describeSection(customHtml, {
  version: 1,
  label: { th: 'HTML ของร้าน', en: 'Custom HTML' },
  rules: {
    ...textRules,
    html: {
      label: { th: 'HTML', en: 'HTML' },
      hint: {
        th: 'สคริปต์ สไตล์ และฟอร์มจะถูกตัดออก',
        en: 'Scripts, styles and forms are removed',
      },
      maxLength: 50_000,
    },
    ...lookRules,
  },
});
