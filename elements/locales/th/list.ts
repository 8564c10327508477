import type { list as en } from '../en/list.ts';

export const list: Readonly<Record<keyof typeof en, string>> = {
  'more.load': 'ดูสินค้าเพิ่มเติม',
  'more.loading': 'กำลังโหลด…',
  'more.shown': 'แสดงแล้ว {shown} จาก {total} รายการ',
  'more.some': 'แสดงแล้ว {shown} รายการ',
  'more.all': 'ดูครบทั้ง {shown} รายการแล้ว',
  'more.failed': 'โหลดสินค้าเพิ่มไม่สำเร็จ',
  'more.again': 'ลองอีกครั้ง',
};
