import type { commerceTexts as english } from '../en/commerce.ts';

export const commerceTexts: Readonly<Record<keyof typeof english, string>> = {
  'product.copy': '(สำเนา)',
  'product.all': 'สินค้าทั้งหมด',
  'error.DATA_NOT_FOUND': 'ไม่พบข้อมูลที่ต้องการแล้ว',
  'error.BAD_FILTER': 'ตัวกรองไม่ถูกต้อง',
  'error.CANNOT_ADD': 'สินค้าไม่พร้อมขาย',
  'error.NOSTOCK': 'สินค้าหมด',
  'error.NOT_ENOUGH': 'จำนวนสินค้าไม่เพียงพอ (เหลือ {left} ชิ้น)',
  'error.BAD_QUANTITY': 'จำนวนไม่ถูกต้อง (product qty error)',
  'error.CHOOSE_OPTIONS': 'กรุณาเลือกแบบสินค้าให้ครบก่อนนะคะ',
  'error.ONE_PER_CART': 'สั่งซื้อได้ 1 ชิ้นต่อครั้ง',
  'error.ORDER_LIMIT': 'ร้านจำกัดจำนวนต่อคำสั่งซื้อ สั่งได้อีก {left} ชิ้น',
  'error.CART_EMPTY': 'ยังไม่มีสินค้าในตะกร้า',
  'error.CART_FULL': 'ตะกร้าเต็มแล้ว (ใส่ได้ {limit} รายการ)',
  'error.PRICE_CHANGED':
    'ราคามีการเปลี่ยนแปลงหลังจากที่คุณเปิดหน้านี้ ยอดรวมใหม่คือ ฿{net} กรุณาตรวจสอบแล้วกดสั่งซื้ออีกครั้ง',
  'error.BAD_STATE': 'เปลี่ยนคำสั่งซื้อนี้เป็นสถานะดังกล่าวไม่ได้แล้ว',
  'error.PAYMENTS_OPEN': 'มีลูกค้ากำลังชำระเงินอยู่ที่ผู้ให้บริการ ลองใหม่เมื่อชำระเสร็จ ไม่เกินหนึ่งวัน',
  'error.PROVIDER_DOWN': 'ผู้ให้บริการไม่ตอบ กรุณาลองใหม่ในอีกสักครู่',
  'error.BAD_PRICE': 'ราคาเต็มต้องสูงกว่าราคาขาย',
  'error.TOO_MANY_COMBINATIONS': 'ตัวเลือกเหล่านี้รวมกันได้เกิน 2,000 แบบ',
  'error.PRICE_TOO_LOW': 'ราคาจะเป็นศูนย์หรือติดลบ',
  'error.STOCK_MOVED': 'สต็อกเปลี่ยนไประหว่างนี้ หรือจะติดลบ',
  'error.UNLIMITED_STOCK': 'สินค้านี้ตั้งค่าสต็อกไม่จำกัดไว้ จึงไม่มีจำนวนให้ปรับ',
  'error.STOCK_OF_OPTIONS': 'สินค้านี้แยกสต็อกตามตัวเลือก กรุณาปรับที่ตัวเลือกนั้น\u00a0ๆ',
};
