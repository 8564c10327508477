import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_borsa/images';

export const frontpage = {
  title: 'หน้าแรก',
  blocks: [
    {
      id: 'lead',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: วางเรียงให้เลือก',
        description: 'ข้อความตัวอย่าง: กระเป๋าหนังและผ้าทอ เย็บมือ ใช้ได้ทุกวัน',
      },
      i18n: {
        en: {
          title: 'Sample text: Laid out for you',
          description: 'Sample text: Leather and woven bags, sewn by hand, for every day',
        },
      },
    },
    {
      id: 'shelf',
      name: 'ProductSection',
      props: {
        title: 'ใบใหม่',
        apiOptions: {
          sort: 'new',
        },
        productNumber: 10,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/new',
        layout: 'shelf',
      },
      i18n: {
        en: {
          title: 'New bags',
          button: 'See all',
        },
      },
    },
    {
      id: 'banners',
      name: 'BannerSlick',
      props: {
        banners: [
          {
            image: `${images}/detail.webp`,
            title: 'ข้อความตัวอย่าง: ตะเข็บคู่',
            link: '/search',
          },
          {
            image: `${images}/use.webp`,
            title: 'ข้อความตัวอย่าง: เบากว่าที่เห็น',
            link: '/search',
          },
        ],
        slidesToShow: 2,
        arrows: false,
      },
      i18n: {
        en: {
          banners: [
            {
              image: `${images}/detail.webp`,
              title: 'Sample text: Double stitched',
              link: '/search',
            },
            {
              image: `${images}/use.webp`,
              title: 'Sample text: Lighter than it looks',
              link: '/search',
            },
          ],
        },
      },
    },
    {
      id: 'everyday',
      name: 'ProductSection',
      props: {
        title: 'ใบที่ใช้ทุกวัน',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 5,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/hot',
        sectionStyle: 'quiet',
        layout: 'shelf',
      },
      i18n: {
        en: {
          title: 'Everyday bags',
          button: 'See all',
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: จดหมายจากคนเย็บ',
        description: 'ข้อความตัวอย่าง: ใบหนึ่งใช้เวลาสองวัน ถ้าสายขาดภายในห้าปี ส่งกลับมา เราเย็บให้ใหม่',
        image: `${images}/detail.webp`,
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: A letter from the maker',
          description:
            'Sample text: A bag takes two days. If a strap breaks within five years, send it back and we sew it again.',
        },
      },
    },
    {
      id: 'gallery',
      name: 'GallerySection',
      props: {
        title: 'ข้อความตัวอย่าง: บนไหล่',
        galleries: [
          {
            image: `${images}/yaam.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/tote.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/reader.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/use.webp`,
            title: 'ภาพตัวอย่าง',
          },
        ],
        slidesToShow: 4,
        parallax: false,
      },
      i18n: {
        en: {
          title: 'Sample text: On the shoulder',
          galleries: [
            {
              image: `${images}/yaam.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/tote.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/reader.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/use.webp`,
              title: 'Sample image',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
