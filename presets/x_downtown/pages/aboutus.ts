import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_downtown/images';

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
            title: 'ข้อความตัวอย่าง: สามคนกับจักรหนึ่งตัว',
            desc: 'ข้อความตัวอย่าง: เริ่มจากสกรีนเสื้อขายหน้าโรงเรียน วันนี้ก็ยังทำทีละห้าสิบตัว',
            ground: 'B',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              title: 'Sample text: Three people and one machine',
              desc: 'Sample text: It began with shirts outside the school gate. It is still fifty at a time.',
              ground: 'B',
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
            title: 'ข้อความตัวอย่าง: ผลิตในไทย',
            desc: 'ข้อความตัวอย่าง: ตัดเย็บที่บางบอน',
          },
          {
            title: 'ข้อความตัวอย่าง: ไม่สต็อก',
            desc: 'ข้อความตัวอย่าง: หมดแล้วไม่ทำเพิ่ม',
          },
          {
            title: 'ข้อความตัวอย่าง: ไซซ์จริง',
            desc: 'ข้อความตัวอย่าง: วัดบนคนจริง',
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
              title: 'Sample text: Made here',
              desc: 'Sample text: Sewn in Bang Bon',
            },
            {
              title: 'Sample text: No stock',
              desc: 'Sample text: Gone is gone',
            },
            {
              title: 'Sample text: Real sizes',
              desc: 'Sample text: Measured on people',
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
          { image: `${images}/shirt.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/hat.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/bag.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/jacket.webp`, title: 'ภาพตัวอย่าง' },
        ],
        slidesToShow: 4,
        parallax: false,
        sectionStyle: 'deep',
        isFullScreen: true,
      },
      i18n: {
        en: {
          galleries: [
            { image: `${images}/shirt.webp`, title: 'Sample image' },
            { image: `${images}/hat.webp`, title: 'Sample image' },
            { image: `${images}/bag.webp`, title: 'Sample image' },
            { image: `${images}/jacket.webp`, title: 'Sample image' },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
