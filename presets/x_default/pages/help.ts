import type { PresetPage } from '../../define-preset.ts';

/** The greeting alone: how to buy, pay, follow and return follow below it by themselves. */
export const help = {
  title: 'ช่วยเหลือ',
  blocks: [
    {
      id: 'help-lead',
      name: 'Headline',
      props: {
        title: 'มีอะไรให้ช่วยไหมคะ',
        description: 'ข้อความตัวอย่าง: ทักทายลูกค้า แล้วบอกเวลาที่ตอบข้อความ',
        sectionStyle: 'tint',
      },
      i18n: {
        en: {
          title: 'How can we help?',
          description: 'Sample text: greet your customers and tell them when you reply',
        },
      },
    },
  ],
} as const satisfies PresetPage;
