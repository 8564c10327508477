import type { questionsEn } from './en.ts';

export const questionsTh: typeof questionsEn = {
  app: {
    questions: {
      title: 'คำถามสินค้า',
      count: '%{n} คำถาม',
      search: 'ค้นหาคำถาม',
      all_states: 'ทุกสถานะ',
      empty_title: 'ยังไม่มีคำถาม',
      empty_text: 'ลูกค้าถามได้จากแบบฟอร์มในหน้าสินค้า เปิดแบบฟอร์มได้ที่การตั้งค่าหน้าสินค้าในหน้าแต่งร้าน',
      none_title: 'ไม่พบคำถาม',
      none_text: 'ลองใช้คำอื่น หรือล้างตัวกรอง',
      public: 'บนหน้าสินค้า',
      about: 'เกี่ยวกับ',
      message: 'เปิดในกล่องข้อความ',
      no_asker: 'ข้อความถูกลบแล้ว เหลือเพียงคำถามโดยไม่มีชื่อผู้ถาม',
      send: 'เผยแพร่คำตอบ',
      update: 'แก้คำตอบ',
      answered: 'เผยแพร่คำตอบแล้ว',
      mail: 'ส่งคำตอบทางอีเมลถึง %{email} ด้วย',
      hide: 'ซ่อนคำถาม',
      hide_title: 'ซ่อนคำถามนี้หรือไม่',
      hide_text: 'คำถามจะไม่แสดงในหน้าสินค้า ถ้าลูกค้าให้อีเมลไว้ ระบบจะแจ้งเหตุผลให้ทราบ',
      hidden: 'ซ่อนคำถามแล้ว',
      hidden_because: 'ซ่อนอยู่ เหตุผล: %{reason}',
      hidden_by_message: 'ซ่อนอยู่เพราะข้อความปิดแล้วหรือเป็นสแปม',
      show: 'แสดงคำถามอีกครั้ง',
      shown: 'แสดงคำถามแล้ว',
      state: {
        waiting: 'รอตอบ',
        answered: 'ตอบแล้ว',
        by_mail: 'ตอบทางอีเมลแล้ว',
        hidden: 'ซ่อนอยู่',
      },
    },
  },
  resources: {
    questions: {
      name: 'คำถามสินค้า',
      fields: {
        question: 'คำถาม',
        product: 'สินค้า',
        state: 'สถานะ',
        asked_at: 'เวลา',
      },
    },
  },
};
