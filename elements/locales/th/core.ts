import type { core as en } from '../en/core.ts';

export const core: Record<keyof typeof en, string> = {
  'box.add': 'หยิบใส่ตะกร้า',
  'box.choose': 'เลือกแบบสินค้า',
  'box.review': 'รีวิวดี {percent}% ({count})',
  'box.sold': 'ขายแล้ว {count}',
  'box.new': 'ใหม่',
  'box.flash': 'แฟลชเซล',
  'box.preorder': 'พรีออเดอร์',
  'box.soldout': 'สินค้าหมด',
  'box.unavailable': 'ไม่พร้อมขาย',
  'box.comingsoon': 'เร็ว\u00a0ๆ นี้',
  'box.gone': 'ไม่พบข้อมูลสินค้า',
  'box.failed': 'ติดต่อร้านไม่ได้ในขณะนี้',
  'box.retry': 'ลองใหม่',
  'price.was': 'ราคาเต็ม',
  'price.now': 'ราคา',
  'cart.open': 'ตะกร้าสินค้า {count} ชิ้น',
};
