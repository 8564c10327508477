import type { DemoShop } from '../demo-content.ts';
import { taounBread } from './taoun-bread.ts';
import { taounCakes } from './taoun-cakes.ts';
import { taounCookies } from './taoun-cookies.ts';
import { taounDrinks } from './taoun-drinks.ts';
import { taounPantry } from './taoun-pantry.ts';

export const taoun: DemoShop = {
  shopname: 'taoun',
  title: { th: 'เตาอุ่น เบเกอรี่', en: 'Tao Un Bakery' },
  slogan: { th: 'อบเช้า ส่งเช้า หอมถึงบ้าน', en: 'Baked and sent the same morning' },
  description: {
    th: 'ร้านขนมปังเตาอิฐในเมืองเก่าสงขลา ขนมปังหมักช้า เค้กหวานน้อย ขนมไทยอบ และกาแฟไทยคั่วเองทุกวันอังคาร',
    en: 'A brick-oven bakery in Songkhla’s old town: slow bread, cakes that are not too sweet, Thai baked sweets, and Thai coffee roasted on Tuesdays.',
  },
  tel: '0812345005',
  theme: 'bakery',
  shipping: { flat: 70, freeFrom: 1000 },
  categories: [
    { key: 'bread', title: { th: 'ขนมปัง', en: 'Bread' } },
    { key: 'cakes', title: { th: 'เค้ก', en: 'Cakes' } },
    { key: 'coffee', title: { th: 'กาแฟและอุปกรณ์', en: 'Coffee & tools' } },
    { key: 'cookies', title: { th: 'คุกกี้และขนมไทย', en: 'Cookies & Thai sweets' } },
    { key: 'tea', title: { th: 'ชา', en: 'Tea' } },
  ],
  slides: [
    {
      key: 'oven',
      title: { th: 'กลิ่นเตาตอนตีห้า', en: 'The oven at five in the morning' },
      desc: {
        th: 'ขนมปังหมักข้ามคืน อบเตาอิฐ ส่งถึงบ้านวันเดียวกันในหาดใหญ่',
        en: 'Dough rested overnight and baked in brick; same-day delivery in Hat Yai',
      },
      button: { th: 'ดูขนมปัง', en: 'See the bread' },
      link: 'category:bread',
    },
    {
      key: 'coffee-bar',
      title: { th: 'กาแฟไทยคั่ววันอังคาร', en: 'Thai coffee, roasted on Tuesdays' },
      desc: {
        th: 'ดอยช้าง น่าน แม่ฮ่องสอน ชุมพร เลือกบดได้ตามวิธีชง',
        en: 'Doi Chang, Nan, Mae Hong Son, Chumphon, ground for the way you brew',
      },
      button: { th: 'ดูกาแฟ', en: 'See the coffee' },
      link: 'category:coffee',
    },
  ],
  headline: {
    title: { th: 'หวานน้อยโดยตั้งใจ', en: 'Less sweet on purpose' },
    text: {
      th: 'เนยแท้ แป้งไม่ฟอก ไม่มีสารกันเสีย สินค้าสดส่งแช่เย็นทั่วประเทศ สั่งก่อนสิบโมงส่งวันเดียวกัน',
      en: 'Real butter, unbleached flour, no preservatives. Fresh goods travel chilled; order before 10 am and we send the same day.',
    },
  },
  about: {
    title: { th: 'เตาใบเดิมของก๋ง', en: 'Grandfather’s oven' },
    text: {
      th: 'ก๋งก่อเตาอิฐไว้อบขนมเปี๊ยะเมื่อหกสิบปีก่อน หลานกลับมาจากเรียนทำขนมที่ลียงแล้วพบว่าไม่มีเตาไหนร้อนสม่ำเสมอเท่าใบนี้ เราจึงอบทั้งซาวร์โดว์และขนมผิงในเตาเดียวกัน คนละชั่วโมง\n\nแป้งจากโรงสีเล็กสองแห่ง ไข่จากฟาร์มปล่อยที่รัตภูมิ กาแฟซื้อตรงจากสี่ครอบครัวทางเหนือและชุมพร ขนมที่เหลือตอนเย็นแจกโรงเรียนวัดข้างร้าน ไม่เคยขายข้ามวัน',
      en: 'Grandfather built the brick oven for moon pastries sixty years ago. His grandson came back from baking school in Lyon and found that nothing heats as evenly, so sourdough and tapioca puffs share it, an hour apart.\n\nFlour from two small mills, free-range eggs from Rattaphum, coffee bought directly from four families. Anything left in the evening goes to the temple school next door; we never sell day-old bread.',
    },
  },
  products: [...taounBread, ...taounCakes, ...taounCookies, ...taounDrinks, ...taounPantry],
};
