import type { front as en } from '../en/front.ts';

export const front: Readonly<Record<keyof typeof en, string>> = {
  'front.mallTitle': '{name} รวมของดีจากร้านเล็ก\u00a0ๆ ทั่วไทย',
  'front.mallDescription': 'เครื่องปั้นดินเผา เสื้อผ้าฝ้าย ผลไม้และของแต่งสวน ส่งตรงจากมือคนทำ',
  'front.categories': 'เลือกซื้อตามหมวดหมู่',
  'front.allCategories': 'ดูหมวดหมู่ทั้งหมด',
  'front.visit': 'เข้าชมร้าน',
  'front.soon': 'ร้านกำลังเตรียมเปิด',
  'front.soonText': 'ยังไม่มีสินค้าวางขาย แวะมาใหม่เร็ว\u00a0ๆ นี้ หรือสอบถามร้านได้เลย',
  'front.unpublished': 'หน้าแรกยังไม่เผยแพร่',
  'front.unpublishedText': 'หน้าแรกของธีมรออยู่ในหน้าแต่งร้าน เปลี่ยนข้อความเป็นของร้าน แล้วเผยแพร่ได้เลย',
  'front.edit': 'แต่งหน้าแรก',
  'front.toMarket': 'ไปที่ตลาด',
  'front.seeAll': 'ดูทั้งหมด',
};
