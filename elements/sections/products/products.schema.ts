import { describeSection } from '../../schema/section-schema.ts';
import { button, buttonLink, cssClass, description, heading } from '../common-rules.ts';
import { products } from './products.runtime.ts';

export const productsSchema = describeSection(products, {
  version: 1,
  label: { th: 'รายการสินค้า', en: 'Products' },
  rules: {
    heading,
    description,
    apiOptions: { label: { th: 'เลือกสินค้าจาก', en: 'Which products' } },
    productNumber: { label: { th: 'จำนวนสินค้า', en: 'How many' }, min: 1, max: 24 },
    button,
    buttonLink,
    cssClass,
  },
});
