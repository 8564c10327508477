import type { PresetBlock } from '../../define-preset.ts';

const images = '/presets/x_default/images';

/** Sections that say why to buy here. */
export const story = [
  {
    id: 'topic',
    name: 'TopicSection',
    props: {
      title: 'ข้อความตัวอย่าง: เรื่องของร้าน',
      description: 'ข้อความตัวอย่าง: ร้านเริ่มต้นอย่างไร ใครเป็นคนทำ และใส่ใจเรื่องใดเป็นพิเศษ',
      bulletPoints: [
        { title: 'ข้อความตัวอย่าง: วัสดุ', desc: 'ข้อความตัวอย่าง: ทำจากอะไร มาจากที่ไหน' },
        { title: 'ข้อความตัวอย่าง: ฝีมือ', desc: 'ข้อความตัวอย่าง: ใครทำ ใช้เวลาเท่าไร' },
        { title: 'ข้อความตัวอย่าง: การดูแล', desc: 'ข้อความตัวอย่าง: ล้างและเก็บอย่างไร' },
      ],
      image: `${images}/topic.webp`,
      imageAlign: 'left',
      button: 'อ่านเรื่องของเรา',
      buttonLink: '/aboutus',
      sectionStyle: 'tint',
    },
    i18n: {
      en: {
        title: 'Sample text: our story',
        description:
          'Sample text: how your shop began, who makes your products, and what you care about most.',
        bulletPoints: [
          {
            title: 'Sample text: materials',
            desc: 'Sample text: what it is made of and where that comes from',
          },
          {
            title: 'Sample text: craftsmanship',
            desc: 'Sample text: who makes it and how long it takes',
          },
          { title: 'Sample text: care', desc: 'Sample text: how to wash and store it' },
        ],
        button: 'Read our story',
      },
    },
  },
  {
    id: 'gallery',
    name: 'GallerySection',
    props: {
      title: 'ข้อความตัวอย่าง: จากมุมโปรดของลูกค้า',
      galleries: [
        { image: `${images}/piece-1.webp`, title: 'ภาพตัวอย่าง: กาน้ำชา' },
        { image: `${images}/piece-2.webp`, title: 'ภาพตัวอย่าง: แจกันดินเผา' },
        { image: `${images}/piece-3.webp`, title: 'ภาพตัวอย่าง: ผ้าพับ' },
        { image: `${images}/piece-4.webp`, title: 'ภาพตัวอย่าง: กระถางสมุนไพร' },
        { image: `${images}/piece-5.webp`, title: 'ภาพตัวอย่าง: แยมมะม่วง' },
        { image: `${images}/piece-6.webp`, title: 'ภาพตัวอย่าง: โคมไฟ' },
      ],
      slidesToShow: 5,
      parallax: true,
    },
    i18n: {
      en: {
        title: 'Sample text: in our customers’ homes',
        galleries: [
          { image: `${images}/piece-1.webp`, title: 'Sample image: a teapot' },
          { image: `${images}/piece-2.webp`, title: 'Sample image: a clay vase' },
          { image: `${images}/piece-3.webp`, title: 'Sample image: folded cloth' },
          { image: `${images}/piece-4.webp`, title: 'Sample image: a pot of herbs' },
          { image: `${images}/piece-5.webp`, title: 'Sample image: mango jam' },
          { image: `${images}/piece-6.webp`, title: 'Sample image: a lantern' },
        ],
      },
    },
  },
  {
    id: 'blog',
    name: 'BlogSection',
    props: {
      title: 'อ่านเพลิน\u00a0ๆ',
      blogType: 'simple',
      blogNumber: 3,
      button: 'อ่านทั้งหมด',
      buttonLink: '/blog',
    },
    i18n: { en: { title: 'From our blog', button: 'Read all posts' } },
  },
  {
    id: 'delivery',
    name: 'CustomHtmlSection',
    props: {
      title: 'ข้อความตัวอย่าง: ค่าส่งและเวลา',
      html: '<table><thead><tr><th scope="col">ปลายทาง</th><th scope="col">ค่าส่ง</th><th scope="col">เวลา</th></tr></thead><tbody><tr><td>ตัวอย่าง: กรุงเทพฯ และปริมณฑล</td><td>ตัวอย่าง: 40 บาท</td><td>ตัวอย่าง: 1–2 วัน</td></tr><tr><td>ตัวอย่าง: ต่างจังหวัด</td><td>ตัวอย่าง: 60 บาท</td><td>ตัวอย่าง: 2–3 วัน</td></tr></tbody></table>',
    },
    i18n: {
      en: {
        title: 'Sample text: shipping fees and delivery times',
        html: '<table><thead><tr><th scope="col">Destination</th><th scope="col">Shipping fee</th><th scope="col">Delivery time</th></tr></thead><tbody><tr><td>Sample: Bangkok and vicinity</td><td>Sample: 40 baht</td><td>Sample: 1–2 days</td></tr><tr><td>Sample: other provinces</td><td>Sample: 60 baht</td><td>Sample: 2–3 days</td></tr></tbody></table>',
      },
    },
  },
  {
    id: 'about',
    name: 'ParagraphSection',
    props: {
      title: 'ข้อความตัวอย่าง: ฝากถึงลูกค้า',
      description:
        'ข้อความตัวอย่าง: ขอบคุณที่แวะมา มีคำถามเรื่องสินค้าหรือการสั่งซื้อ ทักมาได้เสมอ\n\nข้อความตัวอย่าง: บอกวิธีติดต่อและวันเวลาที่ตอบข้อความ',
      align: 'center',
      button: 'ติดต่อเรา',
      buttonLink: '/contactus',
      sectionStyle: 'deep',
    },
    i18n: {
      en: {
        title: 'Sample text: a note to our customers',
        description:
          'Sample text: thank you for stopping by. Ask us anything about our products or your order.\n\nSample text: how to reach you and when you reply.',
        button: 'Contact us',
      },
    },
  },
] as const satisfies readonly PresetBlock[];
