import type { cart as en } from '../en/cart.ts';

export const cart: Readonly<Record<keyof typeof en, string>> = {
  'cart.title': 'ตะกร้าสินค้า',
  'cart.quantity': 'จำนวน',
  'cart.update': 'ปรับจำนวน',
  'cart.remove': 'ลบ',
  'cart.removeNamed': 'ลบ {name}',
  'cart.checkout': 'สั่งซื้อ',
  'cart.checkoutAll': 'สั่งซื้อทั้ง {count} ร้านพร้อมกัน',
  'cart.total': 'ยอดรวม',
  'cart.products': 'ค่าสินค้า',
  'cart.shipping': 'ค่าจัดส่ง',
  'cart.delivery': 'การจัดส่ง',
  'cart.empty': 'ยังไม่มีสินค้าในตะกร้า',
  'cart.emptyHint': 'เลือกสินค้าที่ถูกใจ แล้วเราจะเก็บไว้ให้ที่นี่',
  'cart.browse': 'เลือกซื้อสินค้า',
  'cart.from': 'จาก {shop}',
};
