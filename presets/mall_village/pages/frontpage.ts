import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/mall_village/images';

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
            title: 'ข้อความตัวอย่าง: ของดีจากเจ็ดสิบเจ็ดจังหวัด',
            desc: 'ข้อความตัวอย่าง: ซื้อตรงจากคนทำ บอกชื่อหมู่บ้านทุกชิ้น',
            button: 'เดินชมหมู่บ้าน',
            buttonLink: '/search',
          },
          {
            image: `${images}/second.webp`,
            imageMobile: `${images}/second-mobile.webp`,
            title: 'ข้อความตัวอย่าง: ของฝากปีใหม่',
            desc: 'ข้อความตัวอย่าง: ห่อให้ เขียนการ์ดให้ ส่งให้',
            button: 'เลือกของฝาก',
            buttonLink: '/showroom/recommend',
          },
        ],
        layout: 'split',
        height: 'half',
        side: 'end',
        autoplay: true,
        autoplaySpeed: 7000,
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: The best of seventy-seven provinces',
              desc: 'Sample text: Straight from the makers, with the village named on every piece',
              button: 'Walk through the village',
              buttonLink: '/search',
            },
            {
              image: `${images}/second.webp`,
              imageMobile: `${images}/second-mobile.webp`,
              title: 'Sample text: New Year gifts',
              desc: 'Sample text: Wrapped, with your card, and sent for you',
              button: 'Choose gifts',
              buttonLink: '/showroom/recommend',
            },
          ],
        },
      },
    },
    {
      id: 'coupons',
      name: 'CouponSlick',
      props: {
        title: 'คูปองงานวัด',
        sectionStyle: 'tint',
      },
      i18n: {
        en: {
          title: 'Fair coupons',
        },
      },
    },
    {
      id: 'places',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: เลือกตามถิ่น',
        features: [
          {
            image: `${images}/bag.webp`,
            title: 'ข้อความตัวอย่าง: ภาคเหนือ',
            desc: 'ข้อความตัวอย่าง: ผ้าปักและย่าม',
          },
          {
            image: `${images}/cloth.webp`,
            title: 'ข้อความตัวอย่าง: อีสาน',
            desc: 'ข้อความตัวอย่าง: มัดหมี่และครามแท้',
          },
          {
            image: `${images}/pot.webp`,
            title: 'ข้อความตัวอย่าง: ภาคกลาง',
            desc: 'ข้อความตัวอย่าง: เครื่องปั้นราชบุรี',
          },
          {
            image: `${images}/basket.webp`,
            title: 'ข้อความตัวอย่าง: ภาคใต้',
            desc: 'ข้อความตัวอย่าง: จักสานย่านลิเภา',
          },
        ],
        perRow: 4,
        perRowMobile: 2,
        align: 'center',
        divider: 'weave',
        layout: 'index',
      },
      i18n: {
        en: {
          title: 'Sample text: By place',
          features: [
            {
              image: `${images}/bag.webp`,
              title: 'Sample text: North',
              desc: 'Sample text: Embroidery and shoulder bags',
            },
            {
              image: `${images}/cloth.webp`,
              title: 'Sample text: Isan',
              desc: 'Sample text: Mudmee and real indigo',
            },
            {
              image: `${images}/pot.webp`,
              title: 'Sample text: Central',
              desc: 'Sample text: Ratchaburi pottery',
            },
            {
              image: `${images}/basket.webp`,
              title: 'Sample text: South',
              desc: 'Sample text: Lipao basketry',
            },
          ],
        },
      },
    },
    {
      id: 'new',
      name: 'ProductSection',
      props: {
        title: 'เพิ่งมาจากหมู่บ้าน',
        apiOptions: {
          sort: 'new',
        },
        productNumber: 10,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/new',
        columns: 5,
      },
      i18n: {
        en: {
          title: 'Just in from the villages',
          button: 'See all',
        },
      },
    },
    {
      id: 'gifts',
      name: 'ProductSection',
      props: {
        title: 'คนซื้อเป็นของฝาก',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 5,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/hot',
        sectionStyle: 'quiet',
        columns: 5,
      },
      i18n: {
        en: {
          title: 'Bought as gifts',
          button: 'See all',
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: เงินถึงมือคนทอ',
        description: 'ข้อความตัวอย่าง: เราจ่ายช่างก่อนของขึ้นขาย และบอกส่วนแบ่งไว้ข้างราคา',
        image: `${images}/cloth.webp`,
        divider: 'weave',
      },
      i18n: {
        en: {
          title: 'Sample text: The weaver is paid first',
          description:
            'Sample text: Makers are paid before their work goes on sale, and their share stands next to the price.',
        },
      },
    },
    {
      id: 'small',
      name: 'ProductSection',
      props: {
        title: 'ชิ้นเล็ก ราคาเบา',
        apiOptions: {
          showroom: 'sale',
        },
        productNumber: 5,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/sale',
        columns: 5,
      },
      i18n: {
        en: {
          title: 'Small things',
          button: 'See all',
        },
      },
    },
    {
      id: 'news',
      name: 'BlogSection',
      props: {
        title: 'เรื่องจากคนทำ',
        blogNumber: 3,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Makers’ stories',
        },
      },
    },
  ],
} as const satisfies PresetPage;
