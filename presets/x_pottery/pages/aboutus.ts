import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_pottery/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'SlideShowSection',
      props: {
        layout: 'inset',
        height: 'tall',
        pictureWidth: 12,
        slides: [
          {
            image: `${images}/hero.webp`,
            imageMobile: `${images}/hero-mobile.webp`,
            title: 'ข้อความตัวอย่าง: คนปั้นคนเดียวในบ้านไม้หลังเดิม',
            desc: 'ข้อความตัวอย่าง: เราปั้นทีละใบ เผาเดือนละเตา และรู้ว่าใบไหนไปอยู่บ้านใคร',
            ground: 'plain',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: One potter in an old wooden house',
              desc: 'Sample text: We throw one piece at a time, fire one kiln a month, and know which home each piece went to.',
              ground: 'plain',
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
            title: 'ข้อความตัวอย่าง: ดินท้องถิ่น',
            desc: 'ข้อความตัวอย่าง: ขุดห่างโรงปั้นไม่เกินสิบกิโลเมตร',
          },
          {
            title: 'ข้อความตัวอย่าง: ปลอดสารตะกั่ว',
            desc: 'ข้อความตัวอย่าง: ส่งตรวจทุกสูตรเคลือบ',
          },
          {
            title: 'ข้อความตัวอย่าง: แตกเปลี่ยนให้',
            desc: 'ข้อความตัวอย่าง: ถ่ายรูปส่งมาภายในเจ็ดวัน',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'schedule',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Local clay',
              desc: 'Sample text: Dug within ten kilometres of the studio',
            },
            {
              title: 'Sample text: Lead-free',
              desc: 'Sample text: Every glaze is sent for testing',
            },
            {
              title: 'Sample text: Replaced if broken',
              desc: 'Sample text: Send a photo within seven days',
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
          { image: `${images}/wheel.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/pot.webp`, title: 'ภาพตัวอย่าง' },
        ],
        slidesToShow: 2,
        parallax: false,
        sectionStyle: 'plain',
      },
      i18n: {
        en: {
          galleries: [
            { image: `${images}/wheel.webp`, title: 'Sample image' },
            { image: `${images}/pot.webp`, title: 'Sample image' },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
