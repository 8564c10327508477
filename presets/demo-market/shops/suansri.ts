import type { DemoShop } from '../demo-content.ts';
import { suansriFresh } from './suansri-fresh.ts';
import { suansriPantry } from './suansri-pantry.ts';

export const suansri: DemoShop = {
  shopname: 'suansri',
  title: { th: 'สวนป้าศรี', en: 'Auntie Sri’s Garden' },
  slogan: { th: 'ตัดเช้า ส่งเย็น จากสวนถึงบ้าน', en: 'Cut in the morning, sent in the evening' },
  description: {
    th: 'สวนผลไม้ 12 ไร่ที่จันทบุรี ปลูกเอง กวนเอง ส่งเอง ผลไม้ตามฤดู ของแปรรูป และต้นกล้าผักสวนครัว',
    en: 'A five-acre orchard in Chanthaburi: fruit in season, preserves from our own kitchen, and herbs to grow at home.',
  },
  tel: '0812345003',
  theme: 'mall_starmarket',
  shipping: { flat: 80, freeFrom: 1500 },
  categories: [
    { key: 'fresh', title: { th: 'ผลไม้สด', en: 'Fresh fruit' } },
    { key: 'preserves', title: { th: 'แยม น้ำผึ้ง และของกวน', en: 'Jams, honey & preserves' } },
    { key: 'snacks', title: { th: 'ของอบกรอบและชา', en: 'Dried fruit, snacks & tea' } },
    { key: 'garden', title: { th: 'สวนครัว', en: 'Kitchen garden' } },
  ],
  slides: [
    {
      key: 'harvest',
      title: { th: 'ผลไม้รอบนี้มาแล้ว', en: 'This week’s harvest is in' },
      desc: {
        th: 'มะม่วง มังคุด เงาะ ส้มโอ คัดลูกต่อลูก ช้ำเปลี่ยนให้',
        en: 'Mangoes, mangosteens, rambutans, pomelos, chosen one by one',
      },
      button: { th: 'ดูผลไม้สด', en: 'See fresh fruit' },
      link: 'category:fresh',
    },
    {
      key: 'pantry',
      title: { th: 'ครัวป้าศรี', en: 'From Auntie’s kitchen' },
      desc: {
        th: 'แยมกวนมือ น้ำผึ้งเดือนห้า กล้วยฉาบน้ำตาลโตนด',
        en: 'Hand-stirred jam, April honey, banana chips in palm sugar',
      },
      button: { th: 'ดูของแปรรูป', en: 'See the pantry' },
      link: 'category:preserves',
    },
  ],
  headline: {
    title: { th: 'สดจริง ไม่สดคืนเงิน', en: 'Fresh, or your money back' },
    text: {
      th: 'ส่งรถเย็นทุกวันพุธและเสาร์ ถ่ายรูปแจ้งภายในวันที่รับ ป้าเคลมให้ทุกกล่อง',
      en: 'Sent chilled every Wednesday and Saturday. If anything is wrong, tell us on the day it arrives and we will put it right.',
    },
  },
  about: {
    title: { th: 'ป้าศรีคือใคร', en: 'Who is Auntie Sri?' },
    text: {
      th: 'ป้าศรีเป็นครูเกษียณที่กลับมาดูแลสวนของพ่อที่ท่าใหม่ จันทบุรี เริ่มจากส่งมังคุดให้เพื่อนครูสิบกล่อง วันนี้มีลูกหลานช่วยแพ็กวันละสองร้อยกล่อง\n\nเราไม่ใช้สารเร่งสุก หญ้าในสวนตัดไม่ฉีด เปลือกผลไม้กลับไปเป็นปุ๋ยไส้เดือน อะไรไม่อร่อยเราไม่ส่ง แค่นั้นเอง',
      en: 'Auntie Sri is a retired teacher who came home to her father’s orchard in Tha Mai, Chanthaburi. It began with ten boxes of mangosteens for old colleagues; today the whole family packs two hundred a day.\n\nNothing is forced to ripen, the grass is cut and never sprayed, and the peel goes back to the worms. What does not taste good does not leave the garden. That is all there is to it.',
    },
  },
  products: [...suansriFresh, ...suansriPantry],
};
