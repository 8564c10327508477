import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/bakery/images';

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
            title: 'ข้อความตัวอย่าง: ขนมปังออกเตาหกโมงเช้า',
            desc: 'ข้อความตัวอย่าง: จองก่อนสองทุ่ม รับพรุ่งนี้เช้าที่ร้าน',
            button: 'จองขนมปัง',
            buttonLink: '/search',
          },
          {
            image: `${images}/second.webp`,
            imageMobile: `${images}/second-mobile.webp`,
            title: 'ข้อความตัวอย่าง: กาแฟคั่วเองทุกวันอังคาร',
            desc: 'ข้อความตัวอย่าง: ซื้อคู่ขนมปัง ลดทันที',
            button: 'ดูกาแฟ',
            buttonLink: '/showroom/new',
          },
        ],
        layout: 'split',
        height: 'half',
        mask: 'circle',
        fade: true,
        facts: [
          {
            label: 'ข้อความตัวอย่าง: เปิด',
            value: '06.00–18.00',
          },
          {
            label: 'ข้อความตัวอย่าง: หยุด',
            value: 'วันจันทร์',
          },
          {
            label: 'ข้อความตัวอย่าง: ที่จอดรถ',
            value: 'หลังร้าน',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: Bread out of the oven at six',
              desc: 'Sample text: Order before eight tonight, collect it tomorrow morning',
              button: 'Reserve bread',
              buttonLink: '/search',
            },
            {
              image: `${images}/second.webp`,
              imageMobile: `${images}/second-mobile.webp`,
              title: 'Sample text: Coffee roasted every Tuesday',
              desc: 'Sample text: Cheaper with a loaf',
              button: 'See the coffee',
              buttonLink: '/showroom/new',
            },
          ],
          facts: [
            {
              label: 'Sample text: open',
              value: '6 am to 6 pm',
            },
            {
              label: 'Sample text: closed',
              value: 'Mondays',
            },
            {
              label: 'Sample text: parking',
              value: 'behind the shop',
            },
          ],
        },
      },
    },
    {
      id: 'today',
      name: 'ProductSection',
      props: {
        title: 'อบวันนี้',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 8,
        button: 'ดูทั้งหมด',
        buttonLink: '/search',
        columns: 4,
      },
      i18n: {
        en: {
          title: 'Baked today',
          button: 'See all',
        },
      },
    },
    {
      id: 'clock',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: นาฬิกาเตาอบ',
        features: [
          {
            image: `${images}/loaf.webp`,
            title: 'ข้อความตัวอย่าง: 06.00',
            desc: 'ข้อความตัวอย่าง: ซาวร์โดว์และบาแก็ต',
          },
          {
            image: `${images}/croissant.webp`,
            title: 'ข้อความตัวอย่าง: 07.30',
            desc: 'ข้อความตัวอย่าง: ครัวซองต์',
          },
          {
            image: `${images}/bun.webp`,
            title: 'ข้อความตัวอย่าง: 10.00',
            desc: 'ข้อความตัวอย่าง: ขนมปังไส้',
          },
          {
            image: `${images}/cake.webp`,
            title: 'ข้อความตัวอย่าง: 14.00',
            desc: 'ข้อความตัวอย่าง: เค้กรอบบ่าย',
          },
        ],
        perRow: 4,
        perRowMobile: 2,
        align: 'center',
        sectionStyle: 'tint',
        layout: 'schedule',
      },
      i18n: {
        en: {
          title: 'Sample text: The oven clock',
          features: [
            {
              image: `${images}/loaf.webp`,
              title: 'Sample text: 6 am',
              desc: 'Sample text: Sourdough and baguettes',
            },
            {
              image: `${images}/croissant.webp`,
              title: 'Sample text: 7:30 am',
              desc: 'Sample text: Croissants',
            },
            {
              image: `${images}/bun.webp`,
              title: 'Sample text: 10 am',
              desc: 'Sample text: Filled buns',
            },
            {
              image: `${images}/cake.webp`,
              title: 'Sample text: 2 pm',
              desc: 'Sample text: Afternoon cakes',
            },
          ],
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: หมักข้ามคืนสิบหกชั่วโมง',
        description: 'ข้อความตัวอย่าง: แป้ง น้ำ เกลือ และยีสต์ธรรมชาติที่เลี้ยงเอง ไม่มีสารเสริม',
        image: `${images}/table.webp`,
        bulletPoints: [
          {
            title: 'ข้อความตัวอย่าง: เนยแท้',
            desc: 'ข้อความตัวอย่าง: ไม่ใช้มาร์การีน',
          },
          {
            title: 'ข้อความตัวอย่าง: หวานน้อย',
            desc: 'ข้อความตัวอย่าง: ลดน้ำตาลหนึ่งในสามทุกสูตร',
          },
        ],
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: Sixteen hours overnight',
          description: 'Sample text: Flour, water, salt and our own starter. Nothing else.',
          bulletPoints: [
            {
              title: 'Sample text: Real butter',
              desc: 'Sample text: Never margarine',
            },
            {
              title: 'Sample text: Less sweet',
              desc: 'Sample text: A third less sugar in every recipe',
            },
          ],
        },
      },
    },
    {
      id: 'sweet',
      name: 'ProductSection',
      props: {
        title: 'ขนมหวาน',
        apiOptions: {
          sort: 'new',
        },
        productNumber: 4,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/new',
        sectionStyle: 'quiet',
        columns: 4,
      },
      i18n: {
        en: {
          title: 'Something sweet',
          button: 'See all',
        },
      },
    },
    {
      id: 'gallery',
      name: 'GallerySection',
      props: {
        title: 'ข้อความตัวอย่าง: ในร้านเช้านี้',
        galleries: [
          {
            image: `${images}/loaf.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/croissant.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/bun.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/cake.webp`,
            title: 'ภาพตัวอย่าง',
          },
          {
            image: `${images}/table.webp`,
            title: 'ภาพตัวอย่าง',
          },
        ],
        slidesToShow: 4,
        parallax: false,
      },
      i18n: {
        en: {
          title: 'Sample text: The shop this morning',
          galleries: [
            {
              image: `${images}/loaf.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/croissant.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/bun.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/cake.webp`,
              title: 'Sample image',
            },
            {
              image: `${images}/table.webp`,
              title: 'Sample image',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
