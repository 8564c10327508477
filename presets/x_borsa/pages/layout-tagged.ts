import type { PresetPage } from '../../define-preset.ts';

export const layoutTagged = {
  title: 'เลือกตามโอกาส',
  blocks: [
    {
      id: 'tagged-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: เลือกตามโอกาส',
        description: 'ข้อความตัวอย่าง: บอกว่าใบไหนเหมาะกับวันแบบไหน',
        align: 'start',
      },
      i18n: {
        en: {
          title: 'Sample text: By occasion',
          description: 'Sample text: Say which bag suits which day',
        },
      },
    },
  ],
} as const satisfies PresetPage;
