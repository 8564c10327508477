import type { siteEn } from './site-en.ts';

export const siteTh: Readonly<Record<keyof typeof siteEn, string>> = {
  'site.all': 'ทั้งหมด',
  'site.nothing': 'ไม่พบรายการ',
  'site.choose': 'เลือกเลย์เอาต์',
  'site.new': 'สร้างเลย์เอาต์ใหม่',
  'site.new_title': 'เลย์เอาต์ %{n}',
  'site.edit': 'แก้ไขเลย์เอาต์นี้',
  'site.edit_one': 'แก้ไข “%{name}”',
  'site.unpublished': 'ยังไม่เผยแพร่ ลูกค้าจะเห็นเมื่อเผยแพร่แล้ว',
  'site.first': 'จัดหน้าแรกเริ่มต้นให้แล้ว ในลุคที่เข้ากับประเภทร้านของคุณ',
};
