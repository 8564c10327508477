import type { DemoShop } from '../demo-content.ts';
import { faicottonClothes } from './faicotton-clothes.ts';
import { faicottonHome } from './faicotton-home.ts';

export const faicotton: DemoShop = {
  shopname: 'faicotton',
  title: { th: 'ฝ้ายทอมือ', en: 'Fai Cotton' },
  slogan: {
    th: 'ฝ้ายแท้ ย้อมธรรมชาติ ทอทีละเส้น',
    en: 'True cotton, plant-dyed, woven thread by thread',
  },
  description: {
    th: 'กลุ่มแม่บ้านทอผ้าบ้านหนองอาบช้าง เชียงใหม่ 24 กี่ เสื้อผ้าและผ้าใช้ในบ้านจากฝ้ายพื้นเมือง',
    en: 'A weavers’ group of 24 looms in Ban Nong Ab Chang, Chiang Mai: clothes and household cloth from native cotton.',
  },
  tel: '0812345002',
  theme: 'x_elite',
  shipping: { flat: 45, freeFrom: 990 },
  categories: [
    { key: 'tops', title: { th: 'เสื้อและเดรส', en: 'Tops & dresses' } },
    { key: 'bottoms', title: { th: 'กางเกงและผ้าซิ่น', en: 'Trousers & skirts' } },
    { key: 'accessories', title: { th: 'กระเป๋าและผ้าพันคอ', en: 'Bags & scarves' } },
    { key: 'home', title: { th: 'ผ้าในบ้าน', en: 'Home textiles' } },
  ],
  slides: [
    {
      key: 'loom',
      title: { th: 'เสื้อผ้าที่หายใจได้', en: 'Clothes that breathe' },
      desc: {
        th: 'ฝ้ายเข็นมือ ย้อมคราม ครั่ง มะเกลือ จากกี่ 24 หลังของเรา',
        en: 'Hand-spun cotton in indigo, lac and ebony from our 24 looms',
      },
      button: { th: 'ดูเสื้อผ้า', en: 'See the clothes' },
      link: 'category:tops',
    },
    {
      key: 'linen-shelf',
      title: { th: 'ผ้าดี\u00a0ๆ ในบ้าน', en: 'Good cloth for the house' },
      desc: {
        th: 'ผ้าเช็ดตัวรังผึ้ง หมอนมัดหมี่ ผ้าคาดโต๊ะลายจก',
        en: 'Waffle towels, mudmee cushions, jok table runners',
      },
      button: { th: 'ดูผ้าในบ้าน', en: 'See home textiles' },
      link: 'category:home',
    },
  ],
  headline: {
    title: { th: 'ยิ่งซักยิ่งนุ่ม', en: 'Softer with every wash' },
    text: {
      th: 'สีจากคราม ครั่ง ประดู่ และมะเกลือ ไม่ใช้สารฟอก ลองแล้วไม่พอดี เปลี่ยนไซซ์ฟรีภายใน 7 วัน',
      en: 'Colour from indigo, lac, padauk and ebony, no bleach. Wrong size? We exchange it free within 7 days.',
    },
  },
  about: {
    title: { th: 'จากปุยฝ้ายถึงมือคุณ', en: 'From the boll to your hands' },
    text: {
      th: 'ฝ้ายปลูกหลังนา เก็บเดือนธันวาคม แม่\u00a0ๆ ในหมู่บ้านช่วยกันอีด ดีด เข็น แล้วย้อมด้วยสีจากต้นไม้รอบบ้าน เสื้อหนึ่งตัวใช้เวลาทอสองวัน\n\nรายได้ครึ่งหนึ่งของทุกผืนถึงมือคนทอโดยตรง ด้านหลังป้ายทุกตัวมีชื่อคนทอ เขียนจดหมายหาแม่\u00a0ๆ ได้ เราส่งต่อให้เสมอ',
      en: 'The cotton grows behind the rice fields and is picked in December. The women of the village gin it, bow it, spin it, and dye it with the trees around their houses. One top takes two days on the loom.\n\nHalf of every price goes straight to the weaver, whose name is on the back of the label. Write to her if you like; we pass every letter on.',
    },
  },
  products: [...faicottonClothes, ...faicottonHome],
};
