import type { PresetPage } from '../../define-preset.ts';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'SlideShowSection',
      props: {
        layout: 'type',
        height: 'half',
        typeSize: 'shrink',
        slides: [
          {
            title: 'ข้อความตัวอย่าง: ร้านแว่นที่ไม่เร่งให้ซื้อ',
            desc: 'ข้อความตัวอย่าง: นักทัศนมาตรสองคน วัดสายตาคนละสี่สิบนาที',
            ground: 'plain',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              title: 'Sample text: An optician who does not hurry you',
              desc: 'Sample text: Two optometrists, forty minutes for each eye test.',
              ground: 'plain',
            },
          ],
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
            title: 'ข้อความตัวอย่าง: วัดละเอียด',
            desc: 'ข้อความตัวอย่าง: สี่สิบนาทีต่อคน',
          },
          {
            title: 'ข้อความตัวอย่าง: ราคาเดียว',
            desc: 'ข้อความตัวอย่าง: กรอบรวมเลนส์',
          },
          {
            title: 'ข้อความตัวอย่าง: ปรับฟรี',
            desc: 'ข้อความตัวอย่าง: ตลอดอายุ',
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
              title: 'Sample text: Measured well',
              desc: 'Sample text: Forty minutes each',
            },
            {
              title: 'Sample text: One price',
              desc: 'Sample text: Frame with lenses',
            },
            {
              title: 'Sample text: Free fitting',
              desc: 'Sample text: For life',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
