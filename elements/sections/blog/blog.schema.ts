import { describeSection } from '../../schema/section-schema.ts';
import { lookRules, textRules } from '../common-rules.ts';
import { blog } from './blog.runtime.ts';

export const blogSchema = describeSection(blog, {
  version: 1,
  label: { th: 'บทความ', en: 'Blog' },
  rules: {
    ...textRules,
    blogType: {
      label: { th: 'แบบ', en: 'Style' },
      optionLabels: {
        simple: { th: 'การ์ดเรียงกัน', en: 'Cards' },
        hilight: { th: 'บทความเด่นหนึ่งเรื่อง', en: 'One large post next to the others' },
      },
    },
    blogNumber: {
      label: { th: 'จำนวนบทความ', en: 'Number of posts' },
      min: 3,
      max: 6,
      oneOf: [3, 5, 6],
    },
    perRowMobile: {
      label: { th: 'แถวละกี่เรื่องบนมือถือ', en: 'Per row on phones' },
      hint: { th: 'เลือก 3 จะเป็นแถวที่เลื่อนได้', en: 'Choose 3 for a sliding row' },
      min: 1,
      max: 3,
      oneOf: [1, 3],
    },
    isShowTag: { label: { th: 'แสดงแท็ก', en: 'Show tags' } },
    isShowDate: { label: { th: 'แสดงวันที่', en: 'Show date' } },
    ...lookRules,
  },
});
