import type { reportsEn } from './en.ts';

export const reportsTh: typeof reportsEn = {
  app: {
    reports: {
      title: 'รายงาน',
      compared: 'เทียบกับ %{from} ถึง %{to}',
      last: '%{smart_count} วัน',
      sales: 'ยอดขาย',
      before: 'ช่วงก่อนหน้า',
      orders: 'คำสั่งซื้อ',
      average: 'เฉลี่ยต่อคำสั่งซื้อ',
      items: 'จำนวนที่ขายได้',
      coupons: 'คำสั่งซื้อที่ใช้คูปอง',
      coupon_cost: 'ส่วนลดจากคูปอง',
      stock: 'มูลค่าสต็อกวันนี้',
      pieces: '%{smart_count} ชิ้น',
      no_before: 'ยังไม่มีช่วงก่อนหน้าให้เทียบ',
      change: '%{change} จากช่วงก่อนหน้า',
      by_day: 'ยอดขายรายวัน',
      best: 'สินค้าขายดี',
      coupons_used: 'คูปองที่ใช้',
      days: 'วันที่มีคำสั่งซื้อ',
      product: 'สินค้า',
      code: 'โค้ด',
      day: 'วัน',
      no_coupons: 'ไม่มีการใช้คูปองในช่วงนี้',
      nothing: 'ไม่มีคำสั่งซื้อในช่วงนี้',
    },
  },
  resources: { reports: { name: 'รายงาน' } },
};
