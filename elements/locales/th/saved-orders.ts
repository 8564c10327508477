import type { savedOrders as en } from '../en/saved-orders.ts';

export const savedOrders: Record<keyof typeof en, string> = {
  'savedOrders.title': 'คำสั่งซื้อล่าสุดของคุณ',
  'savedOrders.note': 'เก็บไว้ในเบราว์เซอร์นี้เท่านั้น {limit} รายการล่าสุด',
  'savedOrders.pieces': '{count} ชิ้น',
  'savedOrders.view': 'ดูคำสั่งซื้อ',
  'savedOrders.continue': 'สั่งซื้อต่อ',
  'savedOrders.again': 'ซื้ออีกครั้ง',
  'savedOrders.remove': 'ลบคำสั่งซื้อวันที่ {date} ออกจากรายการ',
  'savedOrders.removed': 'ลบออกจากรายการแล้ว',
  'savedOrders.undo': 'เลิกทำ',
  'savedOrders.failed': 'โหลดข้อมูลสินค้าไม่สำเร็จ กรุณาลองอีกครั้ง',
  'savedOrders.noData': 'พบข้อผิดพลาด no data',
};
