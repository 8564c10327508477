import { sql, type RawBuilder } from 'kysely';
import { listSource } from '../../../http/index.ts';
import { hasWord } from '../../catalog/index.ts';
import { PastOrderFilter, PastOrderSummary } from './past-orders.contract.ts';
import { readPastOrders } from './past-orders.read.ts';

/** Lists the imported orders of a shop for its staff (decision 474). */
export const pastOrders = listSource({
  name: 'past-orders',
  access: 'order:read',
  summary: 'Orders of other systems that the shop imported, filtered, paged',
  filter: PastOrderFilter,
  row: PastOrderSummary,
  sorts: { placed_at: { sql: sql`p.placed_at`, type: 'timestamptz' } },
  from: sql`past_order p`,
  id: sql`p.id`,
  idType: 'uuid',
  where: conditionOf,
  newest: (shopId) => ({ alias: sql`p`, rows: newestPastOrders(shopId) }),
  read: (db, { shopId, lang }, ids) => readPastOrders(db, shopId, ids, lang),
});

function conditionOf(shopId: number, { q = '' }: PastOrderFilter): RawBuilder<unknown> {
  const own = sql`p.shop_id = ${shopId}`;
  const word = wordOf(q.trim());
  if (word === '') return own;
  const newest = newestPastOrders(shopId);
  return sql`${own} AND ${hasWord({ text: sql`p.search_text`, id: sql`p.id`, newest }, word)}`;
}

function newestPastOrders(shopId: number): RawBuilder<unknown> {
  return sql`FROM past_order p WHERE p.shop_id = ${shopId} ORDER BY p.placed_at DESC`;
}

/** Numbers may be typed with a #, and telephone numbers with spaces and dashes. */
function wordOf(typed: string): string {
  const word = typed.replace(/^#/, '').toLowerCase();
  return /^0[\d\s().-]{8,}$/.test(word) ? word.replace(/\D/g, '') : word;
}
