import { sample, words, type SectionLayout } from './define-layout.ts';

/** First sections of a page that show several things at once. */
export const heroTiles: readonly SectionLayout[] = [
  {
    key: 'hero-bento',
    label: words('กล่องหลายขนาด', 'Tiles of several sizes'),
    synonyms: words('ปก เบนโตะ หมวดหมู่ ตาราง', 'cover bento mosaic categories'),
    section: {
      name: 'SlideShowSection',
      props: {
        layout: 'bento',
        height: 'half',
        slides: [
          {
            image: 'picture:wide',
            imageMobile: 'picture:tall',
            title: sample('มุมใหม่ของบ้าน', 'A new corner at home'),
            button: words('ดูทั้งหมด', 'See all'),
            buttonLink: '/search',
          },
          { image: 'picture:1', title: sample('มาใหม่', 'new in'), link: '/showroom/new' },
          { image: 'picture:2', title: sample('ขายดี', 'bestsellers'), link: '/showroom/hot' },
          { image: 'picture:3', title: sample('ลดราคา', 'on sale'), link: '/showroom/sale' },
          { image: 'picture:4', title: sample('ของขวัญ', 'gifts'), link: '/search' },
        ],
      },
    },
  },
  {
    key: 'hero-columns',
    label: words('คอลัมน์สูงสามช่อง', 'Three tall columns'),
    synonyms: words('ปก สามรูป คอลเลกชัน', 'cover collection lookbook'),
    section: {
      name: 'SlideShowSection',
      props: {
        layout: 'columns',
        height: 'tall',
        columns: 3,
        slides: [
          { image: 'picture:1', title: sample('สำหรับตอนเช้า', 'for mornings'), link: '/search' },
          { image: 'picture:2', title: sample('สำหรับโต๊ะทำงาน', 'for your desk'), link: '/search' },
          { image: 'picture:3', title: sample('สำหรับวันหยุด', 'for days off'), link: '/search' },
        ],
      },
    },
  },
  {
    key: 'hero-doors',
    label: words('ประตูโค้งไปแต่ละหมวด', 'Arched doors to categories'),
    synonyms: words('ปก ซุ้มโค้ง หมวดหมู่ ทางเข้า', 'cover arch category doors'),
    section: {
      name: 'SlideShowSection',
      props: {
        title: sample('วันนี้มองหาอะไร', 'What are you looking for today?'),
        layout: 'columns',
        height: 'half',
        columns: 4,
        mask: 'arch',
        textGround: 'solid',
        isFullScreen: false,
        slides: [
          { image: 'picture:2', title: sample('ใช้เอง', 'for yourself'), link: '/search' },
          { image: 'picture:3', title: sample('ให้เพื่อน', 'for a friend'), link: '/search' },
          { image: 'picture:4', title: sample('แต่งบ้าน', 'for the home'), link: '/search' },
          { image: 'picture:1', title: sample('ของฝาก', 'to take along'), link: '/search' },
        ],
      },
    },
  },
  {
    key: 'hero-board',
    label: words('ป้ายร้านกับรูปเล็ก', 'Shop sign with small pictures'),
    synonyms: words('ปก ป้าย แผง', 'cover sign board'),
    section: {
      name: 'SlideShowSection',
      props: {
        layout: 'board',
        height: 'half',
        slides: [
          {
            image: 'picture:wide',
            imageMobile: 'picture:tall',
            title: sample('เปิดแผงแล้ววันนี้', 'The stall is open'),
            desc: sample('ของดีประจำฤดู คัดเองทุกเช้า', 'The season’s best, picked every morning'),
            button: words('ดูของวันนี้', 'See today’s goods'),
            buttonLink: '/search',
            ground: 'deep',
          },
          { image: 'picture:1', title: sample('มาใหม่', 'new in'), link: '/showroom/new' },
          { image: 'picture:2', title: sample('ขายดี', 'bestsellers'), link: '/showroom/hot' },
          { image: 'picture:3', title: sample('ลดราคา', 'on sale'), link: '/showroom/sale' },
          { image: 'picture:4', title: sample('จัดชุด', 'sets'), link: '/search' },
        ],
      },
    },
  },
];
