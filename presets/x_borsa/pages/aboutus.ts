import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_borsa/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: โต๊ะเย็บริมหน้าต่าง',
        description: 'ข้อความตัวอย่าง: ช่างสี่คน เครื่องสามเครื่อง ออกแบบปีละสองครั้ง',
        image: `${images}/use.webp`,
        imageAlign: 'left',
      },
      i18n: {
        en: {
          title: 'Sample text: A bench by the window',
          description: 'Sample text: Four makers, three machines, two collections a year.',
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
            title: 'ข้อความตัวอย่าง: ซ่อมห้าปี',
            desc: 'ข้อความตัวอย่าง: ไม่คิดค่าแรง',
          },
          {
            title: 'ข้อความตัวอย่าง: หนังเหลือใช้',
            desc: 'ข้อความตัวอย่าง: จากโรงงานเบาะรถ',
          },
          {
            title: 'ข้อความตัวอย่าง: ตัวล็อกทองเหลือง',
            desc: 'ข้อความตัวอย่าง: ไม่ลอกไม่ดำ',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'index',
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Five years of repairs',
              desc: 'Sample text: Free of charge',
            },
            {
              title: 'Sample text: Leftover leather',
              desc: 'Sample text: From a car-seat factory',
            },
            {
              title: 'Sample text: Brass fittings',
              desc: 'Sample text: They do not peel',
            },
          ],
        },
      },
    },
    {
      id: 'about-products',
      name: 'ProductSection',
      props: {
        title: 'ใบที่เราถือเอง',
        apiOptions: { sort: 'popular' },
        productNumber: 5,
        columns: 5,
        layout: 'shelf',
      },
      i18n: { en: { title: 'The ones we carry' } },
    },
  ],
} as const satisfies PresetPage;
