import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_elite/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: ห้องตัดเย็บชั้นสอง',
        description: 'ข้อความตัวอย่าง: เริ่มจากจักรสองตัว วันนี้มีช่างเจ็ดคน และยังตัดทีละตัว',
        image: `${images}/look1.webp`,
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: A workroom upstairs',
          description:
            'Sample text: It began with two machines. There are seven tailors now, and each still makes one piece at a time.',
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
            title: 'ข้อความตัวอย่าง: ผ้าธรรมชาติ',
            desc: 'ข้อความตัวอย่าง: ลินิน ฝ้าย ไหม',
          },
          {
            title: 'ข้อความตัวอย่าง: แก้ฟรีหนึ่งปี',
            desc: 'ข้อความตัวอย่าง: ปรับตามตัวที่เปลี่ยน',
          },
          {
            title: 'ข้อความตัวอย่าง: ซ่อมได้',
            desc: 'ข้อความตัวอย่าง: รับซ่อมทุกตัวที่เราตัด',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'steps',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Natural cloth',
              desc: 'Sample text: Linen, cotton, silk',
            },
            {
              title: 'Sample text: Free alterations',
              desc: 'Sample text: As you change',
            },
            {
              title: 'Sample text: Repaired',
              desc: 'Sample text: Anything we made',
            },
          ],
        },
      },
    },
    {
      id: 'about-pictures',
      name: 'GallerySection',
      props: {
        galleries: [
          { image: `${images}/look1.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/look2.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/look3.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/look4.webp`, title: 'ภาพตัวอย่าง' },
        ],
        slidesToShow: 4,
        parallax: false,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          galleries: [
            { image: `${images}/look1.webp`, title: 'Sample image' },
            { image: `${images}/look2.webp`, title: 'Sample image' },
            { image: `${images}/look3.webp`, title: 'Sample image' },
            { image: `${images}/look4.webp`, title: 'Sample image' },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
