/** Modals of coupons and collections. */
export const offers = {
  'offer.coupon': 'คูปองของคุณ',
  'offer.collected': 'เก็บคูปองแล้ว ใช้โค้ดนี้ที่หน้าชำระเงิน',
  'offer.keptAccount': 'เก็บไว้ในบัญชีของคุณ',
  'offer.keptBrowser': 'เก็บไว้ในเบราว์เซอร์นี้',
  'offer.refused': 'เก็บคูปองไม่สำเร็จ',
  'offer.detail': 'รายละเอียดคูปอง',
  'offer.collect': 'เก็บคูปอง',
  'offer.list': 'คูปองทั้งหมด',
  'offer.none': 'ตอนนี้ยังไม่มีคูปอง',
  'offer.has': 'เก็บแล้ว',
  'offer.minimum': 'เมื่อซื้อครบ {amount}',
  'offer.off': 'ลด {off}',
  'offer.free': 'ส่งฟรี',
  'offer.ideas': 'ไอเดีย',
  'offer.whole': 'ดูทั้งคอลเลกชัน ({count})',
  'offer.shop': 'เลือกซื้อสินค้า',
} as const;
