import type { listsEn } from './en.ts';

export const listsTh: typeof listsEn = {
  views: {
    title: 'มุมมองที่บันทึกไว้',
    all: 'ทั้งหมด',
    save: 'บันทึกมุมมอง',
    save_text: 'เก็บคำค้น ตัวกรอง และการเรียงลำดับนี้ไว้ให้คุณ ใช้ได้จากทุกเครื่อง',
    name: 'ชื่อมุมมอง',
    taken: 'คุณมีมุมมองชื่อนี้แล้ว มุมมองเดิมจะถูกแทนที่',
    replace: 'แทนที่',
    remove: 'ลบมุมมอง',
    removed: 'ลบมุมมองแล้ว',
    restored: 'กู้คืนมุมมองแล้ว',
  },
  columns: { title: 'คอลัมน์' },
};
