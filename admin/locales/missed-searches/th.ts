/** Keywords that found nothing. */
export const missedSearchesTh = {
  app: {
    'missed-searches': {
      title: 'คำที่ค้นแล้วไม่เจอ',
      count: '%{n} คำ',
      search: 'ค้นหาคำ',
      times: 'ค้น %{n} ครั้ง ล่าสุด %{date}',
      add_synonym: 'เพิ่มคำแทน',
      add_product: 'เพิ่มสินค้า',
      empty_title: 'ยังไม่มีคำที่ค้นแล้วไม่เจอ',
      empty_text: 'เมื่อลูกค้าค้นหาในร้านแล้วไม่พบสินค้า คำนั้นจะอยู่ที่นี่ 90 วัน พร้อมจำนวนครั้ง ไม่เก็บว่าใครเป็นคนค้น',
      none_title: 'ไม่พบคำนี้',
      none_text: 'ลองใช้คำอื่น',
    },
  },
  resources: {
    'missed-searches': {
      name: 'คำที่ค้นแล้วไม่เจอ',
      fields: { keyword: 'คำที่ค้น', times: 'จำนวนครั้ง', last_at: 'ค้นล่าสุด', remedies: 'แก้ไข' },
    },
  },
};
