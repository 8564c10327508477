import { describeSection } from '../../schema/section-schema.ts';
import { lookRules, textRules } from '../common-rules.ts';
import { products } from './products.runtime.ts';

export const productsSchema = describeSection(products, {
  version: 1,
  label: { th: 'รายการสินค้า', en: 'Products' },
  rules: {
    ...textRules,
    apiOptions: { label: { th: 'เลือกสินค้าจาก', en: 'Products' } },
    productNumber: {
      label: { th: 'จำนวนสินค้า', en: 'Number of products' },
      hint: {
        th: 'ใส่ 0 เพื่อแสดง 5 ชิ้นก่อน แล้วโหลดเพิ่มเมื่อเลื่อนลงไป',
        en: 'Enter 0 to show five products and load more on scroll',
      },
      min: 0,
      max: 15,
      oneOf: [0, 4, 5, 6, 8, 10, 12, 15],
    },
    layout: {
      label: { th: 'รูปแบบ', en: 'Layout' },
      optionLabels: {
        grid: { th: 'ตารางหรือแถว', en: 'Grid or row' },
        highlight: { th: 'โซนไฮไลต์ 3 หน้า หน้าละ 9 ชิ้น', en: 'Highlight zone: 3 pages of 9' },
      },
    },
    slidesToShow: {
      label: { th: 'แสดงเป็นแถวเลื่อน แถวละกี่ชิ้น', en: 'Sliding row: products visible at once' },
      hint: { th: 'ใส่ 0 เพื่อแสดงเป็นตาราง', en: 'Enter 0 for a grid' },
      min: 0,
      max: 6,
    },
    ...lookRules,
  },
});
