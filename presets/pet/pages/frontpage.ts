import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/pet/images';

export const frontpage = {
  title: 'หน้าแรก',
  blocks: [
    {
      id: 'intro',
      name: 'SlideShowSection',
      props: {
        slides: [
          {
            image: `${images}/dog.webp`,
            title: 'ข้อความตัวอย่าง: น้องหมา',
            desc: 'ข้อความตัวอย่าง: อาหาร สายจูง ที่นอน',
            button: 'ของน้องหมา',
            buttonLink: '/search',
          },
          {
            image: `${images}/cat.webp`,
            title: 'ข้อความตัวอย่าง: น้องแมว',
            desc: 'ข้อความตัวอย่าง: ทราย ชาม ที่ลับเล็บ',
            button: 'ของน้องแมว',
            buttonLink: '/search',
          },
          {
            image: `${images}/toy.webp`,
            title: 'ข้อความตัวอย่าง: ตัวเล็ก',
            desc: 'ข้อความตัวอย่าง: ของเล่นและขนม',
            button: 'ของตัวเล็ก',
            buttonLink: '/search',
          },
        ],
        layout: 'columns',
        columns: 3,
        height: 'half',
        mask: 'arch',
        fit: 'contain',
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/dog.webp`,
              title: 'Sample text: Dogs',
              desc: 'Sample text: Food, leads, beds',
              button: 'For dogs',
              buttonLink: '/search',
            },
            {
              image: `${images}/cat.webp`,
              title: 'Sample text: Cats',
              desc: 'Sample text: Litter, bowls, scratchers',
              button: 'For cats',
              buttonLink: '/search',
            },
            {
              image: `${images}/toy.webp`,
              title: 'Sample text: Small pets',
              desc: 'Sample text: Toys and treats',
              button: 'For small pets',
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
        title: 'คูปองเจ้าของใหม่',
        sectionStyle: 'tint',
      },
      i18n: {
        en: {
          title: 'Coupons for new owners',
        },
      },
    },
    {
      id: 'groups',
      name: 'ProductTab',
      props: {
        title: 'ของประจำบ้าน',
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
        tabLook: 'pills',
      },
      i18n: {
        en: {
          title: 'The regulars',
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
      id: 'refill',
      name: 'ProductSection',
      props: {
        title: 'หมดแล้วเติม',
        apiOptions: {
          showroom: 'recommend',
        },
        productNumber: 8,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/recommend',
        sectionStyle: 'quiet',
        columns: 4,
      },
      i18n: {
        en: {
          title: 'Time to refill',
          button: 'See all',
        },
      },
    },
    {
      id: 'care',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: เราดูแลแบบนี้',
        features: [
          {
            image: `${images}/treat.webp`,
            title: 'ข้อความตัวอย่าง: ส่งทุกเดือน',
            desc: 'ข้อความตัวอย่าง: ตั้งเตือนก่อนหมดถุง',
          },
          {
            image: `${images}/bed.webp`,
            title: 'ข้อความตัวอย่าง: ปรึกษาสัตวแพทย์',
            desc: 'ข้อความตัวอย่าง: ตอบทุกวันอังคาร',
          },
          {
            image: `${images}/toy.webp`,
            title: 'ข้อความตัวอย่าง: ไม่ชอบคืนได้',
            desc: 'ข้อความตัวอย่าง: เปิดถุงแล้วก็คืนได้',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        align: 'center',
        layout: 'strip',
      },
      i18n: {
        en: {
          title: 'Sample text: How we look after you',
          features: [
            {
              image: `${images}/treat.webp`,
              title: 'Sample text: Every month',
              desc: 'Sample text: A reminder before the bag is empty',
            },
            {
              image: `${images}/bed.webp`,
              title: 'Sample text: Ask a vet',
              desc: 'Sample text: Answered on Tuesdays',
            },
            {
              image: `${images}/toy.webp`,
              title: 'Sample text: Not liked? Return it',
              desc: 'Sample text: Even when opened',
            },
          ],
        },
      },
    },
    {
      id: 'gallery',
      name: 'GallerySection',
      props: {
        title: 'ข้อความตัวอย่าง: น้อง\u00a0ๆ ของลูกค้า',
        galleries: [
          {
            image: `${images}/dog.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/cat.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/toy.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/bed.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/treat.webp`,
            title: 'ภาพตัวอย่าง',
          },
        ],
        slidesToShow: 5,
        parallax: false,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: Our customers’ pets',
          galleries: [
            {
              image: `${images}/dog.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/cat.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/toy.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/bed.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/treat.webp`,
              title: 'Sample image',
            },
          ],
        },
      },
    },
    {
      id: 'news',
      name: 'BlogSection',
      props: {
        title: 'เลี้ยงให้ดี',
        blogNumber: 3,
      },
      i18n: {
        en: {
          title: 'Better care',
        },
      },
    },
  ],
} as const satisfies PresetPage;
