import type { elementsTexts as en } from '../en/elements.ts';

export const elementsTexts: Record<keyof typeof en, string> = {
  'elements.title': 'อิลิเมนต์',
  'elements.lead': 'อิลิเมนต์และเซกชันทั้งหมด อธิบายจากซอร์สโค้ดโดยตรง พร้อมโค้ดสำหรับนำไปวางบนเว็บใดก็ได้',
  'elements.embed': 'วางบนเว็บใดก็ได้',
  'elements.follow': 'ใช้เวอร์ชันล่าสุดเสมอ',
  'elements.pinned': 'ไฟล์เดียว ล็อกเวอร์ชัน เบราว์เซอร์ตรวจสอบความถูกต้อง (integrity)',
  'elements.loader': 'โหลดอิลิเมนต์ตามแท็กที่พบในหน้า',
  'elements.csp':
    'หน้าเว็บที่มี Content-Security-Policy ต้องอนุญาตโดเมนนี้ใน script-src, connect-src และ img-src และอนุญาตนโยบาย “talad” หากใช้ trusted-types ส่วนสไตล์ไม่ต้องอนุญาตอะไรเพิ่ม',
  'elements.embedded': 'อิลิเมนต์สำหรับเว็บอื่น',
  'elements.parts': 'ส่วนประกอบ',
  'elements.sections': 'เซกชัน',
  'elements.example': 'เมื่อใช้ค่าเริ่มต้น:',
  'elements.attribute': 'แอตทริบิวต์',
  'elements.property': 'พร็อพเพอร์ตี',
  'elements.type': 'ชนิด',
  'elements.meaning': 'ความหมาย',
  'elements.events': 'อีเวนต์',
  'elements.slots': 'สล็อต',
  'elements.parts.css': 'CSS parts',
  'elements.css': 'ตัวแปร CSS',
  'elements.default': '(ค่าเริ่มต้น)',
};
