import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/mall_smermutt19/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'SlideShowSection',
      props: {
        layout: 'split',
        height: 'half',
        mask: 'awning',
        slides: [
          {
            image: `${images}/stall.webp`,
            title: 'ข้อความตัวอย่าง: งานที่นักศึกษาจัดเอง',
            desc: 'ข้อความตัวอย่าง: เริ่มจากโต๊ะสิบเก้าตัวหน้าหอสมุด วันนี้ขายได้ทั้งปี',
            ground: 'B',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/stall.webp`,
              title: 'Sample text: A fair run by students',
              desc: 'Sample text: It began with nineteen tables by the library. Now it runs all year.',
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
            title: 'ข้อความตัวอย่าง: ค่าแผงศูนย์บาท',
            desc: 'ข้อความตัวอย่าง: นักศึกษาปัจจุบัน',
          },
          {
            title: 'ข้อความตัวอย่าง: รุ่นพี่ช่วยดู',
            desc: 'ข้อความตัวอย่าง: ทุกร้านมีพี่เลี้ยง',
          },
          {
            title: 'ข้อความตัวอย่าง: ปลอดภัย',
            desc: 'ข้อความตัวอย่าง: เงินเข้าหลังส่งของ',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        align: 'center',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Free stalls',
              desc: 'Sample text: For current students',
            },
            {
              title: 'Sample text: Mentors',
              desc: 'Sample text: For every stall',
            },
            {
              title: 'Sample text: Safe',
              desc: 'Sample text: Paid after delivery',
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
          { image: `${images}/candle.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/plant.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/scarf.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/snack.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/stamp.webp`, title: 'ภาพตัวอย่าง' },
        ],
        slidesToShow: 5,
        parallax: false,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          galleries: [
            { image: `${images}/candle.webp`, title: 'Sample image' },
            { image: `${images}/plant.webp`, title: 'Sample image' },
            { image: `${images}/scarf.webp`, title: 'Sample image' },
            { image: `${images}/snack.webp`, title: 'Sample image' },
            { image: `${images}/stamp.webp`, title: 'Sample image' },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
