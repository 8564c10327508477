import type { PresetPage } from '../../define-preset.ts';

const step = (id: string, th: readonly [string, string], en: readonly [string, string]) =>
  ({
    id,
    name: 'ParagraphSection',
    props: { title: th[0], description: th[1] },
    i18n: { en: { title: en[0], description: en[1] } },
  }) as const;

export const help = {
  title: 'ช่วยเหลือ',
  blocks: [
    {
      id: 'help-lead',
      name: 'Headline',
      props: {
        title: 'ช่วยเหลือ',
        description: 'ข้อความตัวอย่าง: สั่งซื้อ ชำระเงิน ติดตามพัสดุ และคืนสินค้า',
        sectionStyle: 'tint',
      },
      i18n: {
        en: { title: 'Help', description: 'Sample text: ordering, paying, parcels and returns' },
      },
    },
    step(
      'help-buy',
      [
        'วิธีสั่งซื้อ',
        '<ol><li>ข้อความตัวอย่าง: เลือกสินค้าและแบบที่ต้องการ</li><li>ข้อความตัวอย่าง: หยิบใส่ตะกร้า แล้วตรวจจำนวน</li><li>ข้อความตัวอย่าง: กรอกที่อยู่ แล้วยืนยันคำสั่งซื้อ</li></ol>',
      ],
      [
        'How to order',
        '<ol><li>Sample text: choose a product and its options</li><li>Sample text: put it into the cart and check the number</li><li>Sample text: fill in your address and confirm</li></ol>',
      ],
    ),
    step(
      'help-pay',
      ['วิธีชำระเงิน', 'ข้อความตัวอย่าง: เก็บเงินปลายทาง โอนเงิน หรือพร้อมเพย์'],
      ['How to pay', 'Sample text: cash on delivery, bank transfer or PromptPay'],
    ),
    step(
      'help-track',
      ['ติดตามพัสดุ', 'ข้อความตัวอย่าง: เลขพัสดุส่งให้ทางอีเมลทันทีที่จัดส่ง'],
      ['Follow a parcel', 'Sample text: its number comes by e-mail as soon as it is sent'],
    ),
    step(
      'help-refund',
      ['คืนสินค้าและคืนเงิน', 'ข้อความตัวอย่าง: แจ้งภายใน 7 วันหลังได้รับสินค้า พร้อมรูปถ่าย'],
      ['Returns and refunds', 'Sample text: tell us within 7 days, with a photograph'],
    ),
  ],
} as const satisfies PresetPage;
