import type { storefrontTexts as en } from '../en/storefront.ts';

export const storefrontTexts: Readonly<Record<keyof typeof en, string>> = {
  'storefront.allProducts': 'สินค้าทั้งหมด',
  'storefront.myShop': 'ร้านของฉัน',
  'storefront.partOfMarket': 'กลับไปที่ตลาด',
  'storefront.shopNow': 'เลือกซื้อสินค้า',
  'storefront.footerNote': '© {name} ราคารวมภาษีมูลค่าเพิ่มแล้ว',
};
