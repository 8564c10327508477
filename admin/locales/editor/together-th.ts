import type { togetherEn } from './together-en.ts';

export const togetherTh: Readonly<Record<keyof typeof togetherEn, string>> = {
  'conflict.hidden_on': 'ซ่อนบน',
  'people.label': 'กำลังแก้หน้านี้ด้วยกัน: %{names}',
  'people.me': '%{name} (คุณเอง จากเบราว์เซอร์อื่น)',
  'people.changed': 'มีการแก้ไขจากอีกคนเพิ่มเข้ามาในหน้านี้',
};
