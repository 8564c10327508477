import type { PresetPage } from '../../define-preset.ts';

export const layoutReview = {
  title: 'รีวิวจากเจ้าของ',
  blocks: [
    {
      id: 'review-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: เจ้าของเล่าให้ฟัง',
        description: 'ข้อความตัวอย่าง: เลือกรีวิวที่คุณชอบมาวางตรงนี้',
      },
      i18n: {
        en: {
          title: 'Sample text: What owners say',
          description: 'Sample text: Put the reviews you like best here',
        },
      },
    },
    {
      id: 'review-products',
      name: 'ProductSection',
      props: {
        title: 'ของที่ได้ห้าดาว',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 4,
      },
      i18n: {
        en: {
          title: 'Five-star favourites',
        },
      },
    },
  ],
} as const satisfies PresetPage;
