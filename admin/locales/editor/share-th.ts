import type { shareEn } from './share-en.ts';

export const shareTh: Readonly<Record<keyof typeof shareEn, string>> = {
  'share.button': 'แชร์ฉบับร่าง',
  'share.title': 'แชร์ฉบับร่างของ “%{name}”',
  'share.text':
    'ใครที่มีลิงก์จะเห็นหน้านี้ตามฉบับร่างของคุณ โดยไม่ต้องมีบัญชี นาน 7 วัน ถ้าแก้ไขเพิ่ม คนที่เปิดลิงก์จะเห็นตามด้วย',
  'share.make': 'สร้างลิงก์',
  'share.made': 'คัดลอกลิงก์ตอนนี้เลย เพื่อความปลอดภัยระบบจะแสดงเพียงครั้งเดียว',
  'share.address': 'ลิงก์ดูฉบับร่าง',
  'share.copy': 'คัดลอกลิงก์',
  'share.copied': 'คัดลอกลิงก์แล้ว',
  'share.links': 'ลิงก์ที่ใช้ได้อยู่',
  'share.none': 'ยังไม่มีลิงก์',
  'share.until': 'ใช้ได้ถึง %{until}',
  'share.by': 'สร้างโดย %{by} เมื่อ %{at}',
  'share.end': 'ยกเลิกลิงก์นี้',
  'share.ended': 'ยกเลิกแล้ว ลิงก์นี้เปิดไม่ได้อีก',
  'share.close': 'ปิด',
};
