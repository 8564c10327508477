import type { signInWithTexts as english } from '../en/sign-in-with.ts';

export const signInWithTexts: Readonly<Record<keyof typeof english, string>> = {
  'with.or': 'หรือ',
  'with.google': 'ดำเนินการต่อด้วย Google',
  'with.line': 'เข้าสู่ระบบด้วย LINE',
  'with.name.google': 'Google',
  'with.name.line': 'LINE',
  'with.offer': 'มีบัญชีที่ใช้ {email} อยู่แล้ว กรุณาเข้าสู่ระบบบัญชีนั้นหนึ่งครั้ง หลังจากนั้นจะเข้าด้วย {provider} ได้เลย',
  'with.problem.title': 'เข้าสู่ระบบด้วย {provider} ไม่สำเร็จ',
  'with.away': 'ขณะนี้ติดต่อ {provider} ไม่ได้ กรุณาลองใหม่ภายหลัง หรือเข้าสู่ระบบด้วยวิธีอื่น',
  'with.denied': 'คุณไม่ได้อนุญาตให้เข้าสู่ระบบด้วย {provider} ข้อมูลของคุณไม่มีอะไรเปลี่ยนแปลง',
  'with.failed': '{provider} ตอบกลับผิดปกติ กรุณาลองใหม่อีกครั้ง',
  'with.taken': 'บัญชี {provider} นี้เชื่อมต่อกับบัญชีอื่นของตลาดนี้อยู่แล้ว',
  'with.back': 'กลับ',
  'with.leaving': 'กำลังไปที่ {provider}',
  'with.email.title': 'อีเมลของคุณ',
  'with.email.lead':
    '{provider} ไม่ได้แจ้งอีเมลที่ยืนยันแล้วให้เรา เราส่งใบยืนยันการสั่งซื้อทางอีเมล จึงต้องขออีเมลของคุณ',
  'with.email.send': 'ส่งรหัสให้ฉัน',
  'with.code.title': 'กรอกรหัสยืนยัน',
  'with.code.lead':
    'เราส่งรหัส 6 หลักไปที่ {email} แล้ว รหัสใช้ได้ภายใน 15 นาที หากไม่พบ กรุณาดูในกล่องจดหมายขยะด้วย',
  'with.code.label': 'รหัสจากอีเมล',
  'with.code.wrong': 'รหัสไม่ตรงกับอีเมลฉบับล่าสุด กรุณาตรวจสอบอีกครั้ง',
  'with.code.again': 'ไม่ได้รับอีเมล หรือต้องการใช้อีเมลอื่น?',
  'with.code.resend': 'ส่งรหัสใหม่',
  'with.mail.subject': '{code} คือรหัสยืนยันของคุณ',
  'with.mail.text':
    'กรุณากรอกรหัสนี้ในหน้าที่ขอรหัส และอย่าบอกรหัสนี้กับใคร เจ้าหน้าที่ของเราจะไม่ขอรหัสนี้จากคุณไม่ว่ากรณีใด',
  'with.connections': 'วิธีเข้าสู่ระบบอื่น',
  'with.connections.lead': 'บัญชีที่เชื่อมต่อไว้ใช้เข้าสู่ระบบได้โดยไม่ต้องกรอกรหัสผ่าน',
  'with.connected': 'เชื่อมต่อแล้ว',
  'with.notConnected': 'ยังไม่ได้เชื่อมต่อ',
  'with.connect': 'เชื่อมต่อ {provider}',
  'with.connect.short': 'เชื่อมต่อ',
  'with.disconnect': 'ยกเลิกการเชื่อมต่อ {provider}',
  'with.disconnect.short': 'ยกเลิก',
};
