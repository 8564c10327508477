export const mediaTexts = {
  'error.PICTURE_MISSING': 'กรุณาเลือกรูปที่ต้องการอัปโหลด',
  'error.PICTURE_TOO_LARGE': 'ไฟล์รูปใหญ่เกินไป อัปโหลดได้ไม่เกิน {megabytes} MB',
  'error.PICTURE_TOO_MANY_PIXELS': 'รูปมีความละเอียดสูงเกินไป ไฟล์ชนิดนี้ใช้ได้ไม่เกิน {megapixels} ล้านพิกเซล',
  'error.PICTURE_TOO_COMPLEX': 'รูปนี้ซับซ้อนเกินไป กรุณาย่อขนาดหรือบันทึกเป็น JPEG ธรรมดาแล้วลองใหม่',
  'error.PICTURES_BUSY': 'ขณะนี้มีการอัปโหลดรูปจำนวนมาก กรุณาลองใหม่ในอีก {seconds} วินาที',
  'error.PICTURES_AT_ONCE': 'อัปโหลดรูปพร้อมกันได้ครั้งละไม่เกิน {limit} รูป กรุณาลองใหม่ในอีก {seconds} วินาที',
  'error.PICTURE_FORMAT': 'ไฟล์นี้ใช้เป็นรูปไม่ได้ กรุณาอัปโหลดไฟล์ JPEG, PNG, WebP หรือ AVIF',
  'error.PICTURE_ANIMATED': 'ไม่รองรับภาพเคลื่อนไหว กรุณาอัปโหลดภาพนิ่ง',
  'error.PICTURE_BROKEN': 'ไฟล์รูปเสียหาย เปิดไม่ได้ กรุณาบันทึกรูปใหม่แล้วลองอีกครั้ง',
  'error.MEDIA_IN_USE': 'ตอนนี้รูปนี้ถูกใช้ในที่อื่นด้วย กรุณาดูว่าใช้อยู่ที่ไหนแล้วยืนยันอีกครั้ง',
  'error.MEDIA_ELSEWHERE': 'รูปนี้ใช้อยู่ในส่วนของร้านที่คุณไม่มีสิทธิ์แก้ไข กรุณาถามเจ้าของร้าน',
} as const;
