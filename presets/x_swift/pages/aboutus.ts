import type { PresetPage } from '../../define-preset.ts';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'SlideShowSection',
      props: {
        layout: 'type',
        height: 'half',
        slides: [
          {
            title: 'ข้อความตัวอย่าง: ร้านอุปกรณ์ที่ตอบเร็ว',
            desc: 'ข้อความตัวอย่าง: เราทดลองทุกชิ้นกับเครื่องจริงก่อนขาย และตอบแชตภายในสิบนาที',
            ground: 'A',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              title: 'Sample text: The accessory shop that answers',
              desc: 'Sample text: Every item is tried on a real phone before it is listed, and chats are answered within ten minutes.',
              ground: 'A',
            },
          ],
        },
      },
    },
    {
      id: 'about-values',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: สิ่งที่เรายึดถือ',
        features: [
          {
            title: 'ข้อความตัวอย่าง: ตรงรุ่น',
            desc: 'ข้อความตัวอย่าง: มีรายชื่อรุ่นทุกสินค้า',
          },
          {
            title: 'ข้อความตัวอย่าง: ส่งไว',
            desc: 'ข้อความตัวอย่าง: ส่งทุกวันรวมวันหยุด',
          },
          {
            title: 'ข้อความตัวอย่าง: ประกันจริง',
            desc: 'ข้อความตัวอย่าง: เปลี่ยนโดยไม่ถาม',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'index',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: It fits',
              desc: 'Sample text: Models listed on every product',
            },
            {
              title: 'Sample text: Fast',
              desc: 'Sample text: Sent every day, holidays too',
            },
            {
              title: 'Sample text: Real warranty',
              desc: 'Sample text: Exchanged without questions',
            },
          ],
        },
      },
    },
    {
      id: 'about-products',
      name: 'ProductSection',
      props: {
        title: 'ขายดีในร้าน',
        apiOptions: { sort: 'popular' },
        productNumber: 8,
        layout: 'board',
        sectionStyle: 'tint',
      },
      i18n: { en: { title: 'Bestsellers' } },
    },
  ],
} as const satisfies PresetPage;
