const texts = {
  th: {
    placeholder: 'แถวว่าง ลากส่วนที่ต้องการมาวางที่นี่',
    insert: 'เพิ่มส่วนตรงนี้',
    drag: 'ลากเพื่อย้าย',
    up: 'ย้ายขึ้น',
    down: 'ย้ายลง',
    duplicate: 'ทำสำเนา',
    remove: 'ลบ',
    header: 'ส่วนหัว',
    footer: 'ส่วนท้าย',
    row: 'แถว',
    dummy: 'แถวว่าง',
    several: 'เลือก %{n} ส่วน',
    format: 'รูปแบบข้อความ',
    bold: 'ตัวหนา',
    italic: 'ตัวเอน',
    list: 'รายการ',
    link: 'ลิงก์',
    picture: 'เปลี่ยนรูป',
    product: 'แก้ไขสินค้านี้',
    products: 'เลือกสินค้าที่แสดง',
  },
  en: {
    placeholder: 'Empty row: drag a section here',
    insert: 'Add a section here',
    drag: 'Drag to move',
    up: 'Move up',
    down: 'Move down',
    duplicate: 'Duplicate',
    remove: 'Delete',
    header: 'Header',
    footer: 'Footer',
    row: 'Row',
    dummy: 'Empty row',
    several: '%{n} sections',
    format: 'Text formatting',
    bold: 'Bold',
    italic: 'Italic',
    list: 'List',
    link: 'Link',
    picture: 'Change picture',
    product: 'Edit this product',
    products: 'Choose products',
  },
} as const;

export type CanvasTextKey = keyof (typeof texts)['en'];

/** Returns a text in the language of the page in the frame, which is the owner's. */
export function canvasText(key: CanvasTextKey): string {
  return texts[document.documentElement.lang === 'en' ? 'en' : 'th'][key];
}
