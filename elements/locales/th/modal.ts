/** Texts of all modals. */
export const modal = {
  'modal.close': 'ปิด',
  'modal.wait': 'กำลังโหลด…',
  'modal.failed': 'โหลดข้อมูลไม่สำเร็จ',
  'modal.page': 'เปิดหน้าเต็ม',
} as const;
