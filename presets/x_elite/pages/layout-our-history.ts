import type { PresetPage } from '../../define-preset.ts';

export const layoutOurHistory = {
  title: 'ประวัติร้าน',
  blocks: [
    {
      id: 'history-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: ประวัติร้าน',
        description: 'ข้อความตัวอย่าง: ใส่ปีและเหตุการณ์สำคัญของร้าน',
        align: 'start',
      },
      i18n: {
        en: {
          title: 'Sample text: Our history',
          description: 'Sample text: Put the years that mattered here',
        },
      },
    },
    {
      id: 'history',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ปีที่จำได้',
        features: [
          {
            title: 'ข้อความตัวอย่าง: 2541',
            desc: 'ข้อความตัวอย่าง: เปิดร้านที่บางรัก',
          },
          {
            title: 'ข้อความตัวอย่าง: 2556',
            desc: 'ข้อความตัวอย่าง: ย้ายมาตึกแถวปัจจุบัน',
          },
          {
            title: 'ข้อความตัวอย่าง: 2569',
            desc: 'ข้อความตัวอย่าง: เปิดร้านออนไลน์',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: Years to remember',
          features: [
            {
              title: 'Sample text: 1998',
              desc: 'Sample text: The shop opens in Bang Rak',
            },
            {
              title: 'Sample text: 2013',
              desc: 'Sample text: The move to today’s shophouse',
            },
            {
              title: 'Sample text: 2026',
              desc: 'Sample text: The online shop opens',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
