import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_modernmerce/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'SlideShowSection',
      props: {
        layout: 'split',
        height: 'half',
        side: 'end',
        slides: [
          {
            image: `${images}/kettle.webp`,
            title: 'ข้อความตัวอย่าง: บ้านที่ใช้ของน้อยลง',
            desc: 'ข้อความตัวอย่าง: เราคัดเหลือชนิดละสามรุ่น ถูก กลาง ดี ให้เลือกได้ในห้านาที',
            ground: 'tint',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/kettle.webp`,
              title: 'Sample text: Homes with fewer things',
              desc: 'Sample text: We keep three of each: good, better, best, so that choosing takes five minutes.',
              ground: 'tint',
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
            title: 'ข้อความตัวอย่าง: ลองแล้ว',
            desc: 'ข้อความตัวอย่าง: ใช้เองสามเดือนก่อนขาย',
          },
          {
            title: 'ข้อความตัวอย่าง: อะไหล่มีจริง',
            desc: 'ข้อความตัวอย่าง: เก็บอะไหล่ห้าปี',
          },
          {
            title: 'ข้อความตัวอย่าง: รับเครื่องเก่า',
            desc: 'ข้อความตัวอย่าง: ส่งรีไซเคิลถูกวิธี',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        align: 'center',
        sectionStyle: 'A',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Tested',
              desc: 'Sample text: Three months in our homes first',
            },
            {
              title: 'Sample text: Parts in stock',
              desc: 'Sample text: Five years of parts',
            },
            {
              title: 'Sample text: Old ones taken',
              desc: 'Sample text: And recycled properly',
            },
          ],
        },
      },
    },
    {
      id: 'about-products',
      name: 'ProductSection',
      props: {
        title: 'ของที่เราใช้เองที่บ้าน',
        apiOptions: { sort: 'popular' },
        productNumber: 5,
        columns: 4,
        layout: 'lead',
      },
      i18n: { en: { title: 'What we use at home' } },
    },
  ],
} as const satisfies PresetPage;
