import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/mall_smermutt19/images';

export const layoutCollege = {
  title: 'ห้องเรียนคนทำ',
  blocks: [
    {
      id: 'college-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: ห้องเรียนคนทำ',
        description: 'ข้อความตัวอย่าง: คอร์สสั้นเย็นวันพุธ สอนโดยรุ่นพี่',
      },
      i18n: {
        en: {
          title: 'Sample text: Maker college',
          description: 'Sample text: Short courses on Wednesday evenings, taught by alumni',
        },
      },
    },
    {
      id: 'college',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: เทอมนี้',
        features: [
          {
            image: `${images}/scarf.webp`,
            title: 'ข้อความตัวอย่าง: ตั้งราคา',
            desc: 'ข้อความตัวอย่าง: สองชั่วโมง',
          },
          {
            image: `${images}/candle.webp`,
            title: 'ข้อความตัวอย่าง: ถ่ายรูปด้วยมือถือ',
            desc: 'ข้อความตัวอย่าง: สามชั่วโมง',
          },
          {
            image: `${images}/stamp.webp`,
            title: 'ข้อความตัวอย่าง: ตอบแชต',
            desc: 'ข้อความตัวอย่าง: หนึ่งชั่วโมง',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
      },
      i18n: {
        en: {
          title: 'Sample text: This term',
          features: [
            {
              image: `${images}/scarf.webp`,
              title: 'Sample text: Pricing',
              desc: 'Sample text: Two hours',
            },
            {
              image: `${images}/candle.webp`,
              title: 'Sample text: Phone photos',
              desc: 'Sample text: Three hours',
            },
            {
              image: `${images}/stamp.webp`,
              title: 'Sample text: Answering chats',
              desc: 'Sample text: One hour',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
