import type { PresetBlock } from '../../define-preset.ts';

const images = '/presets/x_default/images';

/** Sections that show the shop's range. */
export const range = [
  {
    id: 'intro',
    name: 'SlideShowSection',
    props: {
      slides: [
        {
          image: `${images}/counter.webp`,
          imageMobile: `${images}/counter-mobile.webp`,
          title: 'ข้อความตัวอย่าง: ชื่อร้านหรือสินค้าเด่น',
          desc: 'ข้อความตัวอย่าง: บอกลูกค้าสั้น\u00a0ๆ ว่าร้านนี้ขายอะไร',
          button: 'ดูสินค้าทั้งหมด',
          buttonLink: '/search',
        },
        {
          image: `${images}/shelf.webp`,
          imageMobile: `${images}/shelf-mobile.webp`,
          title: 'ข้อความตัวอย่าง: สินค้าเข้าใหม่',
          desc: 'ข้อความตัวอย่าง: มีอะไรใหม่ในเดือนนี้',
          button: 'ดูสินค้าใหม่',
          buttonLink: '/showroom/new',
        },
      ],
      autoplay: true,
      autoplaySpeed: 5000,
      speed: 700,
      fade: true,
    },
    i18n: {
      en: {
        slides: [
          {
            image: `${images}/counter.webp`,
            imageMobile: `${images}/counter-mobile.webp`,
            title: 'Sample text: your shop name or star product',
            desc: 'Sample text: tell customers in a few words what you sell',
            button: 'See all products',
            buttonLink: '/search',
          },
          {
            image: `${images}/shelf.webp`,
            imageMobile: `${images}/shelf-mobile.webp`,
            title: 'Sample text: new arrivals',
            desc: 'Sample text: what is new this month',
            button: 'See new arrivals',
            buttonLink: '/showroom/new',
          },
        ],
      },
    },
  },
  {
    id: 'promise',
    name: 'Headline',
    props: {
      title: 'ข้อความตัวอย่าง: จุดเด่นของร้าน',
      description: 'ข้อความตัวอย่าง: ส่งไว รับประกัน หรือทำเองทุกชิ้น เขียนสิ่งที่ลูกค้าควรรู้ก่อนซื้อ',
      align: 'center',
    },
    i18n: {
      en: {
        title: 'Sample text: what makes your shop special',
        description:
          'Sample text: fast delivery, a guarantee, made by hand. Write what customers should know before they buy.',
      },
    },
  },
  {
    id: 'groups',
    name: 'ProductTab',
    props: {
      title: 'เลือกดูตามใจ',
      tabs: [
        { category_name: 'ขายดี', sort: 'hot', ready_to_sell: 1 },
        { category_name: 'มาใหม่', showroom: 'new', sort: 'new' },
        { category_name: 'ลดราคา', showroom: 'sale' },
      ],
      productLimit: 4,
    },
    i18n: {
      en: {
        title: 'Something for everyone',
        tabs: [
          { category_name: 'Bestsellers', sort: 'hot', ready_to_sell: 1 },
          { category_name: 'New arrivals', showroom: 'new', sort: 'new' },
          { category_name: 'On sale', showroom: 'sale' },
        ],
      },
    },
  },
  {
    id: 'reasons',
    name: 'FeatureSection',
    props: {
      title: 'ข้อความตัวอย่าง: ทำไมลูกค้าเลือกร้านเรา',
      features: [
        {
          image: `${images}/feature-1.webp`,
          title: 'ข้อความตัวอย่าง: คัดเองทุกชิ้น',
          desc: 'ข้อความตัวอย่าง: เราเลือกสินค้าอย่างไร',
          link: '/aboutus',
        },
        {
          image: `${images}/feature-2.webp`,
          title: 'ข้อความตัวอย่าง: ส่งถึงบ้าน',
          desc: 'ข้อความตัวอย่าง: ส่งวันไหน ใช้เวลากี่วัน',
          link: '/help',
        },
        {
          image: `${images}/feature-3.webp`,
          title: 'ข้อความตัวอย่าง: ห่อกันกระแทก',
          desc: 'ข้อความตัวอย่าง: แตกหรือเสียหาย เปลี่ยนให้',
          link: '/help',
        },
        {
          image: `${images}/feature-4.webp`,
          title: 'ข้อความตัวอย่าง: คุยกับเราได้',
          desc: 'ข้อความตัวอย่าง: ตอบทุกวัน 9.00 – 18.00 น.',
          link: '/contactus',
        },
      ],
      perRow: 4,
      perRowMobile: 2,
      sectionStyle: 'quiet',
    },
    i18n: {
      en: {
        title: 'Sample text: why customers choose us',
        features: [
          {
            image: `${images}/feature-1.webp`,
            title: 'Sample text: hand-picked',
            desc: 'Sample text: how you choose your products',
            link: '/aboutus',
          },
          {
            image: `${images}/feature-2.webp`,
            title: 'Sample text: delivered to your door',
            desc: 'Sample text: when you ship and how long delivery takes',
            link: '/help',
          },
          {
            image: `${images}/feature-3.webp`,
            title: 'Sample text: packed with care',
            desc: 'Sample text: damaged items are replaced',
            link: '/help',
          },
          {
            image: `${images}/feature-4.webp`,
            title: 'Sample text: here to help',
            desc: 'Sample text: we reply every day from 9 am to 6 pm',
            link: '/contactus',
          },
        ],
      },
    },
  },
  {
    id: 'recommended',
    name: 'ProductSection',
    props: {
      title: 'สินค้าแนะนำ',
      apiOptions: { showroom: 'recommend', ready_to_sell: 1 },
      productNumber: 8,
      button: 'ดูสินค้าแนะนำทั้งหมด',
      buttonLink: '/showroom/recommend',
    },
    i18n: { en: { title: 'Recommended', button: 'See all recommended products' } },
  },
  {
    id: 'banners',
    name: 'BannerSlick',
    props: {
      banners: [
        {
          image: `${images}/banner-1.webp`,
          title: 'ภาพตัวอย่าง: เปลี่ยนเป็นแบนเนอร์สินค้าขายดี',
          link: '/showroom/hot',
        },
        {
          image: `${images}/banner-2.webp`,
          title: 'ภาพตัวอย่าง: เปลี่ยนเป็นแบนเนอร์สินค้าลดราคา',
          link: '/showroom/sale',
        },
      ],
      slidesToShow: 2,
    },
    i18n: {
      en: {
        banners: [
          {
            image: `${images}/banner-1.webp`,
            title: 'Sample image: replace with a banner of your bestsellers',
            link: '/showroom/hot',
          },
          {
            image: `${images}/banner-2.webp`,
            title: 'Sample image: replace with a banner of your sale',
            link: '/showroom/sale',
          },
        ],
      },
    },
  },
  {
    id: 'coupons',
    name: 'CouponSlick',
    props: { title: 'คูปองของร้าน', couponNumber: 6, slidesToShow: 3 },
    i18n: { en: { title: 'Coupons' } },
  },
] as const satisfies readonly PresetBlock[];
