import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/kids/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'SlideShowSection',
      props: {
        layout: 'split',
        height: 'half',
        mask: 'ruler',
        slides: [
          {
            image: `${images}/kites.webp`,
            title: 'ข้อความตัวอย่าง: พ่อแม่สองคนกับกล่องของเล่น',
            desc: 'ข้อความตัวอย่าง: ทุกชิ้นผ่านลูกเราสามคน ถ้าพังในสัปดาห์แรก เราไม่ขาย',
            ground: 'quiet',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/kites.webp`,
              title: 'Sample text: Two parents and a toy box',
              desc: 'Sample text: Everything survives our three children for a week before we sell it.',
              ground: 'quiet',
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
            title: 'ข้อความตัวอย่าง: ปลอดภัย',
            desc: 'ข้อความตัวอย่าง: มี มอก. ทุกชิ้น',
          },
          {
            title: 'ข้อความตัวอย่าง: ซักได้',
            desc: 'ข้อความตัวอย่าง: เข้าเครื่องได้',
          },
          {
            title: 'ข้อความตัวอย่าง: ต่ออายุ',
            desc: 'ข้อความตัวอย่าง: รับของเดิมไปส่งต่อ',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        align: 'center',
        sectionStyle: 'B',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Safe',
              desc: 'Sample text: TIS-certified',
            },
            {
              title: 'Sample text: Washable',
              desc: 'Sample text: In the machine',
            },
            {
              title: 'Sample text: Passed on',
              desc: 'Sample text: We pass on what is outgrown',
            },
          ],
        },
      },
    },
    {
      id: 'about-products',
      name: 'ProductSection',
      props: {
        title: 'ของเล่นที่ลูกเราเลือก',
        apiOptions: { sort: 'popular' },
        productNumber: 4,
        columns: 4,
        layout: 'grid',
      },
      i18n: { en: { title: 'Our children’s own picks' } },
    },
  ],
} as const satisfies PresetPage;
