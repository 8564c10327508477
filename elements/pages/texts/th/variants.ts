import type { variants as en } from '../en/variants.ts';

export const variants: Readonly<Record<keyof typeof en, string>> = {
  'contestants.title': 'ผู้เข้าประกวด',
  'contestants.description': 'ผู้เข้าประกวดทั้งหมดใน{name}',
  'contestants.number': 'หมายเลข {number}',
  'contestants.more': 'ดูเพิ่มเติม',
  'contestants.none': 'ยังไม่มีผู้เข้าประกวด',
  'contestants.noneText': 'รายชื่อจะขึ้นที่นี่เมื่อเริ่มการประกวด',
  'missing.find': 'ค้นหาสินค้า',
  'missing.findButton': 'ค้นหา',
  'missing.make': 'สร้างหน้านี้',
  'missing.makeText': 'ยังไม่มีหน้าที่ {path} ข้อความนี้เห็นเฉพาะคุณและทีมงานของร้าน',
  'about.title': 'เกี่ยวกับ{name}',
  'about.products': 'รายการสินค้า',
  'about.shops': 'ร้านค้า',
  'about.positive': 'รีวิวที่พอใจ ({count} รีวิว)',
  'about.contact': 'ติดต่อเรา',
  'route.products': 'สินค้าเกี่ยวกับ {tag}',
};
