import type { reviewTexts as en } from '../en/reviews.ts';

export const reviewTexts: Readonly<Record<keyof typeof en, string>> = {
  'error.NOT_BOUGHT': 'รีวิวได้เฉพาะผู้ที่เคยซื้อสินค้านี้',
  'error.NOT_DELIVERED': 'รีวิวได้เมื่อได้รับสินค้าแล้ว',
  'error.ALREADY_REVIEWED': 'คุณรีวิวสินค้านี้ไปแล้ว ขอบคุณค่ะ',
  'review.signIn': 'เข้าสู่ระบบเพื่อรีวิวสินค้าที่เคยซื้อ หรือเปิดลิงก์คำสั่งซื้อจากอีเมลที่ได้รับ',
  'review.thanks': 'ขอบคุณค่ะ รีวิวของคุณเผยแพร่แล้ว',
  'review.starsMissing': 'กรุณาเลือกจำนวนดาว',
  'review.heading': 'สินค้าเป็นอย่างไรบ้าง',
  'review.lead': 'รีวิวของคุณช่วยให้ผู้ซื้อคนอื่นตัดสินใจ และช่วยให้ร้านพัฒนาขึ้น',
  'review.write': 'เขียนรีวิว',
  'review.given': 'คุณให้ {stars} จาก 5 ดาว',
  'review.stars': 'ให้คะแนนโดยรวม',
  'review.star': '{stars} จาก 5 ดาว',
  'review.type.product': 'คุณภาพสินค้า',
  'review.type.delivery': 'การจัดส่ง',
  'review.type.service': 'การบริการ',
  'review.type.payment': 'การชำระเงิน',
  'review.noScore': 'ไม่ให้คะแนน',
  'review.text': 'ชอบตรงไหน อยากให้ปรับปรุงอะไร',
  'review.name': 'ชื่อที่แสดงในรีวิว',
  'review.send': 'ส่งรีวิว',
};
