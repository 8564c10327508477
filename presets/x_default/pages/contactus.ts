import type { PresetPage } from '../../define-preset.ts';

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
          description: 'Sample text: questions, parcels, large orders: write or call.',
        },
      },
    },
    {
      id: 'contact-ways',
      name: 'FeatureSection',
      props: {
        features: [
          {
            title: 'โทรศัพท์',
            desc: 'ข้อความตัวอย่าง: 02-000-0000 ทุกวัน 9.00 – 18.00 น.',
            link: 'tel:020000000',
            featureButton: 'โทรเลย',
          },
          {
            title: 'อีเมล',
            desc: 'ข้อความตัวอย่าง: hello@example.com ตอบภายในหนึ่งวัน',
            link: 'mailto:hello@example.com',
            featureButton: 'เขียนอีเมล',
          },
          {
            title: 'หน้าร้าน',
            desc: 'ข้อความตัวอย่าง: เลขที่ ถนน เขต จังหวัด และวันเวลาเปิดร้าน',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          features: [
            {
              title: 'Telephone',
              desc: 'Sample text: 02-000-0000, every day from 9 to 6',
              link: 'tel:020000000',
              featureButton: 'Call',
            },
            {
              title: 'E-mail',
              desc: 'Sample text: hello@example.com, answered within a day',
              link: 'mailto:hello@example.com',
              featureButton: 'Write',
            },
            {
              title: 'The shop',
              desc: 'Sample text: number, street, district, province, and when you are open',
            },
          ],
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
          title: 'Sample text: how to get there',
          description: 'Sample text: which station is near, and where to park',
        },
      },
    },
  ],
} as const satisfies PresetPage;
