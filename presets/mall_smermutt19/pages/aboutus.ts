import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/mall_smermutt19/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: งานที่นักศึกษาจัดเอง',
        description: 'ข้อความตัวอย่าง: เริ่มจากโต๊ะสิบเก้าตัวหน้าหอสมุด วันนี้ขายได้ทั้งปี',
        image: `${images}/stall.webp`,
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: A fair run by students',
          description:
            'Sample text: It began with nineteen tables by the library. Now it runs all year.',
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
        sectionStyle: 'quiet',
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
  ],
} as const satisfies PresetPage;
