import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/jewelry/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'SlideShowSection',
      props: {
        layout: 'inset',
        height: 'tall',
        pictureWidth: 12,
        slides: [
          {
            image: `${images}/hero.webp`,
            imageMobile: `${images}/hero-mobile.webp`,
            title: 'ข้อความตัวอย่าง: โต๊ะช่างเงินที่วัวลาย',
            desc: 'ข้อความตัวอย่าง: สามรุ่นบนถนนเดียว ดุนลายเองทุกชิ้น',
            ground: 'plain',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: A silversmith’s bench on Wua Lai Road',
              desc: 'Sample text: Three generations on one street, every pattern hammered here.',
              ground: 'plain',
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
            title: 'ข้อความตัวอย่าง: เงินแท้',
            desc: 'ข้อความตัวอย่าง: ตอก 925 ทุกชิ้น',
          },
          {
            title: 'ข้อความตัวอย่าง: แก้ขนาดฟรี',
            desc: 'ข้อความตัวอย่าง: หนึ่งครั้งในปีแรก',
          },
          {
            title: 'ข้อความตัวอย่าง: ขัดตลอดอายุ',
            desc: 'ข้อความตัวอย่าง: ส่งกลับมาได้เสมอ',
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
              title: 'Sample text: Sterling',
              desc: 'Sample text: Each piece is stamped 925',
            },
            {
              title: 'Sample text: Resized free',
              desc: 'Sample text: Once in the first year',
            },
            {
              title: 'Sample text: Polished for life',
              desc: 'Sample text: Send it back any time',
            },
          ],
        },
      },
    },
    {
      id: 'about-next',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: นัดดูชิ้นจริงที่ร้าน',
        button: 'นัดหมาย',
        buttonLink: '/contactus',
        align: 'center',
        sectionStyle: 'deep',
      },
      i18n: {
        en: { title: 'Sample text: See a piece at the workshop', button: 'Make an appointment' },
      },
    },
  ],
} as const satisfies PresetPage;
