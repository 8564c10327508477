import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/mall_smermutt19/images';

export const frontpage = {
  title: 'หน้าแรก',
  blocks: [
    {
      id: 'intro',
      name: 'SlideShowSection',
      props: {
        slides: [
          {
            image: `${images}/stall.webp`,
            ground: 'B',
            title: 'ข้อความตัวอย่าง: งานออกร้านออนไลน์',
            desc: 'ข้อความตัวอย่าง: ร้านนักศึกษากว่าร้อยร้าน',
            button: 'เดินงาน',
            buttonLink: '/search',
          },
          {
            image: `${images}/snack.webp`,
            title: 'ข้อความตัวอย่าง: ของกิน',
            desc: 'ข้อความตัวอย่าง: แถว ก',
            button: 'ดูร้าน',
            buttonLink: '/search',
          },
          {
            image: `${images}/stamp.webp`,
            title: 'ข้อความตัวอย่าง: งานกระดาษ',
            desc: 'ข้อความตัวอย่าง: แถว ข',
            button: 'ดูร้าน',
            buttonLink: '/search',
          },
          {
            image: `${images}/plant.webp`,
            title: 'ข้อความตัวอย่าง: ต้นไม้',
            desc: 'ข้อความตัวอย่าง: แถว ค',
            button: 'ดูร้าน',
            buttonLink: '/search',
          },
        ],
        layout: 'bento',
        height: 'strip',
        mask: 'awning',
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/stall.webp`,
              ground: 'B',
              title: 'Sample text: The fair, online',
              desc: 'Sample text: More than a hundred student stalls',
              button: 'Walk the fair',
              buttonLink: '/search',
            },
            {
              image: `${images}/snack.webp`,
              title: 'Sample text: Eat',
              desc: 'Sample text: Row A',
              button: 'See stalls',
              buttonLink: '/search',
            },
            {
              image: `${images}/stamp.webp`,
              title: 'Sample text: Paper',
              desc: 'Sample text: Row B',
              button: 'See stalls',
              buttonLink: '/search',
            },
            {
              image: `${images}/plant.webp`,
              title: 'Sample text: Plants',
              desc: 'Sample text: Row C',
              button: 'See stalls',
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
        title: 'คูปองหน้างาน',
        sectionStyle: 'tint',
      },
      i18n: {
        en: {
          title: 'Fair coupons',
        },
      },
    },
    {
      id: 'stalls',
      name: 'ProductSection',
      props: {
        title: 'ร้านเปิดใหม่',
        apiOptions: {
          sort: 'new',
        },
        productNumber: 12,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/new',
        layout: 'stalls',
        divider: 'awning',
      },
      i18n: {
        en: {
          title: 'New stalls',
          button: 'See all',
        },
      },
    },
    {
      id: 'groups',
      name: 'ProductTab',
      props: {
        title: 'เดินตามแถว',
        tabs: [
          {
            category_name: 'คนเยอะ',
            sort: 'hot',
          },
          {
            category_name: 'เพิ่งวาง',
            sort: 'new',
          },
          {
            category_name: 'ลดท้ายวัน',
            showroom: 'sale',
          },
        ],
        productLimit: 4,
        sectionStyle: 'quiet',
        tabLook: 'pills',
      },
      i18n: {
        en: {
          title: 'Row by row',
          tabs: [
            {
              category_name: 'Crowded',
              sort: 'hot',
            },
            {
              category_name: 'Just out',
              sort: 'new',
            },
            {
              category_name: 'End of day',
              showroom: 'sale',
            },
          ],
        },
      },
    },
    {
      id: 'friends',
      name: 'ProductSection',
      props: {
        title: 'เพื่อนแนะนำ',
        apiOptions: {
          showroom: 'recommend',
        },
        productNumber: 6,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/recommend',
        columns: 6,
      },
      i18n: {
        en: {
          title: 'Friends recommend',
          button: 'See all',
        },
      },
    },
    {
      id: 'news',
      name: 'BlogSection',
      props: {
        title: 'เบื้องหลังแผง',
        blogNumber: 3,
        divider: 'awning',
      },
      i18n: {
        en: {
          title: 'Behind the stalls',
        },
      },
    },
  ],
} as const satisfies PresetPage;
