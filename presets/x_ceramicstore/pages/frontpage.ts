import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_ceramicstore/images';

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
            title: 'ข้อความตัวอย่าง: ชุดจานสำหรับครัวใหม่',
            desc: 'ข้อความตัวอย่าง: เริ่มที่สี่ใบ เพิ่มทีหลังสีเดิมเสมอ',
            button: 'จัดชุดของคุณ',
            buttonLink: '/search',
          },
          {
            image: `${images}/plate.webp`,
            title: 'ข้อความตัวอย่าง: จาน',
            desc: 'ข้อความตัวอย่าง: หกขนาด',
            button: 'ดูจาน',
            buttonLink: '/search',
          },
          {
            image: `${images}/bowl.webp`,
            title: 'ข้อความตัวอย่าง: ชาม',
            desc: 'ข้อความตัวอย่าง: สามสี',
            button: 'ดูชาม',
            buttonLink: '/search',
          },
          {
            image: `${images}/pitcher.webp`,
            title: 'ข้อความตัวอย่าง: เหยือก',
            desc: 'ข้อความตัวอย่าง: ถนัดมือ',
            button: 'ดูเหยือก',
            buttonLink: '/search',
          },
        ],
        layout: 'bento',
        height: 'half',
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: Tableware for a new kitchen',
              desc: 'Sample text: Start with four. The glaze stays the same when you add more.',
              button: 'Build your set',
              buttonLink: '/search',
            },
            {
              image: `${images}/plate.webp`,
              title: 'Sample text: Plates',
              desc: 'Sample text: Six sizes',
              button: 'See plates',
              buttonLink: '/search',
            },
            {
              image: `${images}/bowl.webp`,
              title: 'Sample text: Bowls',
              desc: 'Sample text: Three glazes',
              button: 'See bowls',
              buttonLink: '/search',
            },
            {
              image: `${images}/pitcher.webp`,
              title: 'Sample text: Pitchers',
              desc: 'Sample text: Easy to pour',
              button: 'See pitchers',
              buttonLink: '/search',
            },
          ],
        },
      },
    },
    {
      id: 'range',
      name: 'ProductSection',
      props: {
        title: 'ทั้งโต๊ะ',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 8,
        button: 'ดูทั้งหมด',
        buttonLink: '/search',
        layout: 'tiles',
        gutter: 'none',
        tiles: [
          {
            text: 'กินข้าว',
            link: '/search',
            role: 'A',
          },
          {
            text: 'ดื่มชา',
            link: '/search',
            role: 'B',
          },
        ],
      },
      i18n: {
        en: {
          title: 'The whole table',
          button: 'See all',
          tiles: [
            {
              text: 'Eat',
              link: '/search',
              role: 'A',
            },
            {
              text: 'Drink',
              link: '/search',
              role: 'B',
            },
          ],
        },
      },
    },
    {
      id: 'groups',
      name: 'ProductTab',
      props: {
        title: 'เลือกตามใช้',
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
            category_name: 'ลดราคา',
            showroom: 'sale',
          },
        ],
        productLimit: 4,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'By use',
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
              category_name: 'On sale',
              showroom: 'sale',
            },
          ],
        },
      },
    },
    {
      id: 'care',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ใช้ได้ทุกวัน',
        features: [
          {
            image: `${images}/bowl.webp`,
            title: 'ข้อความตัวอย่าง: เข้าไมโครเวฟ',
            desc: 'ข้อความตัวอย่าง: ทุกใบที่ไม่มีขอบทอง',
          },
          {
            image: `${images}/plate.webp`,
            title: 'ข้อความตัวอย่าง: เข้าเครื่องล้าง',
            desc: 'ข้อความตัวอย่าง: ทดสอบห้าร้อยรอบ',
          },
          {
            image: `${images}/dish.webp`,
            title: 'ข้อความตัวอย่าง: ซ้อนเก็บได้',
            desc: 'ข้อความตัวอย่าง: ประหยัดตู้ครึ่งหนึ่ง',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'steps',
      },
      i18n: {
        en: {
          title: 'Sample text: Made for every day',
          features: [
            {
              image: `${images}/bowl.webp`,
              title: 'Sample text: Microwave',
              desc: 'Sample text: All but gold rims',
            },
            {
              image: `${images}/plate.webp`,
              title: 'Sample text: Dishwasher',
              desc: 'Sample text: Tested 500 times',
            },
            {
              image: `${images}/dish.webp`,
              title: 'Sample text: They stack',
              desc: 'Sample text: Half the cupboard',
            },
          ],
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: ซื้อทีละใบก็ได้',
        description: 'ข้อความตัวอย่าง: แตกหนึ่งใบ ซื้อเพิ่มหนึ่งใบ เราผลิตลายเดิมต่ออย่างน้อยสิบปี',
        image: `${images}/set.webp`,
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: One at a time is fine',
          description:
            'Sample text: Break one, buy one. We make each design for at least ten years.',
        },
      },
    },
    {
      id: 'banners',
      name: 'BannerSlick',
      props: {
        banners: [
          {
            image: `${images}/pitcher.webp`,
            title: 'ข้อความตัวอย่าง: เหยือกและแก้ว',
            link: '/search',
          },
          {
            image: `${images}/dish.webp`,
            title: 'ข้อความตัวอย่าง: ถ้วยน้ำจิ้ม',
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
              image: `${images}/pitcher.webp`,
              title: 'Sample text: Pitchers and cups',
              link: '/search',
            },
            {
              image: `${images}/dish.webp`,
              title: 'Sample text: Dipping dishes',
              link: '/search',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
