import type { slipTexts as english } from '../en/slips.ts';

export const slipTexts: Readonly<Record<keyof typeof english, string>> = {
  'order.slip.heading': 'สลิปโอนเงิน',
  'order.slip.lead': 'โอนแล้วส่งรูปสลิปให้ร้านได้เลย ร้านจะตรวจสอบและจัดส่งได้เร็วขึ้น',
  'order.slip.open': 'ส่งสลิปโอนเงิน',
  'order.slip.again': 'ส่งสลิปใหม่',
  'order.slip.title': 'ส่งสลิปของคำสั่งซื้อ #{number}',
  'order.slip.page': 'ยอดที่ต้องโอน {net} ร้านเปรียบเทียบสลิปกับยอดเงินในบัญชีก่อนยืนยัน',
  'order.slip.picture': 'รูปสลิป',
  'order.slip.hint':
    'JPEG, PNG หรือ WebP ไม่เกิน 12 MB ให้เห็นยอดเงิน วันเวลา และคิวอาร์โค้ดชัดเจน เฉพาะร้านนี้เท่านั้นที่เห็นรูป',
  'order.slip.missing': 'เลือกรูปสลิปก่อนส่ง',
  'order.slip.used': 'สลิปนี้ถูกใช้ไปแล้ว เลือกสลิปของการโอนครั้งนี้ ถ้าส่งผิดคำสั่งซื้อ ติดต่อร้านได้เลย',
  'order.slip.state.waiting': 'ได้รับสลิปแล้ว รอร้านตรวจสอบ',
  'order.slip.state.accepted': 'ร้านยืนยันการชำระเงินแล้ว',
  'order.slip.state.refused': 'ร้านไม่รับสลิปนี้',
  'order.slip.sentAt': 'ส่งเมื่อ {at}',
};
