import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { eachPastOrder, recordOfPast } from '../../sales/index.ts';
import type { FileRow } from './columns.ts';

const BATCH = 500;

/** Orders with their lines, notes and tags, imported ones, and customers with their notes, for people to read. */
export const histories = ['orders', 'past-orders', 'customers'] as const;

export async function* historyRows(
  trx: Transaction<Database>,
  name: (typeof histories)[number],
  shopId: number,
): AsyncGenerator<FileRow> {
  if (name === 'past-orders') {
    for await (const rows of eachPastOrder(trx, shopId, BATCH)) {
      for (const row of rows) yield { ...recordOfPast(row) };
    }
    return;
  }
  const read = name === 'orders' ? readOrders : readCustomers;
  for (let offset = 0; ; offset += BATCH) {
    const rows = await read(trx, shopId, offset);
    yield* rows;
    if (rows.length < BATCH) return;
  }
}

async function readOrders(trx: Transaction<Database>, shopId: number, offset: number) {
  const { rows } = await sql<{ row: FileRow }>`
    SELECT to_jsonb(r) AS row FROM (
      SELECT o.number, o.placed_at, o.status, o.payment_method, o.payment_status, o.lang, o.contact,
        o.address, o.product_total, o.discount, o.shipping, o.net, o.vat, o.coupon->>'code' AS coupon,
        o.tracking,
        (SELECT jsonb_agg(jsonb_build_object('title', l.title, 'options', l.options,
            'unit_price', l.unit_price, 'quantity', l.quantity, 'line_total', l.line_total,
            'discount', l.discount) ORDER BY l.rank)
          FROM order_line l WHERE l.shop_id = o.shop_id AND l.order_id = o.id) AS lines,
        (SELECT jsonb_agg(jsonb_build_object('text', n.text, 'created_at', n.created_at)
            ORDER BY n.created_at)
          FROM order_note n WHERE n.shop_id = o.shop_id AND n.order_id = o.id) AS notes,
        ARRAY(SELECT g.tag FROM order_tag g
          WHERE g.shop_id = o.shop_id AND g.order_id = o.id ORDER BY g.tag) AS tags
      FROM sales_order o WHERE o.shop_id = ${shopId}
      ORDER BY o.number LIMIT ${BATCH} OFFSET ${offset}) r`.execute(trx);
  return rows.map(({ row }) => row);
}

async function readCustomers(trx: Transaction<Database>, shopId: number, offset: number) {
  const { rows } = await sql<{ row: FileRow }>`
    SELECT to_jsonb(r) AS row FROM (
      SELECT c.name, c.phone, c.email, c.lang, c.tags, c.orders, c.spend, c.last_at, c.joined_at,
        c.marketing, c.marketing_at,
        (SELECT jsonb_agg(jsonb_build_object('text', n.body, 'created_at', n.created_at)
            ORDER BY n.created_at)
          FROM customer_note n WHERE n.shop_id = c.shop_id AND n.customer_id = c.id) AS notes
      FROM customer c WHERE c.shop_id = ${shopId} AND c.erased_at IS NULL
      ORDER BY c.id LIMIT ${BATCH} OFFSET ${offset}) r`.execute(trx);
  return rows.map(({ row }) => row);
}
