import type { offersTexts as en } from '../en/offers.ts';

export const offersTexts: Readonly<Record<keyof typeof en, string>> = {
  'checkout.coupon': 'คูปอง',
  'mail.coupon': 'คูปองที่ใช้',
  'coupon.field': 'คูปองส่วนลด',
  'coupon.codeLabel': 'โค้ดคูปอง',
  'coupon.apply': 'ใช้โค้ด',
  'coupon.use': 'ใช้',
  'coupon.remove': 'เอาออก',
  'coupon.applied': 'ใช้คูปองแล้ว ยอดรวมตอนนี้คือ {net}',
  'coupon.removed': 'เอาคูปองออกแล้ว ยอดรวมตอนนี้คือ {net}',
  'coupon.refused': 'ใช้คูปองนี้ไม่ได้',
  'coupon.refusedHint': 'ยังไม่มีการสั่งซื้อ ยอดรวมเมื่อไม่ใช้คูปองคือ {net}',
  'error.COUPON_GONE': 'คูปองนี้ถูกเก็บครบจำนวนแล้ว',
  'coupon.refusal.COUPON_EMPTY': 'กรุณาใส่โค้ดคูปองก่อน',
  'coupon.refusal.COUPON_UNKNOWN': 'ร้านนี้ไม่มีคูปองโค้ดนี้',
  'coupon.refusal.COUPON_ENDED': 'คูปองนี้หมดเขตแล้ว',
  'coupon.refusal.COUPON_GONE': 'คูปองนี้ถูกใช้ครบจำนวนแล้ว',
  'coupon.refusal.COUPON_USED': 'คุณใช้คูปองนี้ไปแล้ว',
  'coupon.refusal.COUPON_MINIMUM': 'ซื้อเพิ่มอีก {amount} จึงจะใช้คูปองนี้ได้',
};
