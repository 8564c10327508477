import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_pottery/images';

export const layoutOurStory = {
  title: 'เรื่องของเรา',
  blocks: [
    {
      id: 'story-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: เรื่องของเรา',
        description: 'ข้อความตัวอย่าง: ยายปั้นโอ่ง แม่ปั้นครก เราปั้นถ้วย ดินก้อนเดียวกันมาสามรุ่น',
        align: 'start',
      },
      i18n: {
        en: {
          title: 'Sample text: Our story',
          description:
            'Sample text: Grandmother made water jars, mother made mortars, we make cups: three generations from the same clay.',
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: เตาใบที่สาม',
        description: 'ข้อความตัวอย่าง: เตาแรกพังเพราะน้ำท่วม เตาที่สองก่อเองยังเบี้ยว เตาใบนี้เผามาแล้วหกปี',
        image: `${images}/wheel.webp`,
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: The third kiln',
          description:
            'Sample text: The first was lost to a flood, the second leaned. This one has fired for six years.',
        },
      },
    },
  ],
} as const satisfies PresetPage;
