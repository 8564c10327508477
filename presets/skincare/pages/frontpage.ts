import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/skincare/images';

export const frontpage = {
  title: 'หน้าแรก',
  blocks: [
    {
      id: 'intro',
      name: 'SlideShowSection',
      props: {
        slides: [
          {
            image: `${images}/cleanse.webp`,
            title: 'ข้อความตัวอย่าง: 1 ล้าง',
            desc: 'ข้อความตัวอย่าง: ล้างกันแดดและฝุ่น',
            button: 'ดูคลีนเซอร์',
            buttonLink: '/search',
          },
          {
            image: `${images}/tone.webp`,
            title: 'ข้อความตัวอย่าง: 2 ปรับ',
            desc: 'ข้อความตัวอย่าง: คืนความชุ่มชื้น',
            button: 'ดูโทนเนอร์',
            buttonLink: '/search',
          },
          {
            image: `${images}/treat.webp`,
            title: 'ข้อความตัวอย่าง: 3 บำรุง',
            desc: 'ข้อความตัวอย่าง: เลือกตามปัญหาผิว',
            button: 'ดูเซรั่ม',
            buttonLink: '/search',
          },
          {
            image: `${images}/protect.webp`,
            title: 'ข้อความตัวอย่าง: 4 ปกป้อง',
            desc: 'ข้อความตัวอย่าง: ทาทุกเช้าแม้วันฝน',
            button: 'ดูกันแดด',
            buttonLink: '/search',
          },
        ],
        layout: 'columns',
        columns: 4,
        height: 'tall',
        textGround: 'solid',
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/cleanse.webp`,
              title: 'Sample text: 1 Cleanse',
              desc: 'Sample text: Takes off sunscreen and dust',
              button: 'See cleansers',
              buttonLink: '/search',
            },
            {
              image: `${images}/tone.webp`,
              title: 'Sample text: 2 Tone',
              desc: 'Sample text: Brings moisture back',
              button: 'See toners',
              buttonLink: '/search',
            },
            {
              image: `${images}/treat.webp`,
              title: 'Sample text: 3 Treat',
              desc: 'Sample text: Chosen by concern',
              button: 'See serums',
              buttonLink: '/search',
            },
            {
              image: `${images}/protect.webp`,
              title: 'Sample text: 4 Protect',
              desc: 'Sample text: Every morning, rain too',
              button: 'See sunscreen',
              buttonLink: '/search',
            },
          ],
        },
      },
    },
    {
      id: 'promise',
      name: 'Headline',
      props: {
        title: 'ข้อความตัวอย่าง: สี่ขั้นตอน เช้าสามนาที',
        description: 'ข้อความตัวอย่าง: สูตรอ่อนโยน บอกส่วนผสมครบทุกตัว',
      },
      i18n: {
        en: {
          title: 'Sample text: Four steps, three minutes',
          description: 'Sample text: Gentle formulas with every ingredient named',
        },
      },
    },
    {
      id: 'favourites',
      name: 'ProductSection',
      props: {
        title: 'ใช้แล้วซื้อซ้ำ',
        apiOptions: {
          showroom: 'hot',
        },
        productNumber: 8,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/hot',
        columns: 4,
        gutter: 'hair',
      },
      i18n: {
        en: {
          title: 'Bought again and again',
          button: 'See all',
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: อ่านฉลากได้ทุกบรรทัด',
        description: 'ข้อความตัวอย่าง: ไม่ใส่น้ำหอมสังเคราะห์ ไม่มีแอลกอฮอล์แห้งผิว ผ่านการทดสอบการแพ้',
        image: `${images}/shelf.webp`,
        imageAlign: 'right',
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: A label you can read',
          description:
            'Sample text: No synthetic fragrance, no drying alcohol, tested for irritation.',
        },
      },
    },
    {
      id: 'letter',
      name: 'ParagraphSection',
      props: {
        title: 'ข้อความตัวอย่าง: ถึงคนผิวแพ้ง่าย',
        description: 'ข้อความตัวอย่าง: ทดลองที่ท้องแขนก่อนสองวัน ถ้าแดงให้หยุด แล้วส่งกลับมา เราคืนเงิน',
        align: 'center',
      },
      i18n: {
        en: {
          title: 'Sample text: If your skin reacts to everything',
          description:
            'Sample text: Try it on the inside of your arm for two days. If it turns red, stop and send it back for a refund.',
        },
      },
    },
    {
      id: 'groups',
      name: 'ProductTab',
      props: {
        title: 'เลือกตามเวลา',
        tabs: [
          {
            category_name: 'ขายดี',
            sort: 'hot',
          },
          {
            category_name: 'มาใหม่',
            sort: 'new',
          },
        ],
        productLimit: 4,
      },
      i18n: {
        en: {
          title: 'By time of day',
          tabs: [
            {
              category_name: 'Bestsellers',
              sort: 'hot',
            },
            {
              category_name: 'New',
              sort: 'new',
            },
          ],
        },
      },
    },
    {
      id: 'news',
      name: 'BlogSection',
      props: {
        title: 'ความรู้เรื่องผิว',
        blogNumber: 3,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'About skin',
        },
      },
    },
  ],
} as const satisfies PresetPage;
