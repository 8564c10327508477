import type { paperTexts as english } from '../en/papers.ts';

export const paperTexts: Readonly<Record<keyof typeof english, string>> = {
  'paper.reason.replaced': 'ออกใบใหม่แทน เลขที่ {number}',
  'paper.reason.cancelled': 'ยกเลิกคำสั่งซื้อและคืนเงินแล้ว',
  'activity.order.paper_issued': 'ออกใบเสร็จหรือใบกำกับภาษีของคำสั่งซื้อ',
  'activity.order.paper_voided': 'ยกเลิกใบเสร็จหรือใบกำกับภาษีของคำสั่งซื้อ',
  'activity.field.paper': 'เอกสาร',
  'activity.field.paper_reason': 'เหตุผล',
  'privacy.table.paper': 'ใบเสร็จและใบกำกับภาษีของคำสั่งซื้อของคุณ',
  'privacy.kept.papers': 'ชื่อผู้ซื้อในใบเสร็จและใบกำกับภาษี',
  'privacy.kept.papers.why': 'ประมวลรัษฎากรกำหนดให้เก็บ (มาตรา 87/3)',
};
