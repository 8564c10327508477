import type { search as en } from '../en/search.ts';

export const search: Record<keyof typeof en, string> = {
  'search.suggestions': 'คำแนะนำ',
  'search.category': 'หมวดหมู่',
  'search.found': 'มีคำแนะนำ {count} รายการ',
  'facets.brand': 'แบรนด์',
  'facets.author': 'ผู้เขียน',
  'facets.publisher': 'สำนักพิมพ์',
  'facets.more': 'ดูเพิ่มเติม',
  'facets.approximate': 'นับจากสินค้า 2,000 รายการแรก',
};
