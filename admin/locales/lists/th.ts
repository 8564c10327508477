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
  find: {
    title: 'ค้นหา',
    help: 'เลขคำสั่งซื้อ ชื่อ เบอร์โทร สินค้า รหัสสินค้า บาร์โค้ด หรือหน้าร้าน',
    none: 'ไม่พบข้อมูล ลองใช้คำอื่น',
    failed: 'ค้นหาไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
    kinds: {
      order: 'คำสั่งซื้อ',
      product: 'สินค้า',
      customer: 'ลูกค้า',
      page: 'หน้าร้าน',
      screen: 'ไปที่',
    },
  },
  columns: { title: 'คอลัมน์' },
  lists: {
    sort: 'เรียงตาม',
    sorts: {
      own: 'ลำดับปกติ',
      date_desc: '%{field} ใหม่สุดก่อน',
      date_asc: '%{field} เก่าสุดก่อน',
      text_desc: '%{field} ฮ–ก',
      text_asc: '%{field} ก–ฮ',
      amount_desc: '%{field} มากไปน้อย',
      amount_asc: '%{field} น้อยไปมาก',
    },
  },
};
