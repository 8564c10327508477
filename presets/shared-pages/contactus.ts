import type { PresetPage } from '../define-preset.ts';

/** The built-in page adds phone, e-mail, address and form below it. */
export const contactus = {
  title: 'ติดต่อเรา',
  blocks: [
    {
      id: 'contact-lead',
      name: 'Headline',
      props: {
        title: 'ติดต่อเรา',
        description: 'ข้อความตัวอย่าง: ถามเรื่องสินค้า ติดตามพัสดุ หรือสั่งจำนวนมาก ทักมาได้เลย',
        align: 'start',
      },
      i18n: {
        en: {
          title: 'Contact us',
          description:
            'Sample text: questions about a product, a parcel or a large order? Write to us or call.',
        },
      },
    },
    {
      id: 'contact-note',
      name: 'ParagraphSection',
      props: {
        title: 'ข้อความตัวอย่าง: การเดินทาง',
        description: 'ข้อความตัวอย่าง: ใกล้สถานีไหน จอดรถได้ที่ใด',
      },
      i18n: {
        en: {
          title: 'Sample text: how to find us',
          description: 'Sample text: the nearest station, and where to park',
        },
      },
    },
  ],
} as const satisfies PresetPage;
