import type { clash as en } from '../en/clash.ts';

export const clash: Record<keyof typeof en, string> = {
  'clash.line': 'ตะกร้าในบัญชีของคุณมี “{name}” อยู่แล้ว {account}\u00a0ชิ้น แต่ในเครื่องนี้เลือกไว้ {here}\u00a0ชิ้น',
  'clash.take': 'เปลี่ยนเป็น {here} ชิ้น',
  'clash.keep': 'ใช้ {account} ชิ้นตามเดิม',
  'clash.title': 'เลือกจำนวนที่ต้องการ',
};
