import type { product as en } from '../en/product.ts';

export const product: Record<keyof typeof en, string> = {
  'product.quantity': 'จำนวน',
  'product.less': 'ลดหนึ่งชิ้น',
  'product.more': 'เพิ่มหนึ่งชิ้น',
  'product.left': 'เหลือเพียง {left} ชิ้น',
  'product.inStock': 'มีสินค้าพร้อมส่ง',
  'product.preorderIn': 'พรีออเดอร์ จัดส่งภายใน {days} วัน',
  'product.buyNow': 'ซื้อเลย',
  'product.whole': 'ดูรายละเอียดทั้งหมด',
  'product.pictures': 'รูปสินค้า {name}',
  'product.picture': 'ดูรูปที่ {n} จาก {total}',
  'product.soldoutOption': '{name} (หมด)',
  'product.code': 'รหัสสินค้า {code}',
  'product.unit': 'ต่อ{unit}',
  'box.availability': 'พร้อมขาย',
  'box.product_sync_disable': 'งดจำหน่ายชั่วคราว',
  'box.discontinued': 'เลิกจำหน่าย',
  'box.removed': 'ไม่มีสินค้านี้แล้ว',
};
