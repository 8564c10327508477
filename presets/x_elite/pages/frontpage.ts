import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_elite/images';

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
            title: 'ข้อความตัวอย่าง: ฤดูกาลที่ 12',
            desc: 'ข้อความตัวอย่าง: สูทลินินสำหรับเมืองร้อน',
            button: 'ดูคอลเลกชัน',
            buttonLink: '/showroom/new',
          },
          {
            image: `${images}/second.webp`,
            imageMobile: `${images}/second-mobile.webp`,
            title: 'ข้อความตัวอย่าง: ผ้าทอมือ',
            desc: 'ข้อความตัวอย่าง: ทอทีละหลาที่สกลนคร',
            button: 'ดูผ้า',
            buttonLink: '/search',
          },
        ],
        layout: 'columns',
        columns: 2,
        height: 'full',
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: Season 12',
              desc: 'Sample text: Linen suits for a hot city',
              button: 'View the collection',
              buttonLink: '/showroom/new',
            },
            {
              image: `${images}/second.webp`,
              imageMobile: `${images}/second-mobile.webp`,
              title: 'Sample text: Hand-woven cloth',
              desc: 'Sample text: Woven by the yard in Sakon Nakhon',
              button: 'See the cloth',
              buttonLink: '/search',
            },
          ],
        },
      },
    },
    {
      id: 'manifest',
      name: 'ParagraphSection',
      props: {
        title: 'ข้อความตัวอย่าง: น้อยชิ้น ใช้ได้นาน',
        description: 'ข้อความตัวอย่าง: เราตัดปีละสองฤดูกาล ฤดูกาลละยี่สิบสี่ชุด ทุกชุดแก้ขนาดได้ฟรีในปีแรก',
        align: 'center',
      },
      i18n: {
        en: {
          title: 'Sample text: Fewer, for longer',
          description:
            'Sample text: Two seasons a year, twenty-four looks in each. Alterations are free for the first year.',
        },
      },
    },
    {
      id: 'season',
      name: 'ProductSection',
      props: {
        title: 'ฤดูกาลนี้',
        apiOptions: {
          sort: 'new',
        },
        productNumber: 6,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/new',
        columns: 3,
        columnsPhone: 1,
        gutter: 'wide',
      },
      i18n: {
        en: {
          title: 'This season',
          button: 'See all',
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: ตัดโดยช่างคนเดียวจนจบ',
        description: 'ข้อความตัวอย่าง: ชื่อช่างเย็บไว้ด้านใน ใช้เวลาสามสัปดาห์นับจากวันวัดตัว',
        image: `${images}/cloth.webp`,
        button: 'นัดวัดตัว',
        buttonLink: '/contactus',
        imageAlign: 'right',
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: One tailor from start to end',
          description:
            'Sample text: The tailor’s name is sewn inside. Three weeks from the first fitting.',
          button: 'Book a fitting',
        },
      },
    },
    {
      id: 'classics',
      name: 'ProductSection',
      props: {
        title: 'ตัวประจำ',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 4,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/hot',
        columns: 2,
        columnsPhone: 1,
        gutter: 'wide',
      },
      i18n: {
        en: {
          title: 'The classics',
          button: 'See all',
        },
      },
    },
    {
      id: 'gallery',
      name: 'GallerySection',
      props: {
        title: 'ข้อความตัวอย่าง: ลุค 1 ถึง 4',
        galleries: [
          {
            image: `${images}/look1.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/look2.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/look3.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/look4.webp`,
            title: 'ภาพตัวอย่าง',
          },
        ],
        slidesToShow: 4,
        parallax: false,
      },
      i18n: {
        en: {
          title: 'Sample text: Looks 1 to 4',
          galleries: [
            {
              image: `${images}/look1.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/look2.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/look3.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/look4.webp`,
              title: 'Sample image',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
