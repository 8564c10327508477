import { describeSection } from '../../schema/section-schema.ts';
import { lookRules, textRules } from '../common-rules.ts';
import { blog } from './blog.runtime.ts';

export const blogSchema = describeSection(blog, {
  version: 1,
  label: { th: 'บทความ', en: 'Blog' },
  rules: {
    ...textRules,
    blogType: {
      label: { th: 'แบบ', en: 'Kind' },
      optionLabels: {
        simple: { th: 'การ์ดเรียงกัน', en: 'Cards' },
        hilight: { th: 'บทความเด่นหนึ่งเรื่อง', en: 'One large, the others beside it' },
      },
    },
    blogNumber: {
      label: { th: 'จำนวนบทความ', en: 'How many' },
      min: 3,
      max: 6,
      oneOf: [3, 5, 6],
    },
    perRowMobile: {
      label: { th: 'แถวละกี่เรื่องบนมือถือ', en: 'In a row on phones' },
      hint: { th: '3 คือแถวที่เลื่อนได้', en: '3 makes a row that slides' },
      min: 1,
      max: 3,
      oneOf: [1, 3],
    },
    isShowTag: { label: { th: 'แสดงแท็ก', en: 'Shows tags' } },
    isShowDate: { label: { th: 'แสดงวันที่', en: 'Shows the date' } },
    ...lookRules,
  },
});
