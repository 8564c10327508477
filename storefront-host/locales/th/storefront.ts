import type { storefrontTexts as en } from '../en/storefront.ts';

export const storefrontTexts: Readonly<Record<keyof typeof en, string>> = {
  'storefront.allProducts': 'สินค้าทั้งหมด',
  'storefront.myShop': 'ร้านของฉัน',
  'storefront.signIn': 'เข้าสู่ระบบ / สมัครสมาชิก',
  'storefront.partOfMarket': 'กลับไปที่ตลาด',
  'storefront.shopNow': 'เลือกซื้อสินค้า',
  'tag.best-seller': 'ขายดี',
  'tag.recommendation': 'แนะนำ',
  'tag.men': 'ผู้ชาย',
  'tag.women': 'ผู้หญิง',
  'tag.kids': 'เด็ก',
  'coupon.off': 'ลด {discount}',
  'coupon.freeShipping': 'ส่งฟรี',
  'coupon.atMost': 'สูงสุด {price}',
  'coupon.minimum': 'เมื่อซื้อครบ {price}',
  'coupon.code': 'โค้ด',
  'coupon.until': 'ใช้ได้ถึง {date}',
  'storefront.footerNote': '© {name}',
  'storefront.withVat': 'ราคารวมภาษีมูลค่าเพิ่มแล้ว',
  'storefront.taxId': 'เลขประจำตัวผู้เสียภาษี {number}',
};
