import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_seat/images';

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
            title: 'ข้อความตัวอย่าง: นั่งได้ทั้งบ่าย ในห้อง 28 ตารางเมตร',
            desc: 'ข้อความตัวอย่าง: วัดประตูก่อน เราบอกขนาดกล่องทุกชิ้น',
            button: 'ดูเก้าอี้',
            buttonLink: '/search',
          },
        ],
        height: 'tall',
        dots: false,
        arrows: false,
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: An afternoon’s chair for 28 square metres',
              desc: 'Sample text: Measure the door first: every box size is given',
              button: 'See the chairs',
              buttonLink: '/search',
            },
          ],
        },
      },
    },
    {
      id: 'chairs',
      name: 'ProductSection',
      props: {
        title: 'เก้าอี้',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 6,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/hot',
        columns: 3,
        columnsPhone: 1,
      },
      i18n: {
        en: {
          title: 'Chairs',
          button: 'See all',
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: ประกอบสิบนาที',
        description: 'ข้อความตัวอย่าง: สี่ขา หกน็อต กุญแจหนึ่งดอก ถอดเก็บได้เมื่อย้ายห้อง',
        image: `${images}/near.webp`,
        bulletPoints: [
          {
            title: 'ข้อความตัวอย่าง: รับน้ำหนัก 150 กก.',
            desc: 'ข้อความตัวอย่าง: ทดสอบห้าหมื่นครั้ง',
          },
          {
            title: 'ข้อความตัวอย่าง: ผ้าถอดซักได้',
            desc: 'ข้อความตัวอย่าง: มีอะไหล่สิบปี',
          },
        ],
        imageAlign: 'right',
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: Ten minutes to assemble',
          description:
            'Sample text: Four legs, six bolts, one key. It comes apart again when you move.',
          bulletPoints: [
            {
              title: 'Sample text: Holds 150 kg',
              desc: 'Sample text: Tested 50,000 times',
            },
            {
              title: 'Sample text: Washable covers',
              desc: 'Sample text: Parts for ten years',
            },
          ],
        },
      },
    },
    {
      id: 'lead',
      name: 'ProductSection',
      props: {
        title: 'มาใหม่',
        apiOptions: {
          sort: 'new',
        },
        productNumber: 6,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/new',
        layout: 'lead',
      },
      i18n: {
        en: {
          title: 'New',
          button: 'See all',
        },
      },
    },
    {
      id: 'gallery',
      name: 'GallerySection',
      props: {
        title: 'ข้อความตัวอย่าง: ในห้องจริง',
        galleries: [
          {
            image: `${images}/near.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/detail.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/hero.webp`,
            title: 'ภาพตัวอย่าง',
          },
        ],
        slidesToShow: 3,
        parallax: false,
      },
      i18n: {
        en: {
          title: 'Sample text: In real rooms',
          galleries: [
            {
              image: `${images}/near.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/detail.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/hero.webp`,
              title: 'Sample image',
            },
          ],
        },
      },
    },
    {
      id: 'care',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ส่งถึงห้อง',
        features: [
          {
            title: 'ข้อความตัวอย่าง: ยกขึ้นลิฟต์',
            desc: 'ข้อความตัวอย่าง: ไม่คิดเพิ่มถึงชั้น 30',
          },
          {
            title: 'ข้อความตัวอย่าง: ลองนั่ง 30 วัน',
            desc: 'ข้อความตัวอย่าง: คืนได้เต็มราคา',
          },
          {
            title: 'ข้อความตัวอย่าง: รับเก้าอี้เก่า',
            desc: 'ข้อความตัวอย่าง: ส่งต่อให้คนที่ใช้',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'strip',
      },
      i18n: {
        en: {
          title: 'Sample text: Delivered to the room',
          features: [
            {
              title: 'Sample text: Up the lift',
              desc: 'Sample text: Free up to floor 30',
            },
            {
              title: 'Sample text: Sit for 30 days',
              desc: 'Sample text: Full refund',
            },
            {
              title: 'Sample text: Old chair taken',
              desc: 'Sample text: Passed on to be used',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
