import { describeSection } from '../../schema/section-schema.ts';
import {
  align,
  button,
  heading,
  image,
  link,
  lookRules,
  target,
  textRules,
} from '../common-rules.ts';
import { feature } from './feature.runtime.ts';

export const featureSchema = describeSection(feature, {
  version: 1,
  label: { th: 'จุดเด่น', en: 'Features' },
  rules: {
    ...textRules,
    features: {
      label: { th: 'รายการจุดเด่น', en: 'Features' },
      maxItems: 24,
      of: {
        image,
        title: heading,
        desc: { label: { th: 'ข้อความ', en: 'Text' }, maxLength: 400 },
        link,
        target,
        featureButton: button,
        buychannel: {
          label: { th: 'ซื้อได้ที่ (ชื่อช่องทาง)', en: 'Buy at (channel name)' },
          hint: { th: 'เช่น LINE SHOPPING', en: 'For example LINE SHOPPING' },
          maxLength: 40,
        },
        video: { label: { th: 'ลิงก์วิดีโอ', en: 'Video link' }, maxLength: 500 },
      },
    },
    perRow: { label: { th: 'แถวละกี่รายการ', en: 'Per row' }, min: 1, max: 6 },
    perRowMobile: { label: { th: 'แถวละกี่รายการบนมือถือ', en: 'Per row on phones' }, min: 1, max: 2 },
    align,
    ...lookRules,
  },
});
