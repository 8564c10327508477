import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/mall_village/images';

export const layoutProject = {
  title: 'โครงการชุมชน',
  blocks: [
    {
      id: 'project-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: โครงการชุมชน',
        description: 'ข้อความตัวอย่าง: สิ่งที่กำไรของร้านทำให้เกิดขึ้น',
      },
      i18n: {
        en: {
          title: 'Sample text: Village projects',
          description: 'Sample text: What the shop’s profit has built',
        },
      },
    },
    {
      id: 'projects',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ปีนี้',
        features: [
          {
            image: `${images}/cloth.webp`,
            title: 'ข้อความตัวอย่าง: โรงย้อมคราม',
            desc: 'ข้อความตัวอย่าง: บ้านดอนกอย',
          },
          {
            image: `${images}/bag.webp`,
            title: 'ข้อความตัวอย่าง: ห้องสมุดลายผ้า',
            desc: 'ข้อความตัวอย่าง: เก็บลายโบราณสามร้อยลาย',
          },
          {
            image: `${images}/pot.webp`,
            title: 'ข้อความตัวอย่าง: เตาเผารวม',
            desc: 'ข้อความตัวอย่าง: สิบสองครัวเรือนใช้ร่วมกัน',
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
              image: `${images}/cloth.webp`,
              title: 'Sample text: An indigo dye house',
              desc: 'Sample text: Ban Don Koi',
            },
            {
              image: `${images}/bag.webp`,
              title: 'Sample text: A library of patterns',
              desc: 'Sample text: Three hundred old patterns',
            },
            {
              image: `${images}/pot.webp`,
              title: 'Sample text: A shared kiln',
              desc: 'Sample text: Twelve households use it',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
