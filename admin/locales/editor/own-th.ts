import type { ownEn } from './own-en.ts';

export const ownTh: Readonly<Record<keyof typeof ownEn, string>> = {
  'row.keep': 'เก็บเป็นส่วนของฉัน',
  'select.keep': 'เก็บส่วนที่เลือกเป็นส่วนของฉัน',
  'library.own': 'ส่วนของฉัน',
  'own.title': 'เก็บ %{n} ส่วนเป็นส่วนของฉัน',
  'own.title_one': 'เก็บเป็นส่วนของฉัน',
  'own.help': 'หยิบมาใช้ได้จากแท็บเพิ่มในทุกหน้าของร้าน แต่ละหน้าจะได้สำเนาของตัวเอง',
  'own.done': 'บันทึก',
  'own.rename': 'เปลี่ยนชื่อส่วนของฉัน',
  'own.saved': 'เก็บ “%{name}” ไว้ในส่วนของฉันแล้ว',
  'own.removed': 'ลบ “%{name}” ออกจากส่วนของฉันแล้ว',
  'own.added': 'เพิ่มแล้ว %{n} ส่วน',
  'own.several': '%{name} · %{n} ส่วน',
  'own.empty': 'ยังไม่มีส่วนที่เก็บไว้ เลือก “เก็บเป็นส่วนของฉัน” ในเมนูของส่วนที่ชอบ แล้วนำไปใช้ในหน้าอื่นได้เลย',
  'label.addOwn': 'เพิ่มส่วนของฉัน %{n} ส่วน',
  'label.addOwnOne': 'เพิ่มส่วนของฉัน 1 ส่วน',
};
