import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_default/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: เราเป็นใคร',
        description:
          'ข้อความตัวอย่าง: เล่าว่าร้านเริ่มต้นเมื่อไร จากความตั้งใจอะไร และวันนี้ดูแลลูกค้าอย่างไร\n\nข้อความตัวอย่าง: คนซื้อของจากคนที่เขารู้จัก ให้ลูกค้าได้รู้จักคุณ',
        image: `${images}/topic.webp`,
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: who we are',
          description:
            'Sample text: when the shop began, what for, and how you look after people today.\n\nSample text: people buy from those they know; let them know you.',
        },
      },
    },
    {
      id: 'about-values',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: สิ่งที่เรายึดถือ',
        features: [
          { title: 'ข้อความตัวอย่าง: ซื่อตรง', desc: 'ข้อความตัวอย่าง: สินค้าตรงกับรูปและคำบอก' },
          { title: 'ข้อความตัวอย่าง: ใส่ใจ', desc: 'ข้อความตัวอย่าง: ตรวจทุกชิ้นก่อนส่ง' },
          { title: 'ข้อความตัวอย่าง: รับผิดชอบ', desc: 'ข้อความตัวอย่าง: มีปัญหา เราแก้ให้' },
        ],
        perRow: 3,
        perRowMobile: 1,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: what we stand for',
          features: [
            { title: 'Sample text: honest', desc: 'Sample text: you get what the picture shows' },
            { title: 'Sample text: careful', desc: 'Sample text: each piece is checked' },
            {
              title: 'Sample text: responsible',
              desc: 'Sample text: what goes wrong, we put right',
            },
          ],
        },
      },
    },
    {
      id: 'about-pictures',
      name: 'GallerySection',
      props: {
        title: 'ข้อความตัวอย่าง: ภาพในร้าน',
        galleries: [
          { image: `${images}/piece-4.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/piece-6.webp`, title: 'ภาพตัวอย่าง' },
          { image: `${images}/piece-2.webp`, title: 'ภาพตัวอย่าง' },
        ],
        slidesToShow: 3,
        parallax: false,
      },
      i18n: {
        en: {
          title: 'Sample text: inside the shop',
          galleries: [
            { image: `${images}/piece-4.webp`, title: 'Sample picture' },
            { image: `${images}/piece-6.webp`, title: 'Sample picture' },
            { image: `${images}/piece-2.webp`, title: 'Sample picture' },
          ],
        },
      },
    },
    {
      id: 'about-next',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: มาเลือกดูด้วยกัน',
        button: 'ดูสินค้าทั้งหมด',
        buttonLink: '/search',
        sectionStyle: 'deep',
      },
      i18n: { en: { title: 'Sample text: have a look around', button: 'See all products' } },
    },
  ],
} as const satisfies PresetPage;
