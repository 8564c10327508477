import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/pet/images';

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
        mask: 'arch',
        slides: [
          {
            image: `${images}/dog.webp`,
            title: 'ข้อความตัวอย่าง: บ้านที่มีแมวเจ็ดหมาสอง',
            desc: 'ข้อความตัวอย่าง: ทุกชิ้นในร้านผ่านการทดสอบจากพนักงานขนฟู',
            ground: 'quiet',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/dog.webp`,
              title: 'Sample text: Seven cats and two dogs',
              desc: 'Sample text: Everything here was tested by furry staff.',
              ground: 'quiet',
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
            title: 'ข้อความตัวอย่าง: บอกส่วนผสม',
            desc: 'ข้อความตัวอย่าง: ไม่มีสีและกลิ่นสังเคราะห์',
          },
          {
            title: 'ข้อความตัวอย่าง: ทนเขี้ยว',
            desc: 'ข้อความตัวอย่าง: ของเล่นขาดเปลี่ยนให้',
          },
          {
            title: 'ข้อความตัวอย่าง: แบ่งให้บ้านพักพิง',
            desc: 'ข้อความตัวอย่าง: หนึ่งถุงต่อสิบถุงที่ขายได้',
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
              title: 'Sample text: Clear ingredients',
              desc: 'Sample text: No artificial colours or smells',
            },
            {
              title: 'Sample text: Tough',
              desc: 'Sample text: Broken toys are replaced',
            },
            {
              title: 'Sample text: Shared',
              desc: 'Sample text: One bag in ten goes to a shelter',
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
          { image: `${images}/dog.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/cat.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/toy.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/treat.webp`, title: 'ภาพตัวอย่าง' },
        ],
        slidesToShow: 4,
        parallax: false,
        sectionStyle: 'plain',
      },
      i18n: {
        en: {
          galleries: [
            { image: `${images}/dog.webp`, title: 'Sample image' },
            { image: `${images}/cat.webp`, title: 'Sample image' },
            { image: `${images}/toy.webp`, title: 'Sample image' },
            { image: `${images}/treat.webp`, title: 'Sample image' },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
