import type { personal as en } from '../en/personal.ts';

export const personal: Readonly<Record<keyof typeof en, string>> = {
  'personal.lists': 'รายการของคุณ',
  'personal.favorites': 'รายการโปรด',
  'personal.favorites.hint': 'สินค้าที่คุณกดหัวใจไว้ เข้าสู่ระบบแล้วดูได้จากทุกเครื่อง',
  'personal.recently-viewed': 'ดูล่าสุด',
  'personal.recently-viewed.hint': 'สินค้า 10 ชิ้นล่าสุดที่คุณเปิดดู',
  'personal.compare': 'เปรียบเทียบสินค้า',
  'personal.compare.hint': 'วางเทียบกันได้ครั้งละไม่เกิน 5 ชิ้น',
  'personal.browsing-history': 'ประวัติการดูสินค้า',
  'personal.browsing-history.hint': 'สินค้า 35 ชิ้นล่าสุด แยกตามวัน มีเพียงคุณเท่านั้นที่เห็น',
  'personal.dropship-history': 'สินค้าดรอปชิปที่ดูล่าสุด',
  'personal.dropship-history.hint': 'สินค้า 10 ชิ้นล่าสุดของร้านที่รับตัวแทน พร้อมส่วนลดของตัวแทน',
  'personal.wallet': 'กระเป๋าเงินของฉัน',
  'personal.noScript': 'รายการเหล่านี้เก็บอยู่ในเบราว์เซอร์ของคุณ และต้องเปิดใช้ JavaScript',
};
