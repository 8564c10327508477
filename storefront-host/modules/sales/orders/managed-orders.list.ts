import { sql, type RawBuilder } from 'kysely';
import { listSource } from '../../../http/index.ts';
import { containsPattern } from '../../catalog/index.ts';
import { OrderFilter, OrderSummary } from './orders.contract.ts';
import { toSummary } from './orders.read.ts';
import { readOrderRows } from './orders.repository.ts';

/** The orders of a shop, for its staff. */
export const managedOrders = listSource({
  name: 'orders',
  access: 'order:read',
  summary: 'Orders of the shop, filtered, sorted, paged',
  filter: OrderFilter,
  row: OrderSummary,
  sorts: {
    number: { sql: sql`o.number`, type: 'bigint' },
    placed_at: { sql: sql`o.placed_at`, type: 'timestamptz' },
    net: { sql: sql`o.net`, type: 'bigint' },
  },
  from: sql`sales_order o`,
  id: sql`o.id`,
  idType: 'uuid',
  where: conditionOf,
  async read(db, { shopId }, ids) {
    return (await readOrderRows(db, shopId, ids)).map(toSummary);
  },
});

function conditionOf(shopId: number, filter: OrderFilter): RawBuilder<unknown> {
  const conditions = [sql`o.shop_id = ${shopId}`];
  if (filter.status) conditions.push(sql`o.status = ${filter.status}`);
  if (filter.id) conditions.push(sql`o.id = ANY(${filter.id}::uuid[])`);
  const text = filter.q?.trim();
  if (text) conditions.push(sql`(${sql.join(searched(text), sql` OR `)})`);
  return sql.join(conditions, sql` AND `);
}

/** By name, by telephone, and by number if it can be one. */
function searched(text: string): readonly RawBuilder<unknown>[] {
  const digits = text.replace(/[^0-9]/g, '');
  return [
    sql`lower(o.contact->>'name') LIKE ${containsPattern(text.toLowerCase())}`,
    ...(digits ? [sql`o.contact->>'phone' LIKE ${containsPattern(digits)}`] : []),
    ...(/^#?\d{1,15}$/.test(text) ? [sql`o.number = ${Number(digits)}`] : []),
  ];
}
