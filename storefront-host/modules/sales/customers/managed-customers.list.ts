import { sql, type RawBuilder } from 'kysely';
import { parseBaht } from '@talad/elements/commerce/money';
import { listSource } from '../../../http/index.ts';
import { hasWord } from '../../catalog/index.ts';
import { CustomerFilter, ManagedCustomer } from './customers.contract.ts';
import { readCustomers } from './customers.read.ts';

/** Lists the customers of a shop for its staff (decision 177). */
export const managedCustomers = listSource({
  name: 'customers',
  access: 'customer:read',
  summary: 'Customers of the shop, filtered, sorted, paged',
  filter: CustomerFilter,
  row: ManagedCustomer,
  sorts: {
    last_at: { sql: sql`c.last_at`, type: 'timestamptz' },
    spend: { sql: sql`c.spend`, type: 'bigint' },
    orders: { sql: sql`c.orders`, type: 'integer' },
  },
  from: sql`customer c`,
  id: sql`c.id`,
  idType: 'uuid',
  // Tags have an index of their own, and few customers of a Thai shop read English.
  isScattered: ({ tag, lang }) => tag !== undefined || lang === 'en',
  orderOfMany: () => ({ sort: 'last_at', descending: true }),
  where: conditionOf,
  newest: (shopId) => ({ alias: sql`c`, rows: newestCustomers(shopId) }),
  read: (db, { shopId }, ids) => readCustomers(db, shopId, ids),
});

function newestCustomers(shopId: number): RawBuilder<unknown> {
  return sql`FROM customer c WHERE c.shop_id = ${shopId} ORDER BY c.last_at DESC`;
}

const kinds = {
  member: sql`c.joined_at IS NOT NULL`,
  account: sql`c.account_id IS NOT NULL AND c.joined_at IS NULL`,
  guest: sql`c.account_id IS NULL`,
} as const;

function conditionOf(shopId: number, filter: CustomerFilter): RawBuilder<unknown> {
  const { q = '', kind, tag, lang, marketing } = filter;
  const { min_orders: orders, min_spend: spend, idle_days: idle, recent_days: recent } = filter;
  const word = q.trim();
  const parts = [sql`c.shop_id = ${shopId}`, sql`c.erased_at IS NULL`];
  if (word) {
    const newest = newestCustomers(shopId);
    parts.push(hasWord({ text: sql`c.search_text`, id: sql`c.id`, newest }, wordOf(word)));
  }
  if (kind) parts.push(kinds[kind]);
  // These expressions match the indexes.
  if (tag) parts.push(sql`c.tags <> '{}' AND c.tags @> ARRAY[${tag}]`);
  if (marketing !== undefined) parts.push(marketing ? sql`c.marketing` : sql`NOT c.marketing`);
  if (lang) parts.push(sql`c.lang = ${lang}`);
  if (orders !== undefined) parts.push(sql`c.orders >= ${orders}`);
  if (spend !== undefined) parts.push(sql`c.spend >= ${parseBaht(spend) ?? 0}`);
  if (idle !== undefined) parts.push(sql`c.last_at < now() - make_interval(days => ${idle})`);
  if (recent !== undefined) parts.push(sql`c.last_at >= now() - make_interval(days => ${recent})`);
  return sql.join(parts, sql` AND `);
}

/** Compare telephone numbers by their digits only. */
function wordOf(typed: string): string {
  return /^[\d\s().+-]+$/.test(typed) ? typed.replace(/\D/g, '') || typed : typed.toLowerCase();
}
