import type { content as en } from '../en/content.ts';

export const content: Readonly<Record<keyof typeof en, string>> = {
  'terms.title': 'ข้อกำหนดการใช้บริการ',
  'terms.changed': 'แก้ไขล่าสุดเมื่อ {date}',
  'terms.page': 'เปิดหน้าเต็ม',
  'seminar.title': 'ลงทะเบียน',
  'seminar.done': 'ลงทะเบียนเรียบร้อยแล้ว แล้วพบกันนะคะ',
  'seminar.failed': 'ส่งไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  'blogDetail.title': 'อ่านสรุป',
  'blogDetail.page': 'เปิดหน้าบทความ',
  'feature.title': 'รายละเอียด',
  'bioShare.title': 'แชร์หน้านี้',
  'bioShare.code': 'คิวอาร์โค้ดของหน้านี้',
};
