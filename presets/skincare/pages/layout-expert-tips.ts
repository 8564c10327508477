import type { PresetPage } from '../../define-preset.ts';

export const layoutExpertTips = {
  title: 'คำแนะนำผู้เชี่ยวชาญ',
  blocks: [
    {
      id: 'tips-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: คำแนะนำจากเภสัชกร',
        description: 'ข้อความตัวอย่าง: ตอบจากคำถามที่ลูกค้าถามจริง',
        align: 'start',
      },
      i18n: {
        en: {
          title: 'Sample text: Tips from our pharmacist',
          description: 'Sample text: Answers to what customers really ask',
        },
      },
    },
    {
      id: 'tips',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: คำถามเดือนนี้',
        features: [
          {
            title: 'ข้อความตัวอย่าง: กันแดดต้องทากี่ข้อนิ้ว',
            desc: 'ข้อความตัวอย่าง: สองข้อนิ้วสำหรับหน้าและคอ',
          },
          {
            title: 'ข้อความตัวอย่าง: ใช้วิตามินซีตอนไหน',
            desc: 'ข้อความตัวอย่าง: ตอนเช้า ก่อนกันแดด',
          },
          {
            title: 'ข้อความตัวอย่าง: ท้องใช้ได้ไหม',
            desc: 'ข้อความตัวอย่าง: ถามเราก่อนทุกครั้ง',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
      },
      i18n: {
        en: {
          title: 'Sample text: This month’s questions',
          features: [
            {
              title: 'Sample text: How much sunscreen?',
              desc: 'Sample text: Two finger lengths for face and neck',
            },
            {
              title: 'Sample text: When to use vitamin C?',
              desc: 'Sample text: In the morning, before sunscreen',
            },
            {
              title: 'Sample text: Safe in pregnancy?',
              desc: 'Sample text: Ask us first',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
