import type { PresetPage } from '../../define-preset.ts';

export const layoutOurPurpose = {
  title: 'ความตั้งใจ',
  blocks: [
    {
      id: 'purpose-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: ทำไมเราขายผลไม้',
        description: 'ข้อความตัวอย่าง: ให้ชาวสวนได้ราคา และให้คนกินได้ของสดในราคาตลาด',
      },
      i18n: {
        en: {
          title: 'Sample text: Why we sell fruit',
          description:
            'Sample text: So that growers get a fair price and you get fresh fruit at the market’s.',
        },
      },
    },
    {
      id: 'purpose-figures',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ตัวเลขของเรา',
        features: [
          {
            title: 'ข้อความตัวอย่าง: 24 สวน',
            desc: 'ข้อความตัวอย่าง: รับตรงไม่ผ่านคนกลาง',
          },
          {
            title: 'ข้อความตัวอย่าง: 1 วัน',
            desc: 'ข้อความตัวอย่าง: จากต้นถึงบ้าน',
          },
          {
            title: 'ข้อความตัวอย่าง: 0 บาท',
            desc: 'ข้อความตัวอย่าง: ค่าคัดและห่อ',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        align: 'center',
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: Our figures',
          features: [
            {
              title: 'Sample text: 24 orchards',
              desc: 'Sample text: Bought directly',
            },
            {
              title: 'Sample text: 1 day',
              desc: 'Sample text: From tree to door',
            },
            {
              title: 'Sample text: ฿0',
              desc: 'Sample text: For sorting and packing',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
