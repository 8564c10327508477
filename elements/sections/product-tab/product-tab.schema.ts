import { describeSection } from '../../schema/section-schema.ts';
import { lookRules, textRules } from '../common-rules.ts';
import { productTab } from './product-tab.runtime.ts';

export const productTabSchema = describeSection(productTab, {
  version: 1,
  label: { th: 'สินค้าแบบแท็บ', en: 'Product tabs' },
  rules: {
    ...textRules,
    tabs: {
      label: { th: 'แท็บ', en: 'Tabs' },
      maxItems: 8,
      of: {
        category_id: {
          label: { th: 'หมวดหมู่', en: 'Category' },
          shownAs: 'category',
          min: 0,
          max: 9_007_199_254_740_991,
        },
        category_name: { label: { th: 'ชื่อบนแท็บ', en: 'Tab name' }, maxLength: 60 },
        category_with_child: { label: { th: 'รวมหมวดหมู่ย่อย', en: 'Include subcategories' } },
        showroom: {
          label: { th: 'กลุ่มสินค้า', en: 'Group' },
          optionLabels: {
            '': { th: 'ทั้งหมด', en: 'All' },
            hot: { th: 'ขายดี', en: 'Bestsellers' },
            new: { th: 'มาใหม่', en: 'New arrivals' },
            sale: { th: 'ลดราคา', en: 'On sale' },
            recommend: { th: 'แนะนำ', en: 'Recommended' },
          },
        },
        sort: {
          label: { th: 'เรียงตาม', en: 'Sort by' },
          optionLabels: {
            '': { th: 'ความนิยม', en: 'Most popular' },
            new: { th: 'มาใหม่', en: 'Newest' },
            hot: { th: 'ขายดี', en: 'Bestselling' },
          },
        },
        ready_to_sell: {
          label: { th: 'เฉพาะสินค้าที่พร้อมขาย', en: 'In stock only' },
          shownAs: 'switch',
          min: 0,
          max: 1,
          oneOf: [0, 1],
        },
      },
    },
    productLimit: {
      label: { th: 'สินค้าต่อแท็บ', en: 'Products per tab' },
      min: 4,
      max: 10,
      oneOf: [4, 5, 10],
    },
    tabLook: {
      label: { th: 'แบบของแท็บ', en: 'Look of the tabs' },
      optionLabels: {
        line: { th: 'ขีดเส้นใต้', en: 'Underlined' },
        pills: { th: 'ปุ่มมน', en: 'Pills' },
      },
    },
    ...lookRules,
  },
});
