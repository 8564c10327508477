import type { bulkRunsEn } from './en.ts';

export const bulkRunsTh: typeof bulkRunsEn = {
  app: {
    bulk_runs: {
      title: 'แก้ทีเดียวหลายรายการ',
      below: 'การแก้ทั้งรายการใน 7 วันที่ผ่านมา',
      empty_title: 'ยังไม่เคยแก้ทีเดียวทั้งรายการ',
      empty_text: 'เลือกสินค้าทั้งหมดในรายการ แล้วแก้พร้อมกันได้',
      products: 'สินค้า %{smart_count} รายการ',
      states: {
        running: 'กำลังแก้สินค้า',
        done: 'เสร็จแล้ว',
        failed: 'หยุดกลางคัน',
        undoing: 'กำลังย้อนกลับ',
        undone: 'ย้อนกลับแล้ว',
      },
      outcomes: {
        waiting: 'ยังไม่ได้แก้',
        changed: 'แก้แล้ว',
        unchanged: 'เป็นแบบนี้อยู่แล้ว',
        refused: 'แก้ไม่ได้',
        undone: 'กลับเป็นเหมือนเดิม',
        kept: 'ถูกแก้ภายหลัง จึงไม่ย้อนกลับ',
      },
      progress: '%{done} จาก %{total} รายการ',
      account: 'ผลการแก้',
      account_file: 'ผลของสินค้าแต่ละรายการ (CSV)',
      problems: 'สินค้าที่ควรตรวจดู',
      more: 'อีก %{smart_count} รายการอยู่ในไฟล์',
      failed: 'ระบบขัดข้อง การแก้จึงหยุดกลางคัน ยังไม่ได้แก้ %{smart_count} รายการ',
      stop: 'หยุดและย้อนกลับ',
      undo: 'ย้อนกลับ',
      undo_title: 'ย้อนกลับการแก้นี้?',
      undo_text: 'สินค้าจะกลับเป็นเหมือนก่อนแก้ ส่วนสินค้าที่ถูกแก้อีกภายหลังจะคงไว้ตามเดิม',
    },
  },
  resources: { 'bulk-runs': { name: 'แก้ทีเดียวหลายรายการ' } },
};
