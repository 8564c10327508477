import type { PresetPage } from '../../define-preset.ts';

export const layoutCertificate = {
  title: 'ผลตรวจ',
  blocks: [
    {
      id: 'certificate-lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: ผลตรวจและใบรับรอง',
        description: 'ข้อความตัวอย่าง: ถ่ายใบรับรองของคุณแล้ววางไว้ตรงนี้',
        align: 'start',
      },
      i18n: {
        en: {
          title: 'Sample text: Tests and certificates',
          description: 'Sample text: Photograph your certificates and put them here',
        },
      },
    },
  ],
} as const satisfies PresetPage;
