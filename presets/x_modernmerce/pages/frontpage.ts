import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_modernmerce/images';

export const frontpage = {
  title: 'หน้าแรก',
  blocks: [
    {
      id: 'intro',
      name: 'SlideShowSection',
      props: {
        slides: [
          {
            image: `${images}/kettle.webp`,
            title: 'ข้อความตัวอย่าง: เช้าที่เร็วขึ้นสิบนาที',
            desc: 'ข้อความตัวอย่าง: เลือกตามห้อง ตามงบ หรือตามคนในบ้าน',
            button: 'เริ่มเลือก',
            buttonLink: '/search',
          },
          {
            image: `${images}/moka.webp`,
            ground: 'tint',
            title: 'ข้อความตัวอย่าง: กาแฟ',
            desc: 'ข้อความตัวอย่าง: เริ่มต้น 490 บาท',
            button: 'ดูเครื่องชง',
            buttonLink: '/search',
          },
          {
            image: `${images}/lamp.webp`,
            ground: 'B',
            title: 'ข้อความตัวอย่าง: แสงสว่าง',
            desc: 'ข้อความตัวอย่าง: เริ่มต้น 290 บาท',
            button: 'ดูโคมไฟ',
            buttonLink: '/search',
          },
          {
            image: `${images}/bottle.webp`,
            ground: 'quiet',
            title: 'ข้อความตัวอย่าง: เครื่องดื่มเย็น',
            desc: 'ข้อความตัวอย่าง: เริ่มต้น 350 บาท',
            button: 'ดูขวด',
            buttonLink: '/search',
          },
        ],
        layout: 'bento',
        height: 'half',
        fit: 'contain',
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/kettle.webp`,
              title: 'Sample text: Mornings ten minutes faster',
              desc: 'Sample text: By room, by budget or by who lives there',
              button: 'Start here',
              buttonLink: '/search',
            },
            {
              image: `${images}/moka.webp`,
              ground: 'tint',
              title: 'Sample text: Coffee',
              desc: 'Sample text: From ฿490',
              button: 'See brewers',
              buttonLink: '/search',
            },
            {
              image: `${images}/lamp.webp`,
              ground: 'B',
              title: 'Sample text: Light',
              desc: 'Sample text: From ฿290',
              button: 'See lamps',
              buttonLink: '/search',
            },
            {
              image: `${images}/bottle.webp`,
              ground: 'quiet',
              title: 'Sample text: Cold drinks',
              desc: 'Sample text: From ฿350',
              button: 'See bottles',
              buttonLink: '/search',
            },
          ],
        },
      },
    },
    {
      id: 'lead',
      name: 'ProductSection',
      props: {
        title: 'คนซื้อมากที่สุด',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 8,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/hot',
        layout: 'lead',
      },
      i18n: {
        en: {
          title: 'Most bought',
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
            image: `${images}/grinder.webp`,
            title: 'ข้อความตัวอย่าง: เก่าแลกใหม่',
            link: '/promotion',
          },
          {
            image: `${images}/bottle.webp`,
            title: 'ข้อความตัวอย่าง: ผ่อนได้ 0 %',
            link: '/promotion',
          },
        ],
        slidesToShow: 2,
        arrows: false,
      },
      i18n: {
        en: {
          banners: [
            {
              image: `${images}/grinder.webp`,
              title: 'Sample text: Trade in the old one',
              link: '/promotion',
            },
            {
              image: `${images}/bottle.webp`,
              title: 'Sample text: 0% instalments',
              link: '/promotion',
            },
          ],
        },
      },
    },
    {
      id: 'groups',
      name: 'ProductTab',
      props: {
        title: 'เลือกตามห้อง',
        tabs: [
          {
            category_name: 'ขายดี',
            sort: 'hot',
          },
          {
            category_name: 'มาใหม่',
            sort: 'new',
          },
          {
            category_name: 'แนะนำ',
            showroom: 'recommend',
          },
        ],
        productLimit: 4,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'By room',
          tabs: [
            {
              category_name: 'Bestsellers',
              sort: 'hot',
            },
            {
              category_name: 'New',
              sort: 'new',
            },
            {
              category_name: 'Recommended',
              showroom: 'recommend',
            },
          ],
        },
      },
    },
    {
      id: 'promise',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ดูแลถึงบ้าน',
        features: [
          {
            title: 'ข้อความตัวอย่าง: ติดตั้งฟรี',
            desc: 'ข้อความตัวอย่าง: ในกรุงเทพและปริมณฑล',
          },
          {
            title: 'ข้อความตัวอย่าง: ประกัน 2 ปี',
            desc: 'ข้อความตัวอย่าง: ซ่อมถึงบ้าน',
          },
          {
            title: 'ข้อความตัวอย่าง: คืนได้ 15 วัน',
            desc: 'ข้อความตัวอย่าง: รับคืนถึงบ้าน',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        align: 'center',
        layout: 'strip',
      },
      i18n: {
        en: {
          title: 'Sample text: Looked after at home',
          features: [
            {
              title: 'Sample text: Free installation',
              desc: 'Sample text: In Greater Bangkok',
            },
            {
              title: 'Sample text: Two-year warranty',
              desc: 'Sample text: Repaired at home',
            },
            {
              title: 'Sample text: Fifteen days to return',
              desc: 'Sample text: Collected from you',
            },
          ],
        },
      },
    },
    {
      id: 'news',
      name: 'BlogSection',
      props: {
        title: 'จัดบ้านให้ง่าย',
        blogNumber: 3,
      },
      i18n: {
        en: {
          title: 'Easier homes',
        },
      },
    },
  ],
} as const satisfies PresetPage;
