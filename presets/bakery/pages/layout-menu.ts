import type { PresetPage } from '../../define-preset.ts';

export const layoutMenu = {
  title: 'เมนูวันนี้',
  blocks: [
    {
      id: 'menu-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: เมนูวันนี้',
        description: 'ข้อความตัวอย่าง: เปลี่ยนทุกเช้า หมดแล้วหมดเลย',
      },
      i18n: {
        en: {
          title: 'Sample text: Today’s menu',
          description: 'Sample text: It changes every morning, and when it is gone it is gone.',
        },
      },
    },
    {
      id: 'menu-bread',
      name: 'ProductSection',
      props: {
        title: 'ขนมปัง',
        apiOptions: {
          ready_to_sell: 1,
        },
        productNumber: 8,
      },
      i18n: {
        en: {
          title: 'Bread',
        },
      },
    },
  ],
} as const satisfies PresetPage;
