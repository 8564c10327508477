/** Words for the same thing, of the shop's search. */
export const synonymsTh = {
  app: {
    synonyms: {
      title: 'คำที่ใช้แทนกัน',
      count: '%{n} กลุ่ม',
      search: 'ค้นหาคำ',
      new: 'เพิ่มคำที่ใช้แทนกัน',
      add: 'เพิ่มกลุ่มคำ',
      empty_title: 'ยังไม่มีคำที่ใช้แทนกันของร้าน',
      empty_text:
        'ลูกค้าเรียกของอย่างเดียวกันได้หลายแบบ เช่น ผ้าย้อมคราม กับ indigo ใส่ไว้เป็นกลุ่มเดียวกัน ค้นคำไหนก็เจอ ระบบมีคำทั่วไป เช่น แก้วมัค คุกกี้ เสื้อเชิ้ต ให้อยู่แล้ว',
      none_title: 'ไม่พบคำนี้',
      none_text: 'ลองใช้คำอื่น',
      words: 'คำในกลุ่ม',
      help: 'ใส่ 2–6 คำ พิมพ์แล้วกด Enter หรือคั่นด้วยจุลภาค',
      created: 'เพิ่มแล้ว',
      saved: 'บันทึกแล้ว',
      remove: 'ลบกลุ่มคำนี้',
      removed: 'ลบแล้ว',
      restored: 'นำกลุ่มคำกลับมาแล้ว',
    },
  },
  resources: {
    synonyms: {
      name: 'คำที่ใช้แทนกัน',
      fields: { terms: 'คำ', created_at: 'เพิ่มเมื่อ' },
    },
  },
};
