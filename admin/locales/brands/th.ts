import type { brandsEn } from './en.ts';

export const brandsTh: typeof brandsEn = {
  app: {
    brands: {
      title: 'แบรนด์',
      count: '%{n} แบรนด์',
      new: 'เพิ่มแบรนด์',
      details: 'แบรนด์',
      image_help: 'แสดงในหน้ารวมแบรนด์',
      created: 'เพิ่มแบรนด์แล้ว',
      saved: 'บันทึกแบรนด์แล้ว',
      remove: 'ลบแบรนด์',
      removed: 'ลบแบรนด์แล้ว',
      restored: 'นำแบรนด์กลับมาแล้ว',
      remove_unused: 'ไม่มีสินค้าใช้แบรนด์นี้',
      remove_text: 'แบรนด์จะถูกเอาออกจากสินค้า %{smart_count} รายการ',
      empty_title: 'ยังไม่มีแบรนด์',
      empty_text: 'แบรนด์ที่ใส่ไว้ในสินค้าจะมาอยู่ที่นี่ด้วย',
      none_title: 'ไม่พบแบรนด์',
      none_text: 'ลองใช้คำอื่น หรือล้างคำค้น',
    },
  },
  resources: {
    brands: {
      name: 'แบรนด์',
      fields: {
        title: 'แบรนด์',
        other: 'ชื่อภาษาอังกฤษ',
        titles: { th: 'ชื่อภาษาไทย', en: 'ชื่อภาษาอังกฤษ' },
        product_count: 'สินค้า',
        image: 'โลโก้',
      },
    },
  },
};
