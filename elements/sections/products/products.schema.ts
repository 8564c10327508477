import { describeSection } from '../../schema/section-schema.ts';
import { groundLabels, link, lookRules, textRules } from '../common-rules.ts';
import { products } from './products.runtime.ts';

const gridded = { field: 'layout', is: ['grid', 'board', 'shelf', 'steps'] } as const;

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
        lead: { th: 'ชิ้นเด่นใหญ่นำหน้า', en: 'A large one leads' },
        rows: { th: 'แถวละชิ้น รูปข้างข้อความ', en: 'One in a row, picture beside text' },
        board: { th: 'แผงสินค้ามีเส้นคั่น', en: 'Board with lines between' },
        shelf: { th: 'วางเรียงบนชั้น', en: 'Standing on a shelf' },
        steps: { th: 'ขั้นตอนมีเลขกำกับ', en: 'Numbered steps' },
        tiles: { th: 'สินค้าสลับแผ่นสี', en: 'Products and coloured squares' },
        stalls: { th: 'แผงของแต่ละร้าน', en: 'A stall for each shop' },
      },
    },
    columns: {
      label: { th: 'จำนวนคอลัมน์บนจอกว้าง', en: 'Columns on wide screens' },
      hint: { th: 'ใส่ 0 เพื่อจัดตามจำนวนสินค้า', en: 'Enter 0 to fit the number of products' },
      min: 0,
      max: 6,
      when: gridded,
    },
    columnsPhone: {
      label: { th: 'จำนวนคอลัมน์บนมือถือ', en: 'Columns on phones' },
      min: 1,
      max: 2,
      when: gridded,
    },
    gutter: {
      label: { th: 'ช่องว่างระหว่างสินค้า', en: 'Space between products' },
      optionLabels: {
        normal: { th: 'ปกติ', en: 'Normal' },
        none: { th: 'ชิดกัน', en: 'None' },
        hair: { th: 'เส้นบาง', en: 'Thin line' },
        wide: { th: 'กว้าง', en: 'Wide' },
      },
      when: { field: 'layout', is: ['grid', 'lead', 'shelf', 'steps', 'tiles'] },
    },
    soldOut: {
      label: { th: 'สินค้าที่ขายหมดแล้ว', en: 'Sold-out products' },
      optionLabels: {
        show: { th: 'แสดงตามลำดับ', en: 'Shown in order' },
        last: { th: 'ไว้ท้ายสุด', en: 'Shown last' },
        hide: { th: 'ไม่แสดง', en: 'Not shown' },
      },
    },
    tiles: {
      label: { th: 'แผ่นสี', en: 'Coloured squares' },
      hint: { th: 'แทรกหลังสินค้าทุก 3 ชิ้น', en: 'One after every third product' },
      maxItems: 4,
      of: {
        text: { label: { th: 'คำสั้น\u00a0ๆ', en: 'A word' }, maxLength: 24, required: true },
        link,
        role: { label: { th: 'สีพื้น', en: 'Background' }, optionLabels: groundLabels },
      },
      when: { field: 'layout', is: 'tiles' },
    },
    slidesToShow: {
      label: { th: 'แสดงเป็นแถวเลื่อน แถวละกี่ชิ้น', en: 'Sliding row: products visible at once' },
      hint: { th: 'ใส่ 0 เพื่อแสดงเป็นตาราง', en: 'Enter 0 for a grid' },
      min: 0,
      max: 6,
      when: { field: 'layout', is: 'grid' },
    },
    ...lookRules,
  },
});
