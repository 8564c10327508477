import type { slipTexts as english } from '../en/slips.ts';

export const slipTexts: Readonly<Record<keyof typeof english, string>> = {
  'order.slip.heading': 'สลิปโอนเงิน',
  'order.slip.shop.lead': 'โอนแล้วส่งรูปสลิปให้ร้านได้เลย ร้านจะตรวจสอบและจัดส่งได้เร็วขึ้น',
  'order.slip.open': 'ส่งสลิปโอนเงิน',
  'order.slip.again': 'ส่งสลิปใหม่',
  'order.slip.title': 'ส่งสลิปของคำสั่งซื้อ #{number}',
  'order.slip.shop.page': 'ยอดที่ต้องโอน {net} ร้านเปรียบเทียบสลิปกับยอดเงินในบัญชีก่อนยืนยัน',
  'order.slip.picture': 'รูปสลิป',
  'order.slip.shop.hint':
    'JPEG, PNG หรือ WebP ไม่เกิน 12 MB ให้เห็นยอดเงิน วันเวลา และคิวอาร์โค้ดชัดเจน เฉพาะร้านนี้เท่านั้นที่เห็นรูป',
  'order.slip.missing': 'เลือกรูปสลิปก่อนส่ง',
  'order.slip.shop.used': 'สลิปนี้ถูกใช้ไปแล้ว เลือกสลิปของการโอนครั้งนี้ ถ้าส่งผิดคำสั่งซื้อ ติดต่อร้านได้เลย',
  'order.slip.shop.waiting': 'ได้รับสลิปแล้ว รอร้านตรวจสอบ',
  'order.slip.shop.accepted': 'ร้านยืนยันการชำระเงินแล้ว',
  'order.slip.shop.refused': 'ร้านไม่รับสลิปนี้',
  'order.slip.shop.answer': 'ร้านแจ้งว่า: {answer}',
  'order.slip.market.lead': 'โอนแล้วส่งรูปสลิปให้ตลาดได้เลย ตลาดจะตรวจสอบ และร้านจัดส่งได้เร็วขึ้น',
  'order.slip.market.page': 'ยอดที่ต้องโอน {net} ตลาดเปรียบเทียบสลิปกับยอดเงินในบัญชีก่อนยืนยัน',
  'order.slip.market.send': 'ส่งให้ตลาด',
  'order.slip.market.title': 'ส่งสลิปของคำสั่งซื้อครั้งนี้',
  'order.slip.market.hint':
    'JPEG, PNG หรือ WebP ไม่เกิน 12 MB ให้เห็นยอดเงิน วันเวลา และคิวอาร์โค้ดชัดเจน เฉพาะตลาดเท่านั้นที่เห็นรูป',
  'order.slip.market.used': 'สลิปนี้ถูกใช้ไปแล้ว เลือกสลิปของการโอนครั้งนี้ ถ้าส่งผิดคำสั่งซื้อ ติดต่อตลาดได้เลย',
  'order.slip.market.waiting': 'ได้รับสลิปแล้ว รอตลาดตรวจสอบ ธนาคารยังไม่ได้ยืนยันรายการนี้',
  'order.slip.market.accepted': 'ตลาดยืนยันการชำระเงินแล้ว',
  'order.slip.market.refused': 'ตลาดไม่รับสลิปนี้',
  'order.slip.market.answer': 'ตลาดแจ้งว่า: {answer}',
  'order.slip.sentAt': 'ส่งเมื่อ {at}',
};
