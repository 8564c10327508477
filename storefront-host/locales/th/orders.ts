import type { orderTexts as english } from '../en/orders.ts';

export const orderTexts: Readonly<Record<keyof typeof english, string>> = {
  'field.report_days': 'วันสุดท้ายต้องไม่ก่อนวันแรก และดูได้ครั้งละไม่เกิน {limit} วัน',
  'error.TOTAL_CHANGED': 'ราคาเปลี่ยนไประหว่างนี้ ยอดใหม่คือ {net} ตรวจอีกครั้งแล้วกดเปิดบิล',
  'picking.title': 'ใบหยิบสินค้า',
  'picking.none': 'ไม่มีคำสั่งซื้อให้พิมพ์ ลองเลือกคำสั่งซื้ออื่นในรายการ',
  'picking.hint': 'กด Ctrl+P หรือแชร์ > พิมพ์ บนมือถือ หน้าแรกคือรายการรวม ถัดไปหน้าละหนึ่งคำสั่งซื้อ',
  'picking.cut': 'พิมพ์ได้ครั้งละ {most} คำสั่งซื้อ ที่เหลือพิมพ์ในรอบถัดไป',
  'picking.orders': '{count} คำสั่งซื้อ #{first} ถึง #{last}',
  'picking.done': 'เสร็จ',
  'picking.product': 'สินค้า',
  'picking.code': 'รหัสสินค้า',
  'picking.quantity': 'จำนวน',
  'picking.pieces': 'รวมทั้งหมด',
  'picking.customerNote': 'ข้อความจากลูกค้า',
  'picking.shopNote': 'บันทึกภายใน',
  'picking.collect': 'เก็บเงินปลายทาง {net}',
};
