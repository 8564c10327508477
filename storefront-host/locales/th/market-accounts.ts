import type { marketAccountTexts as english } from '../en/market-accounts.ts';

export const marketAccountTexts: Readonly<Record<keyof typeof english, string>> = {
  'admin.payments.cards': 'บัตรและวอลเล็ตของตลาด',
  'admin.payments.cards.use':
    'เมื่อเชื่อมต่อผู้ให้บริการชำระเงิน ผู้ซื้อชำระให้ตลาดด้วยบัตรหรือวอลเล็ตได้ด้วย และผู้ให้บริการเป็นผู้ยืนยัน ใช้กับคำสั่งซื้อที่ตลาดรับเงินแทนร้าน',
  'admin.payments.cards.connected': 'เชื่อมต่อ {provider} แล้ว คีย์ลับลงท้ายด้วย {end}',
  'admin.payments.cards.test': 'เชื่อมต่อ {provider} ในโหมดทดสอบ ยังไม่มีการรับเงินจริง คีย์ลับลงท้ายด้วย {end}',
  'admin.payments.cards.busy': 'มีผู้ซื้อกำลังชำระเงินอยู่ เปลี่ยนผู้ให้บริการได้เมื่อชำระเสร็จ',
  'admin.payments.cards.provider': 'ผู้ให้บริการชำระเงิน',
  'admin.payments.cards.secret': 'คีย์ลับ (secret key)',
  'admin.payments.cards.webhookSecret': 'รหัสลับเว็บฮุก (webhook secret)',
  'admin.payments.cards.webhook': 'ที่อยู่เว็บฮุกของ {provider}',
  'admin.payments.cards.omiseHelp': 'Omise: นำที่อยู่นี้ไปใส่ในแดชบอร์ด เมนู Webhooks รหัสลับเว็บฮุกอยู่ข้างกัน',
  'admin.payments.cards.stripeHelp':
    'Stripe: เพิ่มที่อยู่นี้ในแดชบอร์ด เมนู Webhooks แล้วเลือกเหตุการณ์ checkout.session.completed, checkout.session.async_payment_succeeded และ checkout.session.expired รหัสลับเว็บฮุกเรียกว่า “Signing secret”',
  'admin.payments.cards.hidden': 'ระบบทดสอบคีย์กับผู้ให้บริการก่อนบันทึก และจะไม่แสดงคีย์อีก',
  'admin.payments.cards.connect': 'เชื่อมต่อ',
  'admin.payments.cards.change': 'เปลี่ยนคีย์',
  'admin.payments.cards.remove': 'ยกเลิกการเชื่อมต่อ',
  'admin.payments.online': 'ชำระที่ผู้ให้บริการ',
  'error.PAYMENT_KEY': 'ไม่ใช่คีย์ลับของผู้ให้บริการรายนี้ หรือยังไม่ได้ใส่รหัสลับเว็บฮุก',
  'error.PAYMENT_KEY_REFUSED': 'ผู้ให้บริการไม่รับคีย์นี้',
  'activity.settings.payment_returned': 'คืนเงินที่ชำระมาโดยไม่มีคำสั่งซื้อรอยอดนี้',
  'activity.settings.refund_failed': 'ผู้ให้บริการชำระเงินคืนเงินไม่สำเร็จ',
  'checkout.platform_online': 'บัตรเครดิต บัตรเดบิต หรือวอลเล็ต',
  'checkout.platform_onlineHint': 'ชำระ {net} ในหน้าชำระเงินที่ปลอดภัยของผู้ให้บริการ ตลาดรับเงินแทนร้าน',
  'group.platform_online': 'บัตรหรือวอลเล็ต ชำระครั้งเดียวทุกร้าน',
  'group.platform_onlineHint': 'ชำระ {net} ครั้งเดียวในหน้าชำระเงินที่ปลอดภัยของผู้ให้บริการ ตลาดรับเงินแทนร้าน',
  'order.pay.marketOnline': 'คุณชำระให้ตลาดซึ่งรับเงินแทนร้าน',
};
