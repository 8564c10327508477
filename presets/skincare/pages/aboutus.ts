import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/skincare/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: เภสัชกรกับสวนสมุนไพร',
        description: 'ข้อความตัวอย่าง: เราเริ่มจากสูตรให้แม่ที่ผิวแพ้ง่าย ทดลองสองปีก่อนขายขวดแรก',
        image: `${images}/shelf.webp`,
        imageAlign: 'left',
      },
      i18n: {
        en: {
          title: 'Sample text: A pharmacist and a herb garden',
          description:
            'Sample text: It began with a formula for a mother with sensitive skin, and two years of trials before the first bottle was sold.',
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
            title: 'ข้อความตัวอย่าง: จดแจ้งครบ',
            desc: 'ข้อความตัวอย่าง: มีเลขจดแจ้งทุกชิ้น',
          },
          {
            title: 'ข้อความตัวอย่าง: ไม่ทดลองกับสัตว์',
            desc: 'ข้อความตัวอย่าง: ทดสอบกับอาสาสมัคร',
          },
          {
            title: 'ข้อความตัวอย่าง: เติมได้',
            desc: 'ข้อความตัวอย่าง: ส่งขวดเปล่ากลับมาลดราคา',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'steps',
        sectionStyle: 'tint',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Registered',
              desc: 'Sample text: Every product has its number',
            },
            {
              title: 'Sample text: Cruelty-free',
              desc: 'Sample text: Tested on volunteers',
            },
            {
              title: 'Sample text: Refillable',
              desc: 'Sample text: Send the empty back for a discount',
            },
          ],
        },
      },
    },
    {
      id: 'about-next',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: ไม่แน่ใจว่าผิวแบบไหน',
        button: 'ถามเภสัชกร',
        buttonLink: '/contactus',
        align: 'center',
      },
      i18n: {
        en: { title: 'Sample text: Not sure about your skin?', button: 'Ask the pharmacist' },
      },
    },
  ],
} as const satisfies PresetPage;
