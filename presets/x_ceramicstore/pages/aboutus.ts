import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_ceramicstore/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: โรงงานเซรามิกในลำปาง',
        description: 'ข้อความตัวอย่าง: เผาด้วยก๊าซธรรมชาติ ควบคุมอุณหภูมิทุกเตา ส่งออกยี่สิบปีก่อนกลับมาขายในไทย',
        image: `${images}/set.webp`,
        imageAlign: 'left',
        sectionStyle: 'tint',
      },
      i18n: {
        en: {
          title: 'Sample text: A ceramics factory in Lampang',
          description:
            'Sample text: Gas-fired with every kiln logged; twenty years of export before we began to sell at home.',
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
            title: 'ข้อความตัวอย่าง: มาตรฐานส่งออก',
            desc: 'ข้อความตัวอย่าง: ผ่านการตรวจสารตะกั่วทุกล็อต',
          },
          {
            title: 'ข้อความตัวอย่าง: สีเท่ากันทุกใบ',
            desc: 'ข้อความตัวอย่าง: ต่างกันไม่เกินที่ตาเห็น',
          },
          {
            title: 'ข้อความตัวอย่าง: ขายส่งได้',
            desc: 'ข้อความตัวอย่าง: เริ่มที่หนึ่งร้อยใบ',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'strip',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Export quality',
              desc: 'Sample text: Every batch tested for lead',
            },
            {
              title: 'Sample text: Even glaze',
              desc: 'Sample text: Matched by eye and meter',
            },
            {
              title: 'Sample text: Wholesale',
              desc: 'Sample text: From a hundred pieces',
            },
          ],
        },
      },
    },
    {
      id: 'about-products',
      name: 'ProductSection',
      props: {
        title: 'จากสายการผลิต',
        apiOptions: { sort: 'popular' },
        productNumber: 4,
        columns: 4,
        layout: 'grid',
        gutter: 'none',
      },
      i18n: { en: { title: 'From the line' } },
    },
  ],
} as const satisfies PresetPage;
