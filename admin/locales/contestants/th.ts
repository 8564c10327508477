import type { contestantsEn } from './en.ts';

export const contestantsTh: typeof contestantsEn = {
  app: {
    contestants: {
      title: 'ผู้เข้าประกวด',
      count: '%{n} ราย',
      search: 'ค้นหาชื่อหรือหมายเลข',
      new: 'เพิ่มผู้เข้าประกวด',
      add: 'เพิ่มผู้เข้าประกวด',
      number: 'หมายเลข %{number}',
      details: 'ผู้เข้าประกวด',
      link_help: 'ใช้กับปุ่ม “ดูเพิ่มเติม” ใส่หน้าในร้านนี้ เช่น /search หรือที่อยู่เต็มก็ได้',
      image_help: 'แสดงในหน้าผู้เข้าประกวดและหน้าแรก',
      order: 'จัดลำดับ',
      ordered: 'จัดลำดับแล้ว',
      order_undone: 'กลับเป็นลำดับเดิมแล้ว',
      created: 'เพิ่มผู้เข้าประกวดแล้ว',
      saved: 'บันทึกแล้ว',
      remove: 'ลบผู้เข้าประกวด',
      removed: 'ลบผู้เข้าประกวดแล้ว',
      restored: 'นำผู้เข้าประกวดกลับมาแล้ว',
      no_picture: 'ยังไม่มีรูป',
      not_translated: 'ยังไม่ได้แปล',
      empty_title: 'ยังไม่มีผู้เข้าประกวด',
      empty_text: 'เพิ่มผู้เข้าประกวด แล้วคนที่เข้าชมจะเห็นทันที',
      none_title: 'ไม่พบผู้เข้าประกวด',
      none_text: 'ลองใช้ชื่อหรือหมายเลขอื่น',
    },
  },
  resources: {
    contestants: {
      name: 'ผู้เข้าประกวด',
      fields: {
        number: 'หมายเลข',
        title: 'ชื่อ',
        summary: 'คำแนะนำตัว',
        titles: { th: 'ชื่อภาษาไทย', en: 'ชื่อภาษาอังกฤษ' },
        summaries: { th: 'คำแนะนำตัวภาษาไทย', en: 'คำแนะนำตัวภาษาอังกฤษ' },
        link: 'ลิงก์',
        image: 'รูป',
      },
    },
  },
};
