import type { DemoShop } from '../demo-content.ts';
import { hompraiBalms } from './homprai-balms.ts';
import { hompraiBody } from './homprai-body.ts';
import { hompraiFace } from './homprai-face.ts';
import { hompraiScent } from './homprai-scent.ts';

export const homprai: DemoShop = {
  shopname: 'homprai',
  title: { th: 'หอมไพร', en: 'Hom Prai' },
  slogan: { th: 'สมุนไพรไทย ทำทีละหม้อ', en: 'Thai herbs, made by the pot' },
  description: {
    th: 'สบู่ น้ำมัน ยาดม และเทียนหอมจากสมุนไพรสวนเราที่กาญจนบุรี ทำทีละหม้อโดยเภสัชกรแผนไทยสองพี่น้อง',
    en: 'Soap, oils, inhalers and candles from our own herb garden in Kanchanaburi, made by the pot by two sisters, both Thai-medicine pharmacists.',
  },
  tel: '0812345006',
  theme: 'skincare',
  shipping: { flat: 45, freeFrom: 690 },
  categories: [
    { key: 'face', title: { th: 'ผิวหน้า', en: 'Face' } },
    { key: 'body', title: { th: 'ผิวกายและผม', en: 'Body & hair' } },
    { key: 'scent', title: { th: 'กลิ่นในบ้าน', en: 'Home fragrance' } },
    { key: 'balm', title: { th: 'ยาดมและยาหม่อง', en: 'Inhalers & balms' } },
  ],
  slides: [
    {
      key: 'garden',
      title: { th: 'จากสวนลงขวด', en: 'From the garden to the bottle' },
      desc: {
        th: 'มะกรูด ขมิ้น ใบเตย ใบบัวบก เก็บเช้า สกัดบ่าย',
        en: 'Lime, turmeric, pandan, gotu kola: picked by morning, pressed by noon',
      },
      button: { th: 'ดูแลผิว', en: 'Skin care' },
      link: 'category:face',
    },
    {
      key: 'evening',
      title: { th: 'กลิ่นบ้านตอนค่ำ', en: 'The scent of home at dusk' },
      desc: {
        th: 'เทียนหอม ก้านหอม และเตาอโรมาดินเผา',
        en: 'Candles, reed diffusers and clay burners',
      },
      button: { th: 'เลือกกลิ่น', en: 'Choose a scent' },
      link: 'category:scent',
    },
  ],
  headline: {
    title: { th: 'อ่านส่วนผสมได้ทุกคำ', en: 'Ingredients you can read' },
    text: {
      th: 'ไม่มีน้ำหอมสังเคราะห์ ไม่ทดลองกับสัตว์ คืนขวดเปล่าลดให้ใบละสิบบาท แพ้คืนเงินเต็มใน 14 วัน',
      en: 'No synthetic perfume, no animal testing, ten baht for every empty you return, and your money back within 14 days if your skin objects.',
    },
  },
  about: {
    title: { th: 'สองพี่น้องกับหม้อหนึ่งใบ', en: 'Two sisters and one pot' },
    text: {
      th: 'ยายเป็นหมอยา ปลูกไพลกับขมิ้นไว้ห้าไร่ที่ไทรโยค เราสองคนเรียนเภสัชแผนไทยเพื่อกลับมาทำสูตรยายให้ได้มาตรฐาน ทุกหม้อมีเลขหม้อและชื่อคนกวนอยู่ใต้ขวด\n\nสมุนไพรที่ปลูกเองไม่ได้ เราซื้อจากวิสาหกิจชุมชนสี่แห่งโดยจ่ายล่วงหน้าครึ่งหนึ่ง ขวดทุกใบรับคืน ล้าง แล้วใช้ใหม่ กลิ่นไหนหมดฤดูก็รอปีหน้า',
      en: 'Grandmother was a healer with five rai of plai and turmeric in Sai Yok. We both studied Thai pharmacy to bring her recipes up to standard; every bottle carries its pot number and the name of the sister who stirred it.\n\nWhat we cannot grow comes from four village co-operatives, half paid in advance. We wash and reuse the bottles you return, and a scent that is out of season waits until next year.',
    },
  },
  products: [...hompraiFace, ...hompraiBody, ...hompraiBalms, ...hompraiScent],
};
