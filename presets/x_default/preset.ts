import type { Preset } from '../define-preset.ts';

export const xDefault = {
  key: 'x_default',
  label: { th: 'มาตรฐาน', en: 'Default' },
  colors: {
    A: '#0f6b5c',
    B: '#e8a33d',
    light: '#ffffff',
    dark: '#1d2522',
    'A-light': '#e6f1ee',
    'A-dark': '#0a4a40',
  },
  fonts: { heading: 'Noto Sans Thai', text: 'Noto Sans Thai' },
  pages: {
    frontpage: {
      title: 'หน้าแรก',
      blocks: [
        {
          id: 'intro',
          name: 'SlideShowSection',
          props: {
            slides: [
              {
                image: '/presets/x_default/images/counter.webp',
                imageMobile: '/presets/x_default/images/counter-mobile.webp',
                title: 'ข้อความตัวอย่าง: ชื่อร้านหรือสินค้าเด่น',
                desc: 'ข้อความตัวอย่าง: บอกลูกค้าสั้น ๆ ว่าร้านนี้ขายอะไร',
                button: 'ดูสินค้าทั้งหมด',
                link: '/search',
              },
              {
                image: '/presets/x_default/images/shelf.webp',
                imageMobile: '/presets/x_default/images/shelf-mobile.webp',
                title: 'ข้อความตัวอย่าง: สินค้าเข้าใหม่',
                desc: 'ข้อความตัวอย่าง: มีอะไรใหม่ในเดือนนี้',
                button: 'ดูสินค้าใหม่',
                link: '/showroom/new',
              },
            ],
            autoplay: true,
            autoplaySpeed: 5000,
          },
          i18n: {
            en: {
              slides: [
                {
                  image: '/presets/x_default/images/counter.webp',
                  imageMobile: '/presets/x_default/images/counter-mobile.webp',
                  title: 'Sample text: your shop or its best product',
                  desc: 'Sample text: say in a few words what this shop sells',
                  button: 'See all products',
                  link: '/search',
                },
                {
                  image: '/presets/x_default/images/shelf.webp',
                  imageMobile: '/presets/x_default/images/shelf-mobile.webp',
                  title: 'Sample text: new in the shop',
                  desc: 'Sample text: what arrived this month',
                  button: 'See what is new',
                  link: '/showroom/new',
                },
              ],
            },
          },
        },
        {
          id: 'promise',
          name: 'Headline',
          props: {
            title: 'ข้อความตัวอย่าง: จุดเด่นของร้าน',
            description: 'ข้อความตัวอย่าง: ส่งไว รับประกัน หรือทำเองทุกชิ้น เขียนสิ่งที่ลูกค้าควรรู้ก่อนซื้อ',
            align: 'center',
          },
          i18n: {
            en: {
              title: 'Sample text: what your shop is good at',
              description:
                'Sample text: fast delivery, a guarantee, made by hand: what should a buyer know first?',
            },
          },
        },
        {
          id: 'recommended',
          name: 'ProductSection',
          props: {
            title: 'สินค้าแนะนำ',
            apiOptions: { showroom: 'recommend', ready_to_sell: 1 },
            productNumber: 8,
            button: 'ดูสินค้าทั้งหมด',
            buttonLink: '/search',
          },
          i18n: { en: { title: 'Recommended', button: 'See all products' } },
        },
        {
          id: 'about',
          name: 'ParagraphSection',
          props: {
            title: 'ข้อความตัวอย่าง: เรื่องของร้าน',
            description:
              'ข้อความตัวอย่าง: เล่าว่าร้านเริ่มต้นอย่างไร ใครเป็นคนทำ และทำไมลูกค้าถึงไว้ใจได้\n\nข้อความตัวอย่าง: บอกวิธีติดต่อและวันเวลาที่ตอบข้อความ',
            align: 'start',
          },
          i18n: {
            en: {
              title: 'Sample text: the story of the shop',
              description:
                'Sample text: how it began, who makes the things, and why customers trust you.\n\nSample text: how to reach you, and when you answer.',
            },
          },
        },
      ],
    },
  },
} as const satisfies Preset;
