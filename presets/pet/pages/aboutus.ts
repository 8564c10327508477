import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/pet/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: บ้านที่มีแมวเจ็ดหมาสอง',
        description: 'ข้อความตัวอย่าง: ทุกชิ้นในร้านผ่านการทดสอบจากพนักงานขนฟู',
        image: `${images}/dog.webp`,
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: Seven cats and two dogs',
          description: 'Sample text: Everything here was tested by furry staff.',
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
            title: 'ข้อความตัวอย่าง: บอกส่วนผสม',
            desc: 'ข้อความตัวอย่าง: ไม่มีสีและกลิ่นสังเคราะห์',
          },
          {
            title: 'ข้อความตัวอย่าง: ทนเขี้ยว',
            desc: 'ข้อความตัวอย่าง: ของเล่นขาดเปลี่ยนให้',
          },
          {
            title: 'ข้อความตัวอย่าง: แบ่งให้บ้านพักพิง',
            desc: 'ข้อความตัวอย่าง: หนึ่งถุงต่อสิบถุงที่ขายได้',
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
              title: 'Sample text: Clear ingredients',
              desc: 'Sample text: No artificial colours or smells',
            },
            {
              title: 'Sample text: Tough',
              desc: 'Sample text: Broken toys are replaced',
            },
            {
              title: 'Sample text: Shared',
              desc: 'Sample text: One bag in ten goes to a shelter',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
