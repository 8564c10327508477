import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_downtown/images';

export const frontpage = {
  title: 'หน้าแรก',
  blocks: [
    {
      id: 'intro',
      name: 'SlideShowSection',
      props: {
        slides: [
          {
            ground: 'B',
            title: 'ข้อความตัวอย่าง: ดรอป 07',
            desc: 'ข้อความตัวอย่าง: ศุกร์ 20.00 น. มีเท่าไรขายเท่านั้น',
            button: 'ดูดรอป',
            buttonLink: '/showroom/new',
          },
        ],
        layout: 'type',
        height: 'full',
        dots: false,
        arrows: false,
      },
      i18n: {
        en: {
          slides: [
            {
              ground: 'B',
              title: 'Sample text: DROP 07',
              desc: 'Sample text: Friday 8 pm. When it is gone it is gone.',
              button: 'See the drop',
              buttonLink: '/showroom/new',
            },
          ],
        },
      },
    },
    {
      id: 'drop',
      name: 'ProductSection',
      props: {
        title: 'มาใหม่',
        apiOptions: {
          sort: 'new',
        },
        productNumber: 8,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/new',
        columns: 4,
        gutter: 'none',
      },
      i18n: {
        en: {
          title: 'New',
          button: 'See all',
        },
      },
    },
    {
      id: 'shout',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: ไม่ทำซ้ำ',
        button: 'ทั้งหมด',
        buttonLink: '/search',
        sectionStyle: 'B',
        divider: 'double',
        size: 'giant',
      },
      i18n: {
        en: {
          title: 'Sample text: NO REPRINTS',
          button: 'Everything',
        },
      },
    },
    {
      id: 'street',
      name: 'ProductSection',
      props: {
        title: 'ใส่กันทั้งซอย',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 8,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/hot',
        columns: 4,
        gutter: 'none',
      },
      i18n: {
        en: {
          title: 'Seen on the street',
          button: 'See all',
        },
      },
    },
    {
      id: 'gallery',
      name: 'GallerySection',
      props: {
        title: 'ข้อความตัวอย่าง: แท็กเรามา',
        galleries: [
          {
            image: `${images}/hat.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/shirt.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/jacket.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/bag.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/top.webp`,
            title: 'ภาพตัวอย่าง',
          },
        ],
        slidesToShow: 5,
        parallax: false,
      },
      i18n: {
        en: {
          title: 'Sample text: Tag us',
          galleries: [
            {
              image: `${images}/hat.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/shirt.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/jacket.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/bag.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/top.webp`,
              title: 'Sample image',
            },
          ],
        },
      },
    },
    {
      id: 'coupons',
      name: 'CouponSlick',
      props: {
        title: 'โค้ดของเพื่อน',
        divider: 'double',
      },
      i18n: {
        en: {
          title: 'Codes from friends',
        },
      },
    },
  ],
} as const satisfies PresetPage;
