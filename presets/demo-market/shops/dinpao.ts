import type { DemoShop } from '../demo-content.ts';
import { dinpaoHome } from './dinpao-home.ts';
import { dinpaoTableware } from './dinpao-tableware.ts';

export const dinpao: DemoShop = {
  shopname: 'dinpao',
  title: { th: 'บ้านดินเผา', en: 'Baan Din Pao' },
  slogan: {
    th: 'ปั้นด้วยมือ เผาด้วยใจ ใช้ได้ทุกวัน',
    en: 'Thrown by hand, fired with care, made for every day',
  },
  description: {
    th: 'โรงปั้นเล็ก\u00a0ๆ ริมน้ำปิง เชียงใหม่ ปั้นถ้วยชามใช้ทุกวันจากดินแดงในท้องถิ่นมาตั้งแต่ปี 2541',
    en: 'A small pottery by the Ping river in Chiang Mai, making everyday tableware from local red clay since 1998.',
  },
  tel: '0812345001',
  theme: 'x_pottery',
  shipping: { flat: 60, freeFrom: 1200 },
  categories: [
    { key: 'tea-coffee', title: { th: 'ชาและกาแฟ', en: 'Tea & coffee' } },
    { key: 'dishes', title: { th: 'จานและชาม', en: 'Plates & bowls' } },
    { key: 'kitchen', title: { th: 'ครัวไทย', en: 'Thai kitchen' } },
    { key: 'decor', title: { th: 'ของแต่งบ้าน', en: 'For the home' } },
    { key: 'garden', title: { th: 'กระถางต้นไม้', en: 'Planters' } },
  ],
  slides: [
    {
      key: 'kiln',
      title: { th: 'ของใช้ทุกวันจากเตาบ้านเรา', en: 'Everyday pottery from our own kiln' },
      desc: {
        th: 'ปั้นทีละใบ เคลือบทีละใบ ไม่มีใบไหนเหมือนกัน',
        en: 'Thrown and glazed one by one; no two alike',
      },
      button: { th: 'ดูทั้งหมด', en: 'See all' },
      link: '/search',
    },
    {
      key: 'tea',
      title: { th: 'ชุดชาเคลือบหยก', en: 'The jade tea set' },
      desc: {
        th: 'กาหูหวายกับถ้วยทรงสูง อุ่นมือทุกบ่าย',
        en: 'A cane-handled pot and tall cups for warm afternoons',
      },
      button: { th: 'เลือกชุดชา', en: 'Choose a tea set' },
      link: 'product:cane-handle-teapot',
    },
  ],
  headline: {
    title: { th: 'ดินแดง ไฟแรง มือเย็น', en: 'Red clay, high fire, patient hands' },
    text: {
      th: 'เผาไฟสูง 1,230 องศา แข็งแรง เข้าไมโครเวฟได้ แตกระหว่างส่งเราเปลี่ยนให้ใหม่',
      en: 'Fired at 1,230 °C, sturdy and microwave safe. Broken in transit? We replace it.',
    },
  },
  about: {
    title: { th: 'เรื่องของโรงปั้น', en: 'About the pottery' },
    text: {
      th: 'พ่อเริ่มปั้นหม้อดินขายหน้าบ้านเมื่อปี 2541 วันนี้เรามีช่างเจ็ดคน แป้นหมุนห้าตัว กับเตาแก๊สหนึ่งลูกที่เปิดเดือนละสี่ครั้ง\n\nดินมาจากนาหลังบ้าน เคลือบผสมเองจากขี้เถ้าไม้ลำไย ของทุกชิ้นผ่านมือคนอย่างน้อยสามคนก่อนถึงมือคุณ ถ้ามีอะไรบิ่นหรือร้าว ถ่ายรูปส่งมา เราเปลี่ยนให้โดยไม่ถามมาก',
      en: 'Father began selling clay pots in front of the house in 1998. Today we are seven potters with five wheels and one gas kiln that we open four times a month.\n\nThe clay comes from the field behind the house, the glazes from longan-wood ash. Every piece passes through at least three pairs of hands before it reaches yours. If something arrives chipped or cracked, send us a photo and we will replace it, no questions asked.',
    },
  },
  products: [...dinpaoTableware, ...dinpaoHome],
};
