import type { Text } from './demo-content.ts';

/** A shop's introduction above a category's products, and the slide next to it. */
export interface DemoCategoryIntro {
  readonly shopname: string;
  readonly category: string;
  readonly slide?: string;
  readonly text: Text;
}

export const demoIntros: readonly DemoCategoryIntro[] = [
  {
    shopname: 'dinpao',
    category: 'tea-coffee',
    slide: 'tea',
    text: {
      th: 'ถ้วย กา และเหยือกที่จับถนัดมือ เคลือบปลอดตะกั่ว เข้าไมโครเวฟและเครื่องล้างจานได้ทุกใบ',
      en: 'Cups, pots and jugs that sit well in the hand. Lead-free glaze; microwave and dishwasher safe.',
    },
  },
  {
    shopname: 'dinpao',
    category: 'dishes',
    slide: 'kiln',
    text: {
      th: 'จานชามที่ซ้อนกันได้พอดี ซื้อเพิ่มปีหน้าก็ยังเข้าชุดเดิม',
      en: 'Plates and bowls that stack, and still match when you add to them next year.',
    },
  },
  {
    shopname: 'rimklong',
    category: 'fiction',
    text: {
      th: 'เล่มใหม่จากนักเขียนไทย และเล่มมือสองที่คัดสภาพแล้วทุกหน้า เลือกดูได้จากตัวกรองสภาพสินค้า',
      en: 'New Thai fiction, and second-hand copies we have checked page by page. Find them with the “Condition” filter.',
    },
  },
];

/** Second-hand copies by product, with their condition. */
export const demoSecondHand: Readonly<Record<string, 'like_new' | 'good' | 'fair'>> = {
  'train-to-nong-khai': 'good',
  'letters-under-the-rain-tree': 'like_new',
  'the-lighthouse-keeper-of-phuket': 'fair',
  'old-bangkok-maps': 'good',
};
