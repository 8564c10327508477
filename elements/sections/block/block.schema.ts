import { describeSection } from '../../schema/section-schema.ts';
import { align, image, link, lookRules, textRules } from '../common-rules.ts';
import { block } from './block.runtime.ts';

export const blockSchema = describeSection(block, {
  version: 1,
  label: { th: 'รูป ปุ่ม สินค้า หรือฟอร์ม', en: 'Picture, button, product or form' },
  rules: {
    kind: {
      label: { th: 'ชนิด', en: 'Kind' },
      optionLabels: {
        picture: { th: 'รูปภาพ', en: 'Picture' },
        button: { th: 'ปุ่ม', en: 'Button' },
        product: { th: 'สินค้า', en: 'Product' },
        form: { th: 'ฟอร์มติดต่อ', en: 'Contact form' },
        map: { th: 'แผนที่', en: 'Map' },
        video: { th: 'วิดีโอ', en: 'Video' },
      },
    },
    image: { ...image, when: { field: 'kind', is: ['picture', 'video'] } },
    imageLink: {
      ...link,
      label: { th: 'ลิงก์ของรูป', en: 'Link of the picture' },
      when: { field: 'kind', is: 'picture' },
    },
    product: {
      label: { th: 'สินค้า', en: 'Product' },
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      shownAs: 'product',
      when: { field: 'kind', is: 'product' },
    },
    place: {
      label: { th: 'ที่อยู่หรือชื่อสถานที่', en: 'Address or name of the place' },
      maxLength: 400,
      when: { field: 'kind', is: 'map' },
    },
    video: {
      ...link,
      label: { th: 'ลิงก์วิดีโอ', en: 'Link of the video' },
      when: { field: 'kind', is: 'video' },
    },
    ...textRules,
    align,
    ...lookRules,
  },
});
