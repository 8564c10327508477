import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/bakery/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'SlideShowSection',
      props: {
        layout: 'split',
        height: 'half',
        mask: 'circle',
        slides: [
          {
            image: `${images}/table.webp`,
            title: 'ข้อความตัวอย่าง: ร้านเล็กหัวมุมถนน',
            desc: 'ข้อความตัวอย่าง: เราเริ่มจากเตาใบเดียว อบให้เพื่อนบ้าน วันนี้ก็ยังอบเท่าที่ขายหมดในวัน',
            ground: 'tint',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/table.webp`,
              title: 'Sample text: The small shop on the corner',
              desc: 'Sample text: It began with one oven and the neighbours. We still bake only what sells in a day.',
              ground: 'tint',
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
            title: 'ข้อความตัวอย่าง: สดทุกวัน',
            desc: 'ข้อความตัวอย่าง: ไม่ขายข้ามวัน',
          },
          {
            title: 'ข้อความตัวอย่าง: บอกส่วนผสม',
            desc: 'ข้อความตัวอย่าง: แจ้งสารก่อภูมิแพ้ทุกชิ้น',
          },
          {
            title: 'ข้อความตัวอย่าง: ไม่ทิ้ง',
            desc: 'ข้อความตัวอย่าง: ของเหลือแบ่งให้ชุมชนทุกเย็น',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'schedule',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Fresh daily',
              desc: 'Sample text: Never day-old',
            },
            {
              title: 'Sample text: Clear ingredients',
              desc: 'Sample text: Allergens named on every item',
            },
            {
              title: 'Sample text: No waste',
              desc: 'Sample text: What is left is shared every evening',
            },
          ],
        },
      },
    },
    {
      id: 'about-pictures',
      name: 'GallerySection',
      props: {
        galleries: [
          { image: `${images}/bun.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/croissant.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/loaf.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/cake.webp`, title: 'ภาพตัวอย่าง' },
        ],
        slidesToShow: 4,
        parallax: false,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          galleries: [
            { image: `${images}/bun.webp`, title: 'Sample image' },
            { image: `${images}/croissant.webp`, title: 'Sample image' },
            { image: `${images}/loaf.webp`, title: 'Sample image' },
            { image: `${images}/cake.webp`, title: 'Sample image' },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
