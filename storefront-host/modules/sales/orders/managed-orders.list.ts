import { sql, type RawBuilder } from 'kysely';
import { listSource } from '../../../http/index.ts';
import { containsPattern } from '../../catalog/index.ts';
import { orderNumberIn } from './order-number.ts';
import { readOrderTags } from './order-tags.ts';
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
    number: { sql: sql`o.sequence`, type: 'bigint' },
    placed_at: { sql: sql`o.placed_at`, type: 'timestamptz' },
    net: { sql: sql`o.net`, type: 'bigint' },
  },
  from: sql`sales_order o`,
  id: sql`o.id`,
  idType: 'uuid',
  where: conditionOf,
  exact: (_shopId, { q = '' }) => (q.trim() === '' ? null : namedBy(q.trim())),
  async read(db, { shopId }, ids) {
    const [rows, tags] = await Promise.all([
      readOrderRows(db, shopId, ids),
      readOrderTags(db, shopId, ids),
    ]);
    return rows.map((row) => toSummary(row, tags.get(row.id)));
  },
});

function conditionOf(shopId: number, filter: OrderFilter): RawBuilder<unknown> {
  const conditions = [sql`o.shop_id = ${shopId}`];
  if (filter.status) conditions.push(sql`o.status = ${filter.status}`);
  if (filter.sold) conditions.push(sql`o.status <> 'cancelled'`);
  if (filter.awaited) conditions.push(AWAITED);
  if (filter.coupon) conditions.push(sql`o.coupon IS NOT NULL`);
  if (filter.tag) conditions.push(tagged(shopId, filter.tag));
  if (filter.from) conditions.push(sql`o.placed_at >= ${midnight(filter.from)}`);
  if (filter.to) conditions.push(sql`o.placed_at < ${midnight(filter.to)} + interval '1 day'`);
  if (filter.id) conditions.push(sql`o.id = ANY(${filter.id}::uuid[])`);
  if (filter.customer_id) conditions.push(sql`o.customer_id = ${filter.customer_id}`);
  const text = filter.q?.trim();
  if (text) conditions.push(sql`(${sql.join(searched(text), sql` OR `)})`);
  return sql.join(conditions, sql` AND `);
}

/** As the index `sales_order_awaited` has it. */
const AWAITED = sql`o.payment_method <> 'cod' AND o.payment_status = 'pending'
  AND o.status = 'placed'`;

function tagged(shopId: number, tag: string): RawBuilder<unknown> {
  return sql`EXISTS (SELECT 1 FROM order_tag g
    WHERE g.shop_id = ${shopId} AND g.order_id = o.id AND g.tag = ${tag})`;
}

/** The beginning of a day in Thailand, which has no summer time. */
function midnight(day: string): RawBuilder<unknown> {
  return sql`(${day}::date)::timestamp AT TIME ZONE 'Asia/Bangkok'`;
}

/** As the index `sales_order_search` has it. */
const WORDS = sql`lower(coalesce(o.contact->>'name', '') || ' ' || coalesce(o.contact->>'phone', '')
  || ' ' || coalesce(o.tracking->>'code', ''))`;

/** By the whole number or tracking code. */
function namedBy(text: string): RawBuilder<unknown> {
  return sql`(o.number = ANY(${orderNumberIn(text)}::text[])
    OR coalesce(lower(o.tracking->>'code') = ${text.toLowerCase()}, false))`;
}

/** By name, telephone number and tracking code, and by number if it can be one. */
function searched(text: string): readonly RawBuilder<unknown>[] {
  const digits = text.replace(/[^0-9]/g, '');
  return [
    sql`${WORDS} LIKE ${containsPattern(text.toLowerCase())}`,
    ...(/^[\d\s().+-]+$/.test(text) && digits
      ? [sql`${WORDS} LIKE ${containsPattern(digits)}`]
      : []),
    ...orderNumberIn(text).map((number) => sql`o.number = ${number}`),
  ];
}
