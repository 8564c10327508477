import type { PresetPage } from '../../define-preset.ts';

export const layoutFindDealers = {
  title: 'ตัวแทนจำหน่าย',
  blocks: [
    {
      id: 'dealers-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: ตัวแทนจำหน่าย',
        description: 'ข้อความตัวอย่าง: ใส่ชื่อร้าน ที่อยู่ และเวลาเปิดของตัวแทน',
        align: 'start',
      },
      i18n: {
        en: {
          title: 'Sample text: Find a dealer',
          description: 'Sample text: Put your dealers’ names, addresses and hours here',
        },
      },
    },
    {
      id: 'dealers',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ตามภาค',
        features: [
          {
            title: 'ข้อความตัวอย่าง: กรุงเทพ',
            desc: 'ข้อความตัวอย่าง: ลาดพร้าว 71 โทร 02 000 0001',
          },
          {
            title: 'ข้อความตัวอย่าง: เชียงใหม่',
            desc: 'ข้อความตัวอย่าง: นิมมานฯ ซอย 9 โทร 053 000 002',
          },
          {
            title: 'ข้อความตัวอย่าง: หาดใหญ่',
            desc: 'ข้อความตัวอย่าง: ถนนธรรมนูญวิถี โทร 074 000 003',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: By region',
          features: [
            {
              title: 'Sample text: Bangkok',
              desc: 'Sample text: Lat Phrao 71, 02 000 0001',
            },
            {
              title: 'Sample text: Chiang Mai',
              desc: 'Sample text: Nimman Soi 9, 053 000 002',
            },
            {
              title: 'Sample text: Hat Yai',
              desc: 'Sample text: Thammanoon Vithi Road, 074 000 003',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
