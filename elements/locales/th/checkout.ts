import type { checkout as en } from '../en/checkout.ts';

export const checkout: Record<keyof typeof en, string> = {
  'checkout.refused': 'พบข้อผิดพลาด {message}',
  'checkout.timeout': 'พบข้อผิดพลาด Timeout',
  'checkout.errorQty': 'จำนวนไม่ถูกต้อง',
  'checkout.errorCannotAdd': 'ไม่พร้อมขาย',
  'checkout.errorNostock': 'สินค้าหมด',
};
