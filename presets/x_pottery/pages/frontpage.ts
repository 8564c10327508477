import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_pottery/images';

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
            title: 'ข้อความตัวอย่าง: เตาที่ 24 เปิดวันเสาร์นี้',
            desc: 'ข้อความตัวอย่าง: ชิ้นละใบ ไม่มีซ้ำ เปิดให้เลือกพร้อมกันหกโมงเย็น',
            button: 'ดูของในเตานี้',
            buttonLink: '/showroom/new',
          },
        ],
        layout: 'inset',
        height: 'tall',
        arrows: false,
        dots: false,
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: Kiln 24 opens this Saturday',
              desc: 'Sample text: One of each. Everything goes on sale together at six in the evening.',
              button: 'See this kiln',
              buttonLink: '/showroom/new',
            },
          ],
        },
      },
    },
    {
      id: 'kiln',
      name: 'ProductSection',
      props: {
        title: 'จากเตาล่าสุด',
        apiOptions: {
          sort: 'new',
        },
        productNumber: 6,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/new',
        columns: 3,
        columnsPhone: 1,
        soldOut: 'last',
      },
      i18n: {
        en: {
          title: 'From the latest kiln',
          button: 'See all',
        },
      },
    },
    {
      id: 'letter',
      name: 'ParagraphSection',
      props: {
        title: 'ข้อความตัวอย่าง: จดหมายจากโรงปั้น',
        description:
          'ข้อความตัวอย่าง: ดินชุดนี้ขุดหลังฝนแรก เนื้อละเอียดกว่าปีก่อน สีออกน้ำตาลแดงเมื่อเผาถึง 1,230 องศา ใบไหนมีรอยนิ้วของช่าง เราตั้งใจเก็บไว้',
        align: 'center',
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: A letter from the studio',
          description:
            'Sample text: This clay was dug after the first rain. It is finer than last year’s and fires to a warm red-brown at 1,230 °C. Where you find a thumb mark, we left it on purpose.',
        },
      },
    },
    {
      id: 'favourites',
      name: 'ProductSection',
      props: {
        title: 'ใบที่คนถามหา',
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
          title: 'Pieces people ask for',
          button: 'See all',
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: จากดินหนึ่งก้อน',
        description:
          'ข้อความตัวอย่าง: นวด ขึ้นรูป ผึ่งสามสัปดาห์ เผาดิบ เคลือบ แล้วเผาอีกครั้ง กว่าจะถึงมือคุณใช้เวลาราวสองเดือน',
        image: `${images}/wheel.webp`,
        button: 'อ่านเรื่องของเรา',
        buttonLink: '/our-story',
      },
      i18n: {
        en: {
          title: 'Sample text: From one lump of clay',
          description:
            'Sample text: Wedged, thrown, dried for three weeks, fired, glazed and fired again: about two months from lump to table.',
          button: 'Read our story',
        },
      },
    },
    {
      id: 'rest',
      name: 'ProductSection',
      props: {
        title: 'ยังพอมี',
        apiOptions: {
          ready_to_sell: 1,
        },
        productNumber: 6,
        sectionStyle: 'quiet',
        columns: 3,
        columnsPhone: 1,
      },
      i18n: {
        en: {
          title: 'Still available',
        },
      },
    },
    {
      id: 'news',
      name: 'BlogSection',
      props: {
        title: 'บันทึกหน้าเตา',
        blogNumber: 3,
      },
      i18n: {
        en: {
          title: 'Notes from the kiln',
        },
      },
    },
  ],
} as const satisfies PresetPage;
