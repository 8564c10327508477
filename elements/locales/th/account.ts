import type { account as en } from '../en/account.ts';

export const account: Record<keyof typeof en, string> = {
  'account.menu': 'บัญชีของคุณ: {name}',
  'account.menuUnread': 'บัญชีของคุณ: {name} มีการแจ้งเตือนใหม่ {count} รายการ',
  'account.my': 'บัญชีของฉัน',
  'account.orders': 'คำสั่งซื้อของฉัน',
  'account.points': 'คะแนนสะสม',
  'account.pointsHave': '{points} คะแนน',
  'account.notifications': 'การแจ้งเตือน',
  'account.unread': 'ใหม่ {count} รายการ',
  'account.backOffice': 'ร้านของฉัน',
  'account.signOut': 'ออกจากระบบ',
};
