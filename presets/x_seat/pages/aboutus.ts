import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_seat/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: เก้าอี้ตัวเดียวที่ห้องต้องการ',
        description: 'ข้อความตัวอย่าง: เราออกแบบให้ผ่านประตูคอนโดไทยทุกบานที่วัดมา',
        image: `${images}/near.webp`,
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: The one chair a room needs',
          description: 'Sample text: Designed to pass every condo door we have measured.',
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
            title: 'ข้อความตัวอย่าง: ไม้ปลูก',
            desc: 'ข้อความตัวอย่าง: ยางพาราจากตรัง',
          },
          {
            title: 'ข้อความตัวอย่าง: ซ่อมได้',
            desc: 'ข้อความตัวอย่าง: เปลี่ยนขาเดียวได้',
          },
          {
            title: 'ข้อความตัวอย่าง: บอกขนาดกล่อง',
            desc: 'ข้อความตัวอย่าง: ทุกชิ้น',
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
              title: 'Sample text: Farmed wood',
              desc: 'Sample text: Rubberwood from Trang',
            },
            {
              title: 'Sample text: Repairable',
              desc: 'Sample text: One leg at a time',
            },
            {
              title: 'Sample text: Box sizes',
              desc: 'Sample text: On every piece',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
