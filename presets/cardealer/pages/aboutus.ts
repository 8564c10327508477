import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/cardealer/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: เต็นท์รถที่เปิดฝากระโปรงให้ดู',
        description: 'ข้อความตัวอย่าง: ขายรถมือสองมายี่สิบปี ลูกค้าครึ่งหนึ่งคือคนที่เคยซื้อแล้ว',
        image: `${images}/near.webp`,
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: The yard that opens the bonnet',
          description:
            'Sample text: Twenty years of used cars; half of our buyers have bought before.',
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
            title: 'ข้อความตัวอย่าง: ไมล์แท้',
            desc: 'ข้อความตัวอย่าง: เช็กศูนย์ทุกคัน',
          },
          {
            title: 'ข้อความตัวอย่าง: โอนให้',
            desc: 'ข้อความตัวอย่าง: ไม่คิดค่าดำเนินการ',
          },
          {
            title: 'ข้อความตัวอย่าง: บริการหลังขาย',
            desc: 'ข้อความตัวอย่าง: ถ่ายน้ำมันเครื่องฟรีครั้งแรก',
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
              title: 'Sample text: True mileage',
              desc: 'Sample text: Checked with the dealer',
            },
            {
              title: 'Sample text: Transfer done',
              desc: 'Sample text: Free of charge',
            },
            {
              title: 'Sample text: After sales',
              desc: 'Sample text: First oil change free',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
