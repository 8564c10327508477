import { describeSection } from '../../schema/section-schema.ts';
import { lookRules, textRules } from '../common-rules.ts';
import { products } from './products.runtime.ts';

export const productsSchema = describeSection(products, {
  version: 1,
  label: { th: 'รายการสินค้า', en: 'Products' },
  rules: {
    ...textRules,
    apiOptions: { label: { th: 'เลือกสินค้าจาก', en: 'Which products' } },
    productNumber: {
      label: { th: 'จำนวนสินค้า', en: 'How many' },
      min: 4,
      max: 15,
      oneOf: [4, 5, 6, 8, 10, 12, 15],
    },
    slidesToShow: {
      label: { th: 'แสดงเป็นแถวเลื่อน แถวละกี่ชิ้น', en: 'As a row that slides: how many at once' },
      hint: { th: 'ใส่ 0 เพื่อแสดงเป็นตาราง', en: '0 shows a grid' },
      min: 0,
      max: 6,
    },
    ...lookRules,
  },
});
