import type { tagsEn } from './en.ts';

export const tagsTh: typeof tagsEn = {
  app: {
    tags: {
      title: 'แท็ก',
      count: '%{n} แท็ก',
      details: 'แท็ก',
      saved: 'บันทึกแท็กแล้ว',
      merge: 'รวมแท็ก',
      merge_title: 'รวม “%{title}” เข้ากับแท็กอื่น',
      merge_text: 'สินค้า %{smart_count} รายการจะได้แท็กใหม่ และแท็กนี้จะถูกลบ',
      merge_into: 'แท็กที่จะรวมเข้าไป',
      merged: 'รวมแท็กแล้ว',
      remove: 'ลบแท็ก',
      removed: 'ลบแท็กแล้ว',
      restored: 'นำแท็กกลับมาแล้ว',
      remove_unused: 'ไม่มีสินค้าใช้แท็กนี้',
      remove_text: 'แท็กจะถูกเอาออกจากสินค้า %{smart_count} รายการ',
      empty_title: 'ยังไม่มีแท็ก',
      empty_text: 'แท็กที่ใส่ไว้ในสินค้าจะมาอยู่ที่นี่',
      to_products: 'ไปที่สินค้า',
      none_title: 'ไม่พบแท็ก',
      none_text: 'ลองใช้คำอื่น หรือล้างคำค้น',
    },
  },
  resources: {
    tags: {
      name: 'แท็ก',
      fields: {
        title: 'แท็ก',
        other: 'ชื่อภาษาอังกฤษ',
        titles: { th: 'ชื่อภาษาไทย', en: 'ชื่อภาษาอังกฤษ' },
        product_count: 'สินค้า',
      },
    },
  },
};
