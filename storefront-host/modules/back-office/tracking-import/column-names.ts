/** Names that couriers and shops give these columns. */
export const ORDER_NUMBER_NAMES = [
  'order number',
  'order_number',
  'order no.',
  'order no',
  'order',
  'number',
  'เลขที่คำสั่งซื้อ',
  'หมายเลขคำสั่งซื้อ',
  'เลขคำสั่งซื้อ',
  'คำสั่งซื้อ',
  'เลขออเดอร์',
  'เลขที่',
] as const;

export const TRACKING_NAMES = [
  'tracking number',
  'tracking_number',
  'tracking no.',
  'tracking no',
  'tracking code',
  'tracking',
  'code',
  'waybill',
  'awb',
  'pno',
  'consignment no',
  'consignment no.',
  'เลขพัสดุ',
  'หมายเลขพัสดุ',
  'เลขติดตามพัสดุ',
  'หมายเลขติดตามพัสดุ',
] as const;
