import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database, OrderLineTable, SalesOrderTable } from '../../../db/schema.ts';

export type OrderRow = Selectable<SalesOrderTable>;
export type OrderLineRow = Selectable<OrderLineTable>;

export interface FoundOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

export type OrderListRow = OrderRow & { readonly quantity: number };

/** Returns these orders in this order, with their number of pieces. One query. */
export async function readOrderRows(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<readonly OrderListRow[]> {
  const { rows } = await sql<OrderListRow>`
    SELECT o.*, coalesce((SELECT sum(line.quantity) FROM order_line line
      WHERE line.shop_id = o.shop_id AND line.order_id = o.id), 0)::int AS quantity
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN sales_order o ON o.shop_id = ${shopId} AND o.id = asked.id
    ORDER BY asked.place`.execute(db);
  return rows;
}

export async function findOrder(
  db: Kysely<Database>,
  shopId: number,
  id: string,
): Promise<FoundOrder | null> {
  const order = await db
    .selectFrom('sales_order')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return order ? { order, lines: await findLines(db, shopId, id) } : null;
}

export function findLines(
  db: Kysely<Database>,
  shopId: number,
  orderId: string,
): Promise<readonly OrderLineRow[]> {
  return db
    .selectFrom('order_line')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('rank')
    .execute();
}

export function lockOrder(
  trx: Transaction<Database>,
  shopId: number,
  id: string,
): Promise<OrderRow | undefined> {
  return trx
    .selectFrom('sales_order')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export interface OrderEventRow {
  readonly action: string;
  readonly created_at: Date;
  readonly name: string | null;
}

/** Returns the events of the order, newest first. */
export function readEvents(
  db: Kysely<Database>,
  shopId: number,
  orderId: string,
): Promise<readonly OrderEventRow[]> {
  return db
    .selectFrom('audit_log as log')
    .leftJoin('account as a', 'a.id', 'log.account_id')
    .select(['log.action', 'log.created_at', 'a.name'])
    .where('log.shop_id', '=', shopId)
    .where('log.entity', '=', 'order')
    .where('log.entity_id', '=', orderId)
    .orderBy('log.created_at', 'desc')
    .orderBy('log.id', 'desc')
    .limit(100)
    .execute();
}
