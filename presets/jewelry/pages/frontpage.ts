import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/jewelry/images';

export const frontpage = {
  title: 'หน้าแรก',
  blocks: [
    {
      id: 'intro',
      name: 'SlideShowSection',
      props: {
        slides: [
          {
            image: `${images}/hero.webp`,
            imageMobile: `${images}/hero-mobile.webp`,
            title: 'ข้อความตัวอย่าง: เงินแท้ ชิ้นเล็ก ใส่ทุกวัน',
            desc: 'ข้อความตัวอย่าง: ให้ตัวเองก็ได้ ไม่ต้องรอใคร',
            button: 'ดูถาดใหม่',
            buttonLink: '/showroom/new',
          },
        ],
        layout: 'inset',
        height: 'tall',
        pictureWidth: 5,
        dots: false,
        arrows: false,
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: Small silver for every day',
              desc: 'Sample text: A present to yourself needs no occasion',
              button: 'See the new tray',
              buttonLink: '/showroom/new',
            },
          ],
        },
      },
    },
    {
      id: 'tray',
      name: 'ProductSection',
      props: {
        title: 'ถาดใหม่',
        apiOptions: {
          sort: 'new',
        },
        productNumber: 12,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/new',
        columns: 6,
        gutter: 'wide',
      },
      i18n: {
        en: {
          title: 'The new tray',
          button: 'See all',
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: ขัดด้วยมือทุกวง',
        description: 'ข้อความตัวอย่าง: เงิน 92.5 ชุบทองคำขาว ไม่ดำ ไม่แพ้ ขัดฟรีตลอดอายุ',
        image: `${images}/near.webp`,
      },
      i18n: {
        en: {
          title: 'Sample text: Polished by hand',
          description:
            'Sample text: Sterling silver with rhodium: it does not tarnish or irritate, and we polish it for life.',
        },
      },
    },
    {
      id: 'gifts',
      name: 'ProductSection',
      props: {
        title: 'ให้ตัวเอง',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 6,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/hot',
        columns: 6,
        gutter: 'wide',
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'For yourself',
          button: 'See all',
        },
      },
    },
    {
      id: 'letter',
      name: 'ParagraphSection',
      props: {
        title: 'ข้อความตัวอย่าง: วัดขนาดนิ้วด้วยด้าย',
        description: 'ข้อความตัวอย่าง: พันด้ายรอบนิ้ว วัดความยาวเป็นมิลลิเมตร แล้วหารด้วย 3.14',
        align: 'center',
      },
      i18n: {
        en: {
          title: 'Sample text: Measure a ring with thread',
          description:
            'Sample text: Wrap a thread round the finger, measure it in millimetres and divide by 3.14.',
        },
      },
    },
  ],
} as const satisfies PresetPage;
