import { describeSection } from '../../schema/section-schema.ts';
import {
  button,
  buttonLink,
  heading,
  image,
  imageMobile,
  link,
  lookRules,
  slidingRules,
  textRules,
} from '../common-rules.ts';
import { slideshow } from './slideshow.runtime.ts';

export const slideshowSchema = describeSection(slideshow, {
  version: 1,
  label: { th: 'ภาพสไลด์', en: 'Slideshow' },
  rules: {
    slides: {
      label: { th: 'สไลด์', en: 'Slides' },
      maxItems: 10,
      of: {
        image: { ...image, required: true },
        imageMobile,
        title: heading,
        desc: { label: { th: 'ข้อความ', en: 'Text' }, maxLength: 240 },
        button,
        buttonLink,
        link: {
          ...link,
          hint: { th: 'กดตรงไหนของภาพก็ได้', en: 'Makes the whole image clickable' },
        },
      },
    },
    ...slidingRules,
    speed: {
      label: { th: 'ความเร็วตอนเลื่อน (มิลลิวินาที)', en: 'Transition (milliseconds)' },
      min: 500,
      max: 700,
      oneOf: [500, 700],
    },
    fade: { label: { th: 'เปลี่ยนภาพแบบค่อย\u00a0ๆ จาง', en: 'Fade between slides' } },
    modalClick: { label: { th: 'กดภาพเพื่อดูขนาดใหญ่', en: 'Click to enlarge' } },
    ...textRules,
    ...lookRules,
  },
});
