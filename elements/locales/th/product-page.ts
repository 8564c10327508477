import type { productPage as en } from '../en/product-page.ts';

export const productPage: Record<keyof typeof en, string> = {
  'countdown.until': 'สิ้นสุด',
  'countdown.left': 'เหลือเวลาอีก',
  'countdown.days': '{days} วัน',
  'countdown.over': 'หมดเวลาแล้ว',
  'share.label': 'แชร์',
  'share.to': 'แชร์ไปที่ {name}',
  'share.copy': 'คัดลอกลิงก์',
  'share.copied': 'คัดลอกลิงก์แล้ว',
  'review.signIn': 'เข้าสู่ระบบ',
  'review.thanks': 'ขอบคุณค่ะ รีวิวของคุณเผยแพร่แล้ว',
  'review.see': 'ดูรีวิว',
  'review.failed': 'ส่งรีวิวไม่สำเร็จ กรุณาลองใหม่',
  'keep.favorite': 'เก็บเป็นรายการโปรด',
};
