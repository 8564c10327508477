import type { PresetPage } from '../define-preset.ts';

export const faqs = {
  title: 'คำถามที่พบบ่อย',
  blocks: [
    {
      id: 'faqs-lead',
      name: 'Headline',
      props: { title: 'คำถามที่พบบ่อย', align: 'start' },
      i18n: { en: { title: 'Frequently asked questions' } },
    },
    {
      id: 'faqs-list',
      name: 'CustomHtmlSection',
      props: {
        html: '<details><summary>ข้อความตัวอย่าง: ส่งของวันไหน</summary><p>ข้อความตัวอย่าง: ส่งทุกวันจันทร์ถึงเสาร์ ตัดรอบเที่ยง</p></details><details><summary>ข้อความตัวอย่าง: ขอใบกำกับภาษีได้ไหม</summary><p>ข้อความตัวอย่าง: ได้ แจ้งชื่อและเลขผู้เสียภาษีตอนสั่งซื้อ</p></details><details><summary>ข้อความตัวอย่าง: เปลี่ยนหรือคืนได้หรือไม่</summary><p>ข้อความตัวอย่าง: ได้ภายใน 7 วัน สินค้าต้องยังไม่ใช้งาน</p></details>',
      },
      i18n: {
        en: {
          html: '<details><summary>Sample text: when do you ship?</summary><p>Sample text: Monday to Saturday. Order before noon and we ship the same day.</p></details><details><summary>Sample text: can I have a tax invoice?</summary><p>Sample text: yes, just give us your name and tax ID when you order</p></details><details><summary>Sample text: can I return or exchange an item?</summary><p>Sample text: yes, within 7 days, if it is unused</p></details>',
        },
      },
    },
  ],
} as const satisfies PresetPage;
