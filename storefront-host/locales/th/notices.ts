import type { noticeTexts as english } from '../en/notices.ts';

export const noticeTexts: Readonly<Record<keyof typeof english, string>> = {
  'notice.order_placed.title': 'ได้รับคำสั่งซื้อ #{number} แล้ว',
  'notice.order_placed.text': '{shop} กำลังเตรียมสินค้าให้คุณ',
  'notice.order_shipped.title': 'คำสั่งซื้อ #{number} จัดส่งแล้ว',
  'notice.order_shipped.text': '{shop} ส่งพัสดุให้ขนส่งเรียบร้อยแล้ว',
  'notice.order_paid.title': 'ชำระเงินคำสั่งซื้อ #{number} เรียบร้อยแล้ว',
  'notice.order_paid.text': '{shop} ได้รับเงิน {net} แล้ว ดูใบเสร็จได้เลย',
  'notice.order_delivered.title': 'คำสั่งซื้อ #{number} ส่งถึงแล้ว',
  'notice.order_delivered.text': 'ชอบสินค้าจาก{shop} ไหม เขียนรีวิวบอกคนอื่นได้เลย',
  'notice.order_cancelled.title': 'คำสั่งซื้อ #{number} ถูกยกเลิก',
  'notice.order_cancelled.text': '{shop} ยกเลิกคำสั่งซื้อนี้แล้ว',
  'notice.new_order.title': 'คำสั่งซื้อใหม่ #{number}',
  'notice.new_order.text': '{shop}: {net}',
  'notice.order_withdrawn.title': 'ลูกค้ายกเลิกคำสั่งซื้อ #{number}',
  'notice.order_withdrawn.text': '{shop}: ไม่ต้องจัดส่งแล้ว สินค้ากลับเข้าสต็อกเรียบร้อย',
  'notice.message.title': 'ข้อความใหม่จาก {name}',
  'notice.message.text': 'ถึง {shop}',
  'notice.low_stock.title': '{product} ใกล้หมด',
  'notice.low_stock.text': '{shop}: เหลือ {remain} ชิ้น',
};
