import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/outdoor/images';

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
            title: 'ข้อความตัวอย่าง: ดอยหลวงเชียงดาว 2,225 เมตร',
            desc: 'ข้อความตัวอย่าง: ของที่แบกขึ้นไปแล้วไม่เสียใจ',
            button: 'จัดเป้',
            buttonLink: '/search',
          },
        ],
        height: 'tall',
        dots: false,
        arrows: false,
        facts: [
          {
            label: 'ข้อความตัวอย่าง: ระยะทาง',
            value: '8.5 กม.',
          },
          {
            label: 'ข้อความตัวอย่าง: น้ำหนักเป้',
            value: '9 กก.',
          },
          {
            label: 'ข้อความตัวอย่าง: กลางคืน',
            value: '6 °C',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: Doi Luang Chiang Dao, 2,225 metres',
              desc: 'Sample text: Things you will not regret carrying up',
              button: 'Pack your bag',
              buttonLink: '/search',
            },
          ],
          facts: [
            {
              label: 'Sample text: distance',
              value: '8.5 km',
            },
            {
              label: 'Sample text: pack',
              value: '9 kg',
            },
            {
              label: 'Sample text: at night',
              value: '6 °C',
            },
          ],
        },
      },
    },
    {
      id: 'pack',
      name: 'ProductSection',
      props: {
        title: 'ในเป้ของเรา',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 6,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/hot',
        layout: 'lead',
      },
      i18n: {
        en: {
          title: 'In our pack',
          button: 'See all',
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: บันทึกจากทาง',
        description: 'ข้อความตัวอย่าง: ฝนบ่ายสาม ลมแรงบนสัน น้ำซับแห้งตั้งแต่กุมภา พกน้ำขึ้นไปเอง',
        image: `${images}/near.webp`,
        button: 'อ่านบันทึก',
        buttonLink: '/blog',
        imageAlign: 'right',
        divider: 'contour',
      },
      i18n: {
        en: {
          title: 'Sample text: From the trail log',
          description:
            'Sample text: Rain at three, wind on the ridge, the spring dry since February: carry your water.',
          button: 'Read the log',
        },
      },
    },
    {
      id: 'steps',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: จัดเป้สามชั้น',
        features: [
          {
            title: 'ข้อความตัวอย่าง: ล่าง ของเบา',
            desc: 'ข้อความตัวอย่าง: ถุงนอน เสื้อผ้า',
          },
          {
            title: 'ข้อความตัวอย่าง: กลาง ของหนัก',
            desc: 'ข้อความตัวอย่าง: น้ำ เตา อาหาร',
          },
          {
            title: 'ข้อความตัวอย่าง: บน ของด่วน',
            desc: 'ข้อความตัวอย่าง: เสื้อฝน ไฟฉาย',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'steps',
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: Pack in three layers',
          features: [
            {
              title: 'Sample text: Bottom: light',
              desc: 'Sample text: Sleeping bag, clothes',
            },
            {
              title: 'Sample text: Middle: heavy',
              desc: 'Sample text: Water, stove, food',
            },
            {
              title: 'Sample text: Top: at hand',
              desc: 'Sample text: Rain jacket, torch',
            },
          ],
        },
      },
    },
    {
      id: 'season',
      name: 'ProductSection',
      props: {
        title: 'ฤดูนี้',
        apiOptions: {
          sort: 'new',
        },
        productNumber: 8,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/new',
        columns: 4,
        divider: 'contour',
      },
      i18n: {
        en: {
          title: 'This season',
          button: 'See all',
        },
      },
    },
    {
      id: 'news',
      name: 'BlogSection',
      props: {
        title: 'เส้นทาง',
        blogNumber: 3,
      },
      i18n: {
        en: {
          title: 'Routes',
        },
      },
    },
  ],
} as const satisfies PresetPage;
