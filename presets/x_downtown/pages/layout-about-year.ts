import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_downtown/images';

export const layoutAboutYear = {
  title: 'ดรอปของปี',
  blocks: [
    {
      id: 'drops-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: ดรอปของปี',
        description: 'ข้อความตัวอย่าง: ใส่ชื่อและวันที่ของแต่ละดรอป',
        align: 'start',
      },
      i18n: {
        en: {
          title: 'Sample text: Drops of the year',
          description: 'Sample text: Put the name and date of each drop here',
        },
      },
    },
    {
      id: 'drops',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ปีนี้',
        features: [
          {
            image: `${images}/jacket.webp`,
            title: 'ข้อความตัวอย่าง: ดรอป 05',
            desc: 'ข้อความตัวอย่าง: กุมภาพันธ์',
          },
          {
            image: `${images}/hat.webp`,
            title: 'ข้อความตัวอย่าง: ดรอป 06',
            desc: 'ข้อความตัวอย่าง: มิถุนายน',
          },
          {
            image: `${images}/bag.webp`,
            title: 'ข้อความตัวอย่าง: ดรอป 07',
            desc: 'ข้อความตัวอย่าง: พฤศจิกายน',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
      },
      i18n: {
        en: {
          title: 'Sample text: This year',
          features: [
            {
              image: `${images}/jacket.webp`,
              title: 'Sample text: Drop 05',
              desc: 'Sample text: February',
            },
            {
              image: `${images}/hat.webp`,
              title: 'Sample text: Drop 06',
              desc: 'Sample text: June',
            },
            {
              image: `${images}/bag.webp`,
              title: 'Sample text: Drop 07',
              desc: 'Sample text: November',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
