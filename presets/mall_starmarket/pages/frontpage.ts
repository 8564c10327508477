import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/mall_starmarket/images';

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
            title: 'ข้อความตัวอย่าง: มะม่วงน้ำดอกไม้ กิโลละ 60',
            desc: 'ข้อความตัวอย่าง: เก็บเมื่อเช้า ส่งบ่ายนี้',
            button: 'สั่งเลย',
            buttonLink: '/showroom/new',
          },
          {
            image: `${images}/second.webp`,
            imageMobile: `${images}/second-mobile.webp`,
            title: 'ข้อความตัวอย่าง: ของแห้งติดครัว',
            desc: 'ข้อความตัวอย่าง: น้ำผึ้ง น้ำพริก ผลไม้กวน',
            button: 'ดูของแห้ง',
            buttonLink: '/search',
          },
        ],
        layout: 'board',
        height: 'half',
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: Nam Dok Mai mangoes, ฿60 a kilo',
              desc: 'Sample text: Picked this morning, sent this afternoon',
              button: 'Order now',
              buttonLink: '/showroom/new',
            },
            {
              image: `${images}/second.webp`,
              imageMobile: `${images}/second-mobile.webp`,
              title: 'Sample text: Pantry staples',
              desc: 'Sample text: Honey, chilli paste, dried fruit',
              button: 'See the pantry',
              buttonLink: '/search',
            },
          ],
        },
      },
    },
    {
      id: 'coupons',
      name: 'CouponSlick',
      props: {
        title: 'คูปองหน้าแผง',
        sectionStyle: 'tint',
      },
      i18n: {
        en: {
          title: 'Coupons at the stall',
        },
      },
    },
    {
      id: 'prices',
      name: 'ProductSection',
      props: {
        title: 'ราคาวันนี้',
        apiOptions: {
          showroom: 'sale',
          ready_to_sell: 1,
        },
        productNumber: 10,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/sale',
        columns: 5,
      },
      i18n: {
        en: {
          title: 'Today’s prices',
          button: 'See all',
        },
      },
    },
    {
      id: 'board',
      name: 'ProductSection',
      props: {
        title: 'ลูกค้าหยิบบ่อย',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 10,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/hot',
        sectionStyle: 'quiet',
        layout: 'board',
      },
      i18n: {
        en: {
          title: 'What people take home',
          button: 'See all',
        },
      },
    },
    {
      id: 'season',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ฤดูของผลไม้',
        features: [
          {
            image: `${images}/mango.webp`,
            title: 'ข้อความตัวอย่าง: เม.ย. ถึง มิ.ย.',
            desc: 'ข้อความตัวอย่าง: มะม่วงน้ำดอกไม้',
          },
          {
            image: `${images}/durian.webp`,
            title: 'ข้อความตัวอย่าง: พ.ค. ถึง ก.ค.',
            desc: 'ข้อความตัวอย่าง: ทุเรียนหมอนทอง',
          },
          {
            image: `${images}/pomelo.webp`,
            title: 'ข้อความตัวอย่าง: ส.ค. ถึง ต.ค.',
            desc: 'ข้อความตัวอย่าง: ส้มโอทับทิมสยาม',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'schedule',
      },
      i18n: {
        en: {
          title: 'Sample text: What is in season',
          features: [
            {
              image: `${images}/mango.webp`,
              title: 'Sample text: April to June',
              desc: 'Sample text: Nam Dok Mai mango',
            },
            {
              image: `${images}/durian.webp`,
              title: 'Sample text: May to July',
              desc: 'Sample text: Monthong durian',
            },
            {
              image: `${images}/pomelo.webp`,
              title: 'Sample text: August to October',
              desc: 'Sample text: Ruby pomelo',
            },
          ],
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: คัดทีละลูก',
        description: 'ข้อความตัวอย่าง: ช้ำไม่ส่ง อ่อนไม่ส่ง ถ้าไม่หวานบอกเราภายในวันเดียว คืนเงินเต็ม',
        image: `${images}/basket.webp`,
        sectionStyle: 'tint',
      },
      i18n: {
        en: {
          title: 'Sample text: Chosen one by one',
          description:
            'Sample text: No bruises, nothing unripe. Not sweet? Tell us within a day for a full refund.',
        },
      },
    },
  ],
} as const satisfies PresetPage;
