import type { PresetPage } from '../../define-preset.ts';

export const frontpage = {
  title: 'หน้าแรก',
  blocks: [
    {
      id: 'intro',
      name: 'SlideShowSection',
      props: {
        slides: [
          {
            ground: 'A',
            title: 'ข้อความตัวอย่าง: ของใหม่ ใส่ได้กับรุ่นของคุณ',
            desc: 'ข้อความตัวอย่าง: สั่งก่อนบ่ายสอง ส่งวันนี้',
            button: 'หารุ่นของคุณ',
            buttonLink: '/search',
          },
        ],
        layout: 'type',
        height: 'strip',
        dots: false,
        arrows: false,
      },
      i18n: {
        en: {
          slides: [
            {
              ground: 'A',
              title: 'Sample text: New, and it fits your model',
              desc: 'Sample text: Order before two, sent today',
              button: 'Find your model',
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
        title: 'คูปองวันนี้',
      },
      i18n: {
        en: {
          title: 'Today’s coupons',
        },
      },
    },
    {
      id: 'groups',
      name: 'ProductTab',
      props: {
        title: 'หยิบไปได้เลย',
        tabs: [
          {
            category_name: 'ขายดี',
            sort: 'hot',
            ready_to_sell: 1,
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
        productLimit: 10,
        tabLook: 'pills',
      },
      i18n: {
        en: {
          title: 'Ready to go',
          tabs: [
            {
              category_name: 'Bestsellers',
              sort: 'hot',
              ready_to_sell: 1,
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
      id: 'board',
      name: 'ProductSection',
      props: {
        title: 'ราคาลงสัปดาห์นี้',
        apiOptions: {
          showroom: 'sale',
        },
        productNumber: 10,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/sale',
        sectionStyle: 'quiet',
        layout: 'board',
      },
      i18n: {
        en: {
          title: 'Down this week',
          button: 'See all',
        },
      },
    },
    {
      id: 'index',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: ก่อนสั่ง',
        features: [
          {
            title: 'ข้อความตัวอย่าง: ดูรุ่นที่หลังเครื่อง',
            desc: 'ข้อความตัวอย่าง: ตั้งค่า › เกี่ยวกับโทรศัพท์',
          },
          {
            title: 'ข้อความตัวอย่าง: เปลี่ยนได้ 7 วัน',
            desc: 'ข้อความตัวอย่าง: ผิดรุ่นเปลี่ยนฟรี',
          },
          {
            title: 'ข้อความตัวอย่าง: รับประกัน 1 ปี',
            desc: 'ข้อความตัวอย่าง: เสียเปลี่ยนใหม่',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        align: 'start',
        layout: 'index',
      },
      i18n: {
        en: {
          title: 'Sample text: Before you order',
          features: [
            {
              title: 'Sample text: Check the model on the back',
              desc: 'Sample text: Settings › About phone',
            },
            {
              title: 'Sample text: Seven days to exchange',
              desc: 'Sample text: Wrong model? Free exchange',
            },
            {
              title: 'Sample text: One-year warranty',
              desc: 'Sample text: Replaced if it fails',
            },
          ],
        },
      },
    },
    {
      id: 'news',
      name: 'BlogSection',
      props: {
        title: 'วิธีใช้และแก้ปัญหา',
        blogNumber: 3,
      },
      i18n: {
        en: {
          title: 'How-to and fixes',
        },
      },
    },
  ],
} as const satisfies PresetPage;
