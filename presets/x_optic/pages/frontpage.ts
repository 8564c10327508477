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
            ground: 'plain',
            title: 'ข้อความตัวอย่าง: อ่านบรรทัดนี้ได้ไหม',
            desc: 'ข้อความตัวอย่าง: วัดสายตาฟรี ลองกรอบที่บ้านได้สี่อัน',
            button: 'เลือกกรอบ',
            buttonLink: '/search',
          },
        ],
        layout: 'type',
        height: 'half',
        typeSize: 'shrink',
        dots: false,
        arrows: false,
      },
      i18n: {
        en: {
          slides: [
            {
              ground: 'plain',
              title: 'Sample text: Can you read this line?',
              desc: 'Sample text: Free eye tests. Try four frames at home.',
              button: 'Choose a frame',
              buttonLink: '/search',
            },
          ],
        },
      },
    },
    {
      id: 'steps',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: สามขั้นตอน',
        features: [
          {
            title: 'ข้อความตัวอย่าง: วัดหน้า',
            desc: 'ข้อความตัวอย่าง: ใช้บัตรประชาชนเทียบความกว้าง',
          },
          {
            title: 'ข้อความตัวอย่าง: ลองสี่กรอบ',
            desc: 'ข้อความตัวอย่าง: ส่งถึงบ้าน คืนฟรี',
          },
          {
            title: 'ข้อความตัวอย่าง: ใส่เลนส์',
            desc: 'ข้อความตัวอย่าง: รอสามวันทำการ',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        sectionStyle: 'quiet',
        layout: 'steps',
      },
      i18n: {
        en: {
          title: 'Sample text: Three steps',
          features: [
            {
              title: 'Sample text: Measure',
              desc: 'Sample text: Hold an ID card to your face',
            },
            {
              title: 'Sample text: Try four',
              desc: 'Sample text: Sent to you, returned free',
            },
            {
              title: 'Sample text: Lenses',
              desc: 'Sample text: Three working days',
            },
          ],
        },
      },
    },
    {
      id: 'frames',
      name: 'ProductSection',
      props: {
        title: 'กรอบขายดี',
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
          title: 'Bestselling frames',
          button: 'See all',
        },
      },
    },
    {
      id: 'new',
      name: 'ProductSection',
      props: {
        title: 'กรอบใหม่',
        apiOptions: {
          sort: 'new',
        },
        productNumber: 6,
        button: 'ดูทั้งหมด',
        buttonLink: '/showroom/new',
        columns: 3,
        columnsPhone: 1,
      },
      i18n: {
        en: {
          title: 'New frames',
          button: 'See all',
        },
      },
    },
    {
      id: 'story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: เลนส์แบบไหนพอ',
        description: 'ข้อความตัวอย่าง: สายตาสั้นไม่เกินสามร้อยใช้เลนส์ธรรมดาได้ ไม่ต้องจ่ายเพิ่ม',
        bulletPoints: [
          {
            title: 'ข้อความตัวอย่าง: บางพิเศษ',
            desc: 'ข้อความตัวอย่าง: สายตาเกินห้าร้อย',
          },
          {
            title: 'ข้อความตัวอย่าง: กรองแสง',
            desc: 'ข้อความตัวอย่าง: เลือกเมื่อจำเป็น',
          },
        ],
      },
      i18n: {
        en: {
          title: 'Sample text: How much lens is enough?',
          description: 'Sample text: Up to −3.00 a standard lens is enough. You need not pay more.',
          bulletPoints: [
            {
              title: 'Sample text: Extra thin',
              desc: 'Sample text: Beyond −5.00',
            },
            {
              title: 'Sample text: Filters',
              desc: 'Sample text: Only if you need them',
            },
          ],
        },
      },
    },
    {
      id: 'index',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: รู้ก่อนซื้อ',
        features: [
          {
            title: 'ข้อความตัวอย่าง: ความกว้างกรอบ',
            desc: 'ข้อความตัวอย่าง: วัดเป็นมิลลิเมตร',
          },
          {
            title: 'ข้อความตัวอย่าง: ประกันเลนส์',
            desc: 'ข้อความตัวอย่าง: หนึ่งปี',
          },
          {
            title: 'ข้อความตัวอย่าง: สิทธิเบิก',
            desc: 'ข้อความตัวอย่าง: ออกใบเสร็จให้',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'index',
      },
      i18n: {
        en: {
          title: 'Sample text: Good to know',
          features: [
            {
              title: 'Sample text: Frame width',
              desc: 'Sample text: In millimetres',
            },
            {
              title: 'Sample text: Lens warranty',
              desc: 'Sample text: One year',
            },
            {
              title: 'Sample text: Insurance',
              desc: 'Sample text: We give a receipt',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
