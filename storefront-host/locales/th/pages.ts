import type { pageTexts as en } from '../en/pages.ts';

export const pageTexts: Readonly<Record<keyof typeof en, string>> = {
  'error.PAGE_INVALID': 'พบข้อผิดพลาดในการบันทึก กรุณาแก้ไขจุดที่ทำเครื่องหมายไว้',
  'error.PAGE_TOO_LARGE': 'พบข้อผิดพลาดในการบันทึก หน้านี้ใหญ่เกินไป กรุณาลดจำนวนหรือความยาวของข้อความ',
  'error.PAGE_UNREADABLE': 'พบข้อผิดพลาด..',
  'error.PAGE_CONFLICT': 'พบข้อผิดพลาดในการบันทึก มีคนอื่นแก้ไขหน้านี้ไปแล้วระหว่างที่คุณแก้ไข',
  'error.NOT_PUBLISHED': 'หน้านี้ยังไม่เคยเผยแพร่ จึงยังไม่มีฉบับให้ย้อนกลับ',
  'error.PAGE_NAME': 'ใช้ชื่อหน้านี้ไม่ได้ กรุณาใช้ตัวอักษร ตัวเลข และขีดกลาง',
  'error.PAGE_TAKEN': 'มีหน้าชื่อนี้อยู่แล้ว',
  'error.PAGE_FIXED': 'ร้านเรียกหน้านี้จากที่อยู่เดิม จึงทำสิ่งนี้กับหน้านี้ไม่ได้',
  'error.PAGE_UNPUBLISHED': 'หน้านี้ยังไม่ได้เผยแพร่',
  'error.PAGE_ALL': 'เมื่อเผยแพร่ทุกหน้าพร้อมกัน จะส่งเนื้อหาของหน้าใดหน้าหนึ่งมาด้วยไม่ได้ กรุณาบันทึกหน้านั้นก่อน',
  'error.PAGE_CHOICE': 'เลือกหน้าได้เฉพาะเมื่อเผยแพร่พร้อมกันหลายหน้า',
  'error.SECTIONS_FULL':
    'ร้านเก็บส่วนของตัวเองได้ {limit} ชุด รวมกันไม่เกิน {megabytes} MB กรุณาลบชุดที่ไม่ใช้แล้ว',
  'activity.page.section_saved': 'เก็บส่วนของหน้าไว้ใช้ซ้ำ',
  'activity.page.section_renamed': 'เปลี่ยนชื่อส่วนที่เก็บไว้',
  'activity.page.section_removed': 'ลบส่วนที่เก็บไว้',
  'activity.page.section_returned': 'นำส่วนที่เก็บไว้กลับมา',
  'field.link': 'กรุณาใส่ที่อยู่เว็บหรือเส้นทาง เช่น /search',
  'field.color': 'กรุณาใส่สีในรูปแบบ #0f6b5c',
  'field.pageSize': 'ไม่เกิน {limit} kB',
  'field.notDeletable': 'ส่วนนี้ลบไม่ได้',
  'field.notMovable': 'ส่วนนี้ย้ายไม่ได้',
  'field.notEditable': 'ส่วนนี้แก้ไขไม่ได้',
  'field.newerPage': 'หน้านี้สร้างด้วยรุ่นที่ใหม่กว่า กรุณาโหลดหน้าใหม่',
};
