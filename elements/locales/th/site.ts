import type { site as en } from '../en/site.ts';

export const site: Record<keyof typeof en, string> = {
  'site.menu': 'เมนู',
  'site.closeMenu': 'ปิดเมนู',
  'site.search': 'ค้นหา',
  'site.searchHint': 'ค้นหาสินค้า',
  'site.language': 'ภาษา',
  'site.account': 'บัญชีของฉัน',
  'site.home': 'หน้าแรก',
  'site.contact': 'ติดต่อเรา',
  'site.breadcrumb': 'ตำแหน่งปัจจุบัน',
  'site.allProducts': 'สินค้าทั้งหมด',
  'slides.label': 'สินค้าแนะนำ',
  'slides.pause': 'หยุดเลื่อนภาพ',
  'slides.play': 'เลื่อนภาพต่อ',
  'slides.previous': 'ภาพก่อนหน้า',
  'slides.next': 'ภาพถัดไป',
  'slides.go': 'ภาพที่ {n} จาก {total}',
  'section.notFound': 'ไม่พบส่วน {name}',
};
