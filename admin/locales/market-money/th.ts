import type { marketMoneyEn } from './en.ts';

export const marketMoneyTh: typeof marketMoneyEn = {
  app: {
    'market-money': {
      title: 'เงินที่ตลาดถือไว้ให้ร้าน',
      count: '%{n} คำสั่งซื้อ',
      empty_title: 'ตลาดไม่ได้ถือเงินของร้านไว้',
      empty_text: 'คำสั่งซื้อที่ลูกค้าชำระกับตลาดจะแสดงที่นี่พร้อมยอดเงิน',
      none_title: 'ไม่มีคำสั่งซื้อให้แสดง',
      none_text: 'ล้างตัวกรองเพื่อดูคำสั่งซื้อทั้งหมด',
      about:
        'ลูกค้าชำระคำสั่งซื้อเหล่านี้กับตลาด ตลาดถือเงินไว้จนกว่าจะโอนให้ร้าน สอบถามวันโอนและค่าธรรมเนียมได้จากตลาด',
      returned: 'รับแล้ว %{received} เป็นของลูกค้า %{returned}',
    },
  },
  resources: {
    'market-money': {
      name: 'เงินที่ตลาดถือไว้',
      fields: {
        number: 'คำสั่งซื้อ',
        placed_at: 'สั่งซื้อเมื่อ',
        stage: 'สถานะ',
        received: 'ตลาดรับแล้ว',
        to_buyer: 'ของลูกค้า',
        held: 'ถือไว้ให้ร้าน',
      },
    },
  },
};
