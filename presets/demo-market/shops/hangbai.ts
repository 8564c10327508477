import type { DemoShop } from '../demo-content.ts';
import { hangbaiCats } from './hangbai-cats.ts';
import { hangbaiDogs } from './hangbai-dogs.ts';
import { hangbaiPlants } from './hangbai-plants.ts';
import { hangbaiTools } from './hangbai-tools.ts';

export const hangbai: DemoShop = {
  shopname: 'hangbai',
  title: { th: 'หางกับใบ', en: 'Tail & Leaf' },
  slogan: { th: 'ของหมา ของแมว และสวนริมระเบียง', en: 'For dogs, cats and balcony gardens' },
  description: {
    th: 'ร้านตึกแถวสองชั้นที่นครปฐม ชั้นล่างเย็บปลอกคอและอบขนมหมาแมว ชั้นบนเพาะต้นไม้ที่อยู่ระเบียงได้จริง ทดลองใช้โดยหมาสอง แมวสาม ก่อนขายทุกชิ้น',
    en: 'A two-storey shophouse in Nakhon Pathom. Downstairs we sew collars and bake treats; upstairs we raise plants that can live on a balcony. Two dogs and three cats test everything first.',
  },
  tel: '0812345007',
  theme: 'pet',
  shipping: { flat: 50, freeFrom: 790 },
  categories: [
    { key: 'dogs', title: { th: 'ของน้องหมา', en: 'For dogs' } },
    { key: 'cats', title: { th: 'ของน้องแมว', en: 'For cats' } },
    { key: 'plants', title: { th: 'ต้นไม้และกระถาง', en: 'Plants & pots' } },
    { key: 'tools', title: { th: 'ดินและเครื่องมือ', en: 'Soil & tools' } },
  ],
  slides: [
    {
      key: 'balcony',
      title: { th: 'ระเบียงสองเมตรก็เป็นสวน', en: 'Two metres is enough for a garden' },
      desc: {
        th: 'ต้นไม้ กระถาง ดิน และคนที่ตอบแชตเวลาใบเหลือง',
        en: 'Plants, pots, soil, and someone to ask when a leaf turns yellow',
      },
      button: { th: 'จัดระเบียง', en: 'Plant a balcony' },
      link: 'category:plants',
    },
    {
      key: 'good-dog',
      title: { th: 'ผ่านการกัดมาแล้วทุกชิ้น', en: 'Everything here has been chewed' },
      desc: {
        th: 'ปลอกคอหม้อห้อม ของเล่นเชือก ชามดินเผา และขนมอบเอง',
        en: 'Indigo collars, rope toys, clay bowls and treats from our oven',
      },
      button: { th: 'ของน้องหมา', en: 'For dogs' },
      link: 'category:dogs',
    },
  ],
  headline: {
    title: { th: 'ไม่ผ่านหมา ไม่ผ่านแมว ไม่ขาย', en: 'If they refuse it, so do we' },
    text: {
      th: 'ขนมไม่มีเกลือ ไม่มีสารกันเสีย ต้นไม้ที่เป็นพิษกับหมาแมวเราเขียนบอกไว้ทุกต้น ต้นไม้ตายใน 7 วันส่งต้นใหม่ให้',
      en: 'Treats without salt or preservatives, and a label on every plant that is bad for pets. If a plant dies within seven days, we send another.',
    },
  },
  about: {
    title: { th: 'หมาชื่อถั่ว แมวชื่อใบ', en: 'A dog called Bean, a cat called Leaf' },
    text: {
      th: 'ร้านนี้เริ่มจากปลอกคอเส้นเดียวที่เย็บให้ถั่ว หมาข้างถนนที่เดินตามเรากลับจากตลาดพระปฐมเจดีย์ คนข้างบ้านขอซื้อ แล้วก็ขอซื้อต้นไม้ที่วางอยู่หน้าร้านด้วย ตอนนี้เรามีช่างเย็บสามคน เตาอบหนึ่งเตา และดาดฟ้าเพาะกล้าร้อยตารางเมตร\n\nผ้าขาวม้ากับหม้อห้อมเราซื้อจากกลุ่มทอผ้าแพร่ ยางพาราจากสหกรณ์ที่ตรัง ดินเผาจากด่านเกวียน กำไรห้าบาทจากทุกร้อยเป็นค่าทำหมันหมาแมวจรในชุมชน ปีที่แล้วทำไปได้ 84 ตัว',
      en: 'It began with one collar, sewn for Bean, a street dog who followed us home from the market. A neighbour wanted one, then wanted the plant by the door too. Now there are three seamstresses, an oven, and a hundred square metres of seedlings on the roof.\n\nThe cloth comes from weavers in Phrae, the rubber from a co-operative in Trang, the clay from Dan Kwian. Five baht in every hundred goes to neutering local strays: 84 last year.',
    },
  },
  products: [...hangbaiDogs, ...hangbaiCats, ...hangbaiPlants, ...hangbaiTools],
};
