import type { PresetPage } from '../../define-preset.ts';

export const layoutOurCompany = {
  title: 'บริษัทของเรา',
  blocks: [
    {
      id: 'company-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: บริษัทของเรา',
        description: 'ข้อความตัวอย่าง: ตัวเลขและมาตรฐานที่ผู้ซื้อรายใหญ่ถามหา',
        align: 'start',
      },
      i18n: {
        en: {
          title: 'Sample text: Our company',
          description: 'Sample text: The figures and standards that large buyers ask for',
        },
      },
    },
    {
      id: 'company',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ข้อมูลบริษัท',
        features: [
          {
            title: 'ข้อความตัวอย่าง: กำลังผลิต',
            desc: 'ข้อความตัวอย่าง: สองหมื่นใบต่อเดือน',
          },
          {
            title: 'ข้อความตัวอย่าง: มาตรฐาน',
            desc: 'ข้อความตัวอย่าง: มอก. 32 และ ISO 9001',
          },
          {
            title: 'ข้อความตัวอย่าง: ส่งออก',
            desc: 'ข้อความตัวอย่าง: สิบสี่ประเทศ',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: Facts',
          features: [
            {
              title: 'Sample text: Capacity',
              desc: 'Sample text: 20,000 pieces a month',
            },
            {
              title: 'Sample text: Standards',
              desc: 'Sample text: TIS 32 and ISO 9001',
            },
            {
              title: 'Sample text: Exports',
              desc: 'Sample text: Fourteen countries',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
