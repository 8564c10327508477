import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/mall_village/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: ตลาดของคนทำของ',
        description: 'ข้อความตัวอย่าง: เราเป็นกลุ่มช่างจากสิบสองหมู่บ้าน รวมกันขายเพื่อให้ลูกหลานอยากทำต่อ',
        image: `${images}/basket.webp`,
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: A market of makers',
          description:
            'Sample text: Makers of twelve villages who sell together, so that the next generation wants to go on.',
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
            title: 'ข้อความตัวอย่าง: ราคายุติธรรม',
            desc: 'ข้อความตัวอย่าง: ช่างตั้งราคาเอง',
          },
          {
            title: 'ข้อความตัวอย่าง: ของแท้',
            desc: 'ข้อความตัวอย่าง: มีชื่อช่างทุกชิ้น',
          },
          {
            title: 'ข้อความตัวอย่าง: สืบทอด',
            desc: 'ข้อความตัวอย่าง: สอนเด็กในหมู่บ้านทุกเสาร์',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        align: 'center',
        divider: 'weave',
        sectionStyle: 'tint',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Fair prices',
              desc: 'Sample text: Makers set them',
            },
            {
              title: 'Sample text: Genuine',
              desc: 'Sample text: The maker’s name on each piece',
            },
            {
              title: 'Sample text: Passed on',
              desc: 'Sample text: Lessons for children every Saturday',
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
          { image: `${images}/cloth.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/pot.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/bag.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/basket.webp`, title: 'ภาพตัวอย่าง' },
        ],
        slidesToShow: 4,
        parallax: false,
        sectionStyle: 'plain',
      },
      i18n: {
        en: {
          galleries: [
            { image: `${images}/cloth.webp`, title: 'Sample image' },
            { image: `${images}/pot.webp`, title: 'Sample image' },
            { image: `${images}/bag.webp`, title: 'Sample image' },
            { image: `${images}/basket.webp`, title: 'Sample image' },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
