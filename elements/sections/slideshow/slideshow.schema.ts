import { describeSection } from '../../schema/section-schema.ts';
import { button, cssClass, heading } from '../common-rules.ts';
import { slideshow } from './slideshow.runtime.ts';

export const slideshowSchema = describeSection(slideshow, {
  version: 1,
  label: { th: 'ภาพสไลด์', en: 'Slideshow' },
  rules: {
    slides: {
      label: { th: 'สไลด์', en: 'Slides' },
      maxItems: 10,
      of: {
        image: { label: { th: 'รูปภาพ', en: 'Picture' }, maxLength: 500, required: true },
        imageMobile: {
          label: { th: 'รูปภาพบนมือถือ', en: 'Picture on phones' },
          hint: { th: 'ไม่ใส่ก็ได้ จะใช้รูปเดียวกัน', en: 'Optional: else the same picture' },
          maxLength: 500,
        },
        title: heading,
        desc: { label: { th: 'ข้อความ', en: 'Text' }, maxLength: 240 },
        button,
        link: { label: { th: 'ลิงก์', en: 'Link' }, maxLength: 500 },
      },
    },
    autoplay: { label: { th: 'เลื่อนเอง', en: 'Play by itself' } },
    autoplaySpeed: {
      label: { th: 'แสดงภาพละกี่มิลลิวินาที', en: 'Milliseconds per slide' },
      min: 2000,
      max: 20_000,
    },
    dots: { label: { th: 'แสดงจุดบอกตำแหน่ง', en: 'Show dots' } },
    arrows: { label: { th: 'แสดงลูกศร', en: 'Show arrows' } },
    cssClass,
  },
});
