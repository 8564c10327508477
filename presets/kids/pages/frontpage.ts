import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/kids/images';

export const frontpage = {
  title: 'หน้าแรก',
  blocks: [
    {
      id: 'intro',
      name: 'SlideShowSection',
      props: {
        slides: [
          {
            image: `${images}/top.webp`,
            title: 'ข้อความตัวอย่าง: สูงเท่าไรแล้ว',
            desc: 'ข้อความตัวอย่าง: เลือกของเล่นและเสื้อผ้าตามส่วนสูง',
            button: 'วัดแล้วเลือก',
            buttonLink: '/search',
          },
          {
            image: `${images}/animals.webp`,
            title: 'ข้อความตัวอย่าง: นิทานก่อนนอน',
            desc: 'ข้อความตัวอย่าง: สี่นาทีก่อนหลับ',
            button: 'ดูนิทาน',
            buttonLink: '/showroom/new',
          },
        ],
        layout: 'split',
        height: 'half',
        mask: 'ruler',
        fade: true,
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/top.webp`,
              title: 'Sample text: How tall are you now?',
              desc: 'Sample text: Toys and clothes by height',
              button: 'Measure and choose',
              buttonLink: '/search',
            },
            {
              image: `${images}/animals.webp`,
              title: 'Sample text: Bedtime stories',
              desc: 'Sample text: Four minutes before sleep',
              button: 'See the stories',
              buttonLink: '/showroom/new',
            },
          ],
        },
      },
    },
    {
      id: 'ruler',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ตามวัย',
        features: [
          {
            image: `${images}/animals.webp`,
            title: 'ข้อความตัวอย่าง: 0–1 ปี',
            desc: 'ข้อความตัวอย่าง: จับ กัด คลาน',
          },
          {
            image: `${images}/pencils.webp`,
            title: 'ข้อความตัวอย่าง: 2–4 ปี',
            desc: 'ข้อความตัวอย่าง: ต่อ วาด วิ่ง',
          },
          {
            image: `${images}/gecko.webp`,
            title: 'ข้อความตัวอย่าง: 5–8 ปี',
            desc: 'ข้อความตัวอย่าง: อ่าน เล่น ถาม',
          },
          {
            image: `${images}/space.webp`,
            title: 'ข้อความตัวอย่าง: 9–12 ปี',
            desc: 'ข้อความตัวอย่าง: ทดลอง ประดิษฐ์',
          },
        ],
        perRow: 4,
        perRowMobile: 2,
        align: 'center',
        sectionStyle: 'tint',
      },
      i18n: {
        en: {
          title: 'Sample text: By age',
          features: [
            {
              image: `${images}/animals.webp`,
              title: 'Sample text: 0–1 year',
              desc: 'Sample text: Grasp, bite, crawl',
            },
            {
              image: `${images}/pencils.webp`,
              title: 'Sample text: 2–4 years',
              desc: 'Sample text: Build, draw, run',
            },
            {
              image: `${images}/gecko.webp`,
              title: 'Sample text: 5–8 years',
              desc: 'Sample text: Read, play, ask',
            },
            {
              image: `${images}/space.webp`,
              title: 'Sample text: 9–12 years',
              desc: 'Sample text: Experiment, invent',
            },
          ],
        },
      },
    },
    {
      id: 'loved',
      name: 'ProductSection',
      props: {
        title: 'เพื่อนรัก',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 8,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/hot',
        columns: 4,
      },
      i18n: {
        en: {
          title: 'Best friends',
          button: 'See all',
        },
      },
    },
    {
      id: 'new',
      name: 'ProductSection',
      props: {
        title: 'มาใหม่ให้ลอง',
        apiOptions: {
          sort: 'new',
        },
        productNumber: 4,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/new',
        sectionStyle: 'quiet',
        columns: 4,
      },
      i18n: {
        en: {
          title: 'New to try',
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
            image: `${images}/kites.webp`,
            title: 'ข้อความตัวอย่าง: เล่นนอกบ้าน',
            link: '/search',
          },
          {
            image: `${images}/pencils.webp`,
            title: 'ข้อความตัวอย่าง: วันฝนตก',
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
              image: `${images}/kites.webp`,
              title: 'Sample text: Outdoors',
              link: '/search',
            },
            {
              image: `${images}/pencils.webp`,
              title: 'Sample text: Rainy days',
              link: '/search',
            },
          ],
        },
      },
    },
    {
      id: 'groups',
      name: 'ProductTab',
      props: {
        title: 'ของขวัญ',
        tabs: [
          {
            category_name: 'ไม่เกินงบ',
            showroom: 'sale',
          },
          {
            category_name: 'ขายดี',
            sort: 'hot',
          },
        ],
        productLimit: 4,
      },
      i18n: {
        en: {
          title: 'Presents',
          tabs: [
            {
              category_name: 'On a budget',
              showroom: 'sale',
            },
            {
              category_name: 'Bestsellers',
              sort: 'hot',
            },
          ],
        },
      },
    },
    {
      id: 'news',
      name: 'BlogSection',
      props: {
        title: 'เล่นอะไรดี',
        blogNumber: 3,
      },
      i18n: {
        en: {
          title: 'What to play',
        },
      },
    },
  ],
} as const satisfies PresetPage;
