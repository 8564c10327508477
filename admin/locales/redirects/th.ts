/** Old addresses that lead to pages of today. */
export const redirectsTh = {
  app: {
    redirects: {
      title: 'เปลี่ยนเส้นทาง',
      count: '%{n} รายการ',
      search: 'ค้นหาที่อยู่',
      new: 'เพิ่มการเปลี่ยนเส้นทาง',
      add: 'เพิ่มรายการ',
      empty_title: 'ยังไม่มีการเปลี่ยนเส้นทาง',
      empty_text:
        'พาคนที่เปิดที่อยู่เก่า เช่น ของเว็บเดิม ไปยังหน้าที่ถูกต้อง ส่วนสินค้าหรือบทความที่เปลี่ยนที่อยู่ ระบบพาไปเองอยู่แล้ว',
      none_title: 'ไม่พบรายการ',
      none_text: 'ลองใช้คำอื่น',
      addresses: 'ที่อยู่',
      from_help: 'เช่น /about.html หรือใส่ที่อยู่เต็มของเว็บเดิมก็ได้',
      to_help: 'หน้าในร้านนี้ เช่น /aboutus หรือ /product/12',
      created: 'เพิ่มแล้ว',
      saved: 'บันทึกแล้ว',
      remove: 'ลบการเปลี่ยนเส้นทาง',
      never: 'ยังไม่มีคนเข้า',
      hits: 'เข้า %{n} ครั้ง ล่าสุด %{date}',
      restored: 'นำการเปลี่ยนเส้นทางกลับมาแล้ว',
      removed: 'ลบแล้ว',
      paste: 'วางหลายรายการ',
      paste_title: 'วางหลายรายการ',
      paste_help: 'บรรทัดละรายการ: ที่อยู่เก่า,ที่อยู่ใหม่ คัดลอกสองคอลัมน์จากสเปรดชีตหรือไฟล์ CSV มาวางได้',
      paste_lines: 'รายการ',
      paste_submit: 'เพิ่มรายการ',
      paste_close: 'ปิด',
      pasted: 'เพิ่ม %{added} แก้ไข %{changed}',
      line: 'บรรทัด %{line}: %{message}',
    },
  },
  resources: {
    redirects: {
      name: 'เปลี่ยนเส้นทาง',
      fields: {
        from: 'ที่อยู่เก่า',
        to: 'พาไปที่',
        hits: 'เข้าชม',
        last_hit_at: 'เข้าล่าสุด',
        created_at: 'เพิ่มเมื่อ',
      },
    },
  },
};
