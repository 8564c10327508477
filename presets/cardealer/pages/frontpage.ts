import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/cardealer/images';

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
            title: 'ข้อความตัวอย่าง: ผ่อนเดือนละ 5,900 ขับออกวันนี้',
            desc: 'ข้อความตัวอย่าง: ตรวจ 150 จุด ไม่ชน ไม่จมน้ำ มีใบรับรอง',
            button: 'ดูรถทั้งหมด',
            buttonLink: '/search',
          },
        ],
        height: 'half',
        dots: false,
        arrows: false,
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: ฿5,900 a month, drive it home today',
              desc: 'Sample text: 150 checks, no accidents, no floods, certified',
              button: 'See all cars',
              buttonLink: '/search',
            },
          ],
        },
      },
    },
    {
      id: 'yard',
      name: 'ProductSection',
      props: {
        title: 'รถในลาน',
        apiOptions: {
          ready_to_sell: 1,
        },
        productNumber: 8,
        button: 'ดูทั้งหมด',
        buttonLink: '/search',
        layout: 'rows',
      },
      i18n: {
        en: {
          title: 'In the yard',
          button: 'See all',
        },
      },
    },
    {
      id: 'steps',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ซื้อรถสามขั้น',
        features: [
          {
            title: 'ข้อความตัวอย่าง: นัดดูรถ',
            desc: 'ข้อความตัวอย่าง: ทุกวัน 9.00–19.00',
          },
          {
            title: 'ข้อความตัวอย่าง: ลองขับ',
            desc: 'ข้อความตัวอย่าง: พาช่างมาด้วยได้',
          },
          {
            title: 'ข้อความตัวอย่าง: จัดไฟแนนซ์',
            desc: 'ข้อความตัวอย่าง: รู้ผลในสองชั่วโมง',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'strip',
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: Three steps to a car',
          features: [
            {
              title: 'Sample text: Book a viewing',
              desc: 'Sample text: Daily, 9 am to 7 pm',
            },
            {
              title: 'Sample text: Test drive',
              desc: 'Sample text: Bring your mechanic',
            },
            {
              title: 'Sample text: Finance',
              desc: 'Sample text: An answer in two hours',
            },
          ],
        },
      },
    },
    {
      id: 'groups',
      name: 'ProductTab',
      props: {
        title: 'เลือกตามใจ',
        tabs: [
          {
            category_name: 'มาใหม่',
            sort: 'new',
          },
          {
            category_name: 'คนดูมาก',
            sort: 'hot',
          },
          {
            category_name: 'ลดราคา',
            showroom: 'sale',
          },
        ],
        productLimit: 4,
      },
      i18n: {
        en: {
          title: 'Choose by',
          tabs: [
            {
              category_name: 'Just in',
              sort: 'new',
            },
            {
              category_name: 'Most viewed',
              sort: 'hot',
            },
            {
              category_name: 'Reduced',
              showroom: 'sale',
            },
          ],
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: ถามได้ทุกเรื่อง',
        description: 'ข้อความตัวอย่าง: รถเคยชนไหม ไมล์แท้หรือเปล่า ใครเป็นเจ้าของเดิม เรามีเอกสารให้ดูทุกคัน',
        image: `${images}/near.webp`,
        bulletPoints: [
          {
            title: 'ข้อความตัวอย่าง: ประกัน 1 ปี',
            desc: 'ข้อความตัวอย่าง: เครื่องและเกียร์',
          },
          {
            title: 'ข้อความตัวอย่าง: คืนได้ 7 วัน',
            desc: 'ข้อความตัวอย่าง: ไม่เกิน 500 กม.',
          },
        ],
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: Ask us anything',
          description:
            'Sample text: Was it in an accident? Is the mileage real? Who owned it? We have the papers of every car.',
          bulletPoints: [
            {
              title: 'Sample text: One-year warranty',
              desc: 'Sample text: Engine and gearbox',
            },
            {
              title: 'Sample text: Seven days to return',
              desc: 'Sample text: Up to 500 km',
            },
          ],
        },
      },
    },
    {
      id: 'news',
      name: 'BlogSection',
      props: {
        title: 'รู้ก่อนซื้อ',
        blogNumber: 3,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Before you buy',
        },
      },
    },
  ],
} as const satisfies PresetPage;
