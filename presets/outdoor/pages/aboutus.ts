import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/outdoor/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'SlideShowSection',
      props: {
        layout: 'cover',
        height: 'tall',
        slides: [
          {
            image: `${images}/hero.webp`,
            imageMobile: `${images}/hero-mobile.webp`,
            title: 'ข้อความตัวอย่าง: เดินเอง ใช้เอง แล้วค่อยขาย',
            desc: 'ข้อความตัวอย่าง: ทีมสี่คน ขึ้นเขาปีละยี่สิบครั้ง ของที่ไม่รอดเราไม่เก็บไว้ขาย',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: Walked, used, then sold',
              desc: 'Sample text: Four people, twenty mountains a year. What does not survive is not sold.',
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
            title: 'ข้อความตัวอย่าง: ชั่งจริง',
            desc: 'ข้อความตัวอย่าง: บอกน้ำหนักเป็นกรัม',
          },
          {
            title: 'ข้อความตัวอย่าง: ซ่อมให้',
            desc: 'ข้อความตัวอย่าง: เต็นท์ เป้ รองเท้า',
          },
          {
            title: 'ข้อความตัวอย่าง: เช่าได้',
            desc: 'ข้อความตัวอย่าง: ลองก่อนซื้อ',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'steps',
        divider: 'contour',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Weighed',
              desc: 'Sample text: In grams',
            },
            {
              title: 'Sample text: Repaired',
              desc: 'Sample text: Tents, packs, boots',
            },
            {
              title: 'Sample text: For hire',
              desc: 'Sample text: Try before you buy',
            },
          ],
        },
      },
    },
    {
      id: 'about-products',
      name: 'ProductSection',
      props: {
        title: 'ของที่เราแบกขึ้นเขาเอง',
        apiOptions: { sort: 'popular' },
        productNumber: 5,
        columns: 4,
        layout: 'lead',
        sectionStyle: 'quiet',
      },
      i18n: { en: { title: 'What we carry ourselves' } },
    },
  ],
} as const satisfies PresetPage;
