import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database, OrderLineTable, SalesOrderTable } from '../../../db/schema.ts';
import { containsPattern } from '../../catalog/search/search-tokens.ts';
import type { ListRequest } from '../../../http/lists/list-query.ts';
import type { OrderFilter } from './orders.contract.ts';

export type OrderRow = Selectable<SalesOrderTable>;
export type OrderLineRow = Selectable<OrderLineTable>;

export const orderSorts = ['number', 'placed_at', 'net', 'status'] as const;
export type OrderSort = (typeof orderSorts)[number];

export interface FoundOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

export type OrderListRow = OrderRow & { readonly quantity: number };

/** A page of the shop's orders with their number of pieces, and how many there are. Two queries. */
export async function listOrders(
  db: Kysely<Database>,
  shopId: number,
  list: ListRequest<OrderFilter, OrderSort>,
): Promise<{ readonly rows: readonly OrderListRow[]; readonly total: number }> {
  const found = matching(db, shopId, list.filter);
  const [rows, counted] = await Promise.all([
    found
      .selectAll('o')
      .select((select) =>
        select
          .selectFrom('order_line as line')
          .select(sql<number>`coalesce(sum(line.quantity), 0)::int`.as('quantity'))
          .whereRef('line.shop_id', '=', 'o.shop_id')
          .whereRef('line.order_id', '=', 'o.id')
          .as('quantity'),
      )
      .orderBy(`o.${list.sort}`, list.descending ? 'desc' : 'asc')
      .orderBy('o.number', 'desc')
      .limit(list.limit)
      .offset(list.offset)
      .execute(),
    found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, quantity: row.quantity ?? 0 })),
    total: counted.total,
  };
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

/** What happened to the order, newest first. */
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

function matching(db: Kysely<Database>, shopId: number, filter: OrderFilter) {
  let query = db.selectFrom('sales_order as o').where('o.shop_id', '=', shopId);
  if (filter.status) query = query.where('o.status', '=', filter.status);
  if (filter.id) query = query.where('o.id', 'in', filter.id.length > 0 ? filter.id : [NOBODY]);
  const text = filter.q?.trim();
  if (text) {
    const pattern = containsPattern(text.toLowerCase());
    const digits = text.replace(/[^0-9]/g, '');
    query = query.where((where) =>
      where.or([
        sql<boolean>`lower(o.contact->>'name') LIKE ${pattern}`,
        ...(digits ? [sql<boolean>`o.contact->>'phone' LIKE ${containsPattern(digits)}`] : []),
        ...(/^#?\d{1,15}$/.test(text) ? [where('o.number', '=', Number(digits))] : []),
      ]),
    );
  }
  return query;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
