import type { scheduleEn } from './schedule-en.ts';

export const scheduleTh: Readonly<Record<keyof typeof scheduleEn, string>> = {
  'schedule.button': 'ตั้งเวลาเผยแพร่',
  'schedule.title': 'ตั้งเวลาเผยแพร่ “%{name}”',
  'schedule.text':
    'ระบบจะเผยแพร่ฉบับร่างตามที่เป็นอยู่ตอนนี้เมื่อถึงเวลา สิ่งที่แก้หลังจากนี้จะไม่ออกไปด้วย เว้นแต่ตั้งเวลาใหม่',
  'schedule.start': 'เผยแพร่เมื่อ',
  'schedule.zone': 'เวลาประเทศไทย',
  'schedule.look': 'เผยแพร่หน้าตาร้านด้วย ทั้งสี ฟอนต์ ส่วนหัว และส่วนท้าย',
  'schedule.has_end': 'ให้กลับไปเป็นแบบเดิมภายหลัง',
  'schedule.end': 'กลับเป็นแบบเดิมเมื่อ',
  'schedule.end_help': 'ถ้าเผยแพร่อะไรใหม่ระหว่างนั้น ระบบจะคงของใหม่ไว้',
  'schedule.make': 'ตั้งเวลา',
  'schedule.move': 'บันทึกเวลา',
  'schedule.made': 'ตั้งเวลาแล้ว เผยแพร่เมื่อไรจะแจ้งให้ทราบ',
  'schedule.moved': 'เปลี่ยนเวลาแล้ว',
  'schedule.frozen': 'ฉบับที่ตั้งเวลาไว้ตรงกับฉบับร่างตอนนี้',
  'schedule.newer': 'คุณแก้ฉบับร่างหลังจากตั้งเวลา ระบบจะเผยแพร่ฉบับก่อนแก้ เว้นแต่ตั้งเวลาฉบับร่างนี้ใหม่',
  'schedule.again': 'ใช้ฉบับร่างนี้',
  'schedule.live': 'ฉบับที่ตั้งเวลาไว้เผยแพร่อยู่ตอนนี้',
  'schedule.overtaken': 'มีการเผยแพร่ใหม่หลังจากนั้น เมื่อครบกำหนดจึงไม่กลับไปเป็นแบบเดิม',
  'schedule.cancel': 'ยกเลิกการตั้งเวลา',
  'schedule.cancel_live': 'ใช้แบบนี้ต่อไปเลย',
  'schedule.cancelled': 'ยกเลิกการตั้งเวลาแล้ว ลูกค้ายังเห็นแบบเดิมเหมือนตอนนี้',
  'schedule.chip': 'เผยแพร่ %{at}',
  'schedule.chip_live': 'แสดงถึง %{at}',
};
