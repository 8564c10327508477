import type { frame as en } from '../en/frame.ts';

export const frame: Readonly<Record<keyof typeof en, string>> = {
  'page.skip': 'ข้ามไปยังเนื้อหา',
  'missing.title': 'ไม่พบหน้าที่คุณต้องการ',
  'missing.text': 'ที่อยู่ของหน้าอาจพิมพ์ผิด หรือเนื้อหานี้ถูกนำออกไปแล้ว',
  'missing.shop': 'ไม่พบร้านค้านี้',
  'missing.shops': 'ดูร้านค้าทั้งหมด',
  'missing.product': 'สินค้านี้ไม่มีจำหน่ายแล้ว',
  'canvas.placeholder': 'เลือกรูปแบบแถว แล้วเลือกสไตล์จากกล่องด้านซ้าย',
  'missing.home': 'กลับหน้าแรก',
  'missing.search': 'ดูสินค้าทั้งหมด',
  'broken.title': 'ระบบขัดข้องชั่วคราว',
  'broken.text': 'กรุณาลองใหม่อีกครั้งในอีกสักครู่ สินค้าในตะกร้าของคุณยังอยู่ครบ',
  'broken.reference': 'รหัสอ้างอิง {id}',
  'broken.again': 'ลองใหม่',
};
