import type { myAccountTexts as english } from '../en/my-account.ts';

export const myAccountTexts: Readonly<Record<keyof typeof english, string>> = {
  'my.title': 'บัญชีของฉัน',
  'my.overview': 'ภาพรวม',
  'my.orders': 'คำสั่งซื้อของฉัน',
  'my.reviews': 'รีวิวของฉัน',
  'my.addresses': 'ที่อยู่',
  'my.favourites': 'รายการโปรด',
  'my.recent': 'ดูล่าสุด',
  'my.coupons': 'คูปอง',
  'my.points': 'คะแนนสะสม',
  'my.wallet': 'กระเป๋าเงิน',
  'my.notifications': 'การแจ้งเตือน',
  'my.profile': 'ข้อมูลส่วนตัวและภาษา',
  'my.security': 'ความปลอดภัย',
  'my.privacy': 'ความเป็นส่วนตัวและข้อมูล',
};
