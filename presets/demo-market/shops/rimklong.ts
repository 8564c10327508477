import type { DemoShop } from '../demo-content.ts';
import { rimklongBooks } from './rimklong-books.ts';
import { rimklongDesk } from './rimklong-desk.ts';
import { rimklongKids } from './rimklong-kids.ts';
import { rimklongNotebooks } from './rimklong-notebooks.ts';

export const rimklong: DemoShop = {
  shopname: 'rimklong',
  title: { th: 'ร้านหนังสือริมคลอง', en: 'Rim Klong Books' },
  slogan: { th: 'หนังสือดี กระดาษดี และเวลาช้า\u00a0ๆ', en: 'Good books, good paper, slow hours' },
  description: {
    th: 'ร้านหนังสืออิสระในห้องแถวไม้ริมคลองบางหลวง ฝั่งธนบุรี หนังสือที่คนในร้านอ่านจบแล้วทุกเล่ม กับเครื่องเขียนจากช่างไทย',
    en: 'An independent bookshop in a wooden shophouse on Khlong Bang Luang, Thonburi: books that one of us has finished, and stationery by Thai makers.',
  },
  tel: '0812345004',
  theme: 'x_borsa',
  shipping: { flat: 40, freeFrom: 700 },
  categories: [
    { key: 'fiction', title: { th: 'นิยายและเรื่องสั้น', en: 'Fiction' } },
    { key: 'kids', title: { th: 'หนังสือเด็ก', en: 'Children’s books' } },
    { key: 'notebooks', title: { th: 'สมุดและแพลนเนอร์', en: 'Notebooks & planners' } },
    { key: 'nonfiction', title: { th: 'สารคดีและความรู้', en: 'Non-fiction' } },
    { key: 'pens', title: { th: 'ปากกาและดินสอ', en: 'Pens & pencils' } },
    { key: 'desk', title: { th: 'ของบนโต๊ะ', en: 'On the desk' } },
  ],
  slides: [
    {
      key: 'shelf',
      title: { th: 'เล่มที่เราอ่านจบแล้ว', en: 'Books we have finished' },
      desc: {
        th: 'ทุกเล่มในร้านมีคนของเราอ่านจบ และเล่าให้ฟังได้',
        en: 'One of us has read every title here to the end',
      },
      button: { th: 'เลือกหนังสือ', en: 'Choose a book' },
      link: 'category:fiction',
    },
    {
      key: 'paper',
      title: { th: 'กระดาษที่อยากเขียน', en: 'Paper that asks for ink' },
      desc: {
        th: 'สมุดปกผ้า กระดาษสา และหมึกที่ผสมทีละหม้อ',
        en: 'Cloth journals, mulberry paper and ink mixed by the pot',
      },
      button: { th: 'ดูสมุด', en: 'See notebooks' },
      link: 'category:notebooks',
    },
  ],
  headline: {
    title: { th: 'ไม่รู้จะอ่านอะไร ถามเราได้', en: 'Not sure what to read? Ask us' },
    text: {
      th: 'บอกเล่มล่าสุดที่ชอบ เราแนะนำเล่มต่อไปให้ หนังสือทุกเล่มห่อปกพลาสติกให้ฟรี ส่งทุกวันทำการก่อนบ่ายสอง',
      en: 'Name the last book you loved and we will suggest the next. Free cover protection, and we ship every working day before 2 pm.',
    },
  },
  about: {
    title: { th: 'ห้องแถวไม้ สองชั้น หนึ่งแมว', en: 'A wooden shophouse, two floors, one cat' },
    text: {
      th: 'ชั้นล่างขายหนังสือ ชั้นบนเย็บสมุด แมวชื่อบรรณาธิการนอนบนกองที่ขายดีที่สุดเสมอ เราจึงรู้ยอดขายโดยไม่ต้องเปิดคอมพิวเตอร์\n\nเรารับต้นฉบับจากคนในย่านปีละสี่เล่ม พิมพ์กับโรงพิมพ์อีกฝั่งคลอง และใช้ช่างไทยทำเครื่องเขียนเท่าที่หาได้ ทุกบ่ายวันเสาร์มีคนอ่านนิทานให้เด็กฟังบนท่าน้ำ มาฟังได้ไม่ต้องซื้ออะไร',
      en: 'Books downstairs, notebooks sewn upstairs. The cat, called Editor, always sleeps on the bestseller, which saves us checking the computer.\n\nWe publish four neighbourhood manuscripts a year at the press across the canal, and have our stationery made by Thai craftsmen wherever we find one. On Saturday afternoons one of us reads to children on the landing; come and listen, no purchase needed.',
    },
  },
  products: [...rimklongBooks, ...rimklongKids, ...rimklongNotebooks, ...rimklongDesk],
};
