/** The message of an unexpected error. */
export const error = {
  'error.unhandled': '#{code} ... พบข้อผิดพลาด กรุณาลองใหม่ - กดเพื่อดูรายละเอียด',
  'error.rest': 'พบข้อผิดพลาด โหลดบางส่วนของหน้านี้ไม่สำเร็จ',
  'error.again': 'ลองอีกครั้ง',
} as const;
