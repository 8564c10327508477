import { sql, type Kysely } from 'kysely';
import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import type { ShopMini } from '@talad/elements/api/shop.contract';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database, OrderStatus } from '../../../db/schema.ts';
import { loadPictures } from '../../../media/pictures.ts';
import {
  toOrderLine,
  toPlacedOrder,
  findLines,
  orderNumberIn,
  readEvents,
  stageOf,
  toPlacedDelivery,
  type FoundOrder,
  type OrderLineRow,
} from '../../sales/index.ts';
import { countToReview } from '../../content/index.ts';
import { containsPattern } from '../../catalog/index.ts';
import { type ReadContext, readShopMinis } from '../../shops/index.ts';

export const ORDERS_A_PAGE = 10;

export interface MyOrdersQuery {
  readonly accountId: string;
  readonly status?: OrderStatus | undefined;
  /** An order's number, or a part of a product's name. */
  readonly q?: string | undefined;
  /** Cursor: only orders that were placed earlier. */
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface MyOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly stage: PlacedOrder['stage'];
  readonly delivery: PlacedOrder['delivery'];
  readonly placedAt: Date;
  /** Baht. */
  readonly net: number;
  readonly shop: ShopMini;
  readonly lines: PlacedOrder['lines'];
}

export interface MyOrders {
  readonly orders: readonly MyOrder[];
  /** Cursor of the next page; null on the last one. */
  readonly next: number | null;
}

/** Returns a page of the account's orders in all shops, newest first. Four queries. */
export async function listMyOrders(
  db: Kysely<Database>,
  request: MyOrdersQuery,
  ctx: ReadContext,
): Promise<MyOrders> {
  const rows = await matching(db, request)
    .selectAll('o')
    .orderBy('o.sequence', 'desc')
    .limit(request.limit + 1)
    .execute();
  const page = rows.slice(0, request.limit);
  const [lines, shops] = await Promise.all([
    linesOf(db, page),
    readShopMinis(db, [...new Set(page.map((row) => row.shop_id))], ctx),
  ]);
  const refs = lines.flatMap(({ shop_id, image }) => (image ? [{ shop_id, image }] : []));
  const pictures = await loadPictures(db, refs);
  const orders = page.flatMap((row) => {
    const shop = shops.find(({ id }) => id === row.shop_id);
    if (!shop) return [];
    const own = lines.filter((line) => line.order_id === row.id);
    return {
      id: row.id,
      number: row.number,
      status: row.status,
      stage: stageOf(row),
      delivery: toPlacedDelivery(row.delivery, ctx.lang),
      placedAt: row.placed_at,
      net: satangToBaht(toSatang(row.net)),
      shop,
      lines: own.map((line) => toOrderLine(line, row.shop_id, pictures, ctx.lang)),
    };
  });
  return { orders, next: rows.length > request.limit ? (page.at(-1)?.sequence ?? null) : null };
}

export type OrderCounts = Readonly<Record<OrderStatus, number>>;

/** Returns the number of the account's orders in each state. One query. */
export async function countMyOrders(db: Kysely<Database>, accountId: string): Promise<OrderCounts> {
  const rows = await db
    .selectFrom('sales_order')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .groupBy('status')
    .execute();
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return { placed: 0, shipped: 0, delivered: 0, cancelled: 0, ...counts };
}

/** Returns an order of this account, with its lines. Two queries. */
export async function findMyOrder(
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<FoundOrder | null> {
  const order = await db
    .selectFrom('sales_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return order ? { order, lines: await findLines(db, order.shop_id, id) } : null;
}

export interface OrderStep {
  readonly status: OrderStatus;
  readonly at: Date;
}

export interface MyOrderRead {
  readonly id: string;
  readonly shopId: number;
  readonly revision: number;
  readonly order: PlacedOrder;
  /** History of the order, newest first, without the names of the shop's staff. */
  readonly steps: readonly OrderStep[];
  /** Number of delivered products that were not reviewed. */
  readonly toReview: number;
}

/** Reads the data of the page of one order. Six queries. */
export async function readMyOrder(
  db: Kysely<Database>,
  accountId: string,
  id: string,
  ctx: ReadContext,
): Promise<MyOrderRead | null> {
  const found = await findMyOrder(db, accountId, id);
  if (!found) return null;
  const { shop_id, placed_at, revision } = found.order;
  const [order, events, toReview] = await Promise.all([
    toPlacedOrder(db, found, ctx),
    readEvents(db, shop_id, id),
    countToReview(db, accountId, id),
  ]);
  if (!order) return null;
  const steps = events.flatMap(({ action, created_at }) =>
    isLaterStep(action) ? [{ status: action, at: created_at }] : [],
  );
  return {
    id,
    shopId: shop_id,
    revision,
    order,
    toReview,
    steps: [...steps, { status: 'placed', at: placed_at }],
  };
}

/** True for a state after 'placed', by its name in the audit log. */
function isLaterStep(action: string): action is OrderStatus {
  return action === 'shipped' || action === 'delivered' || action === 'cancelled';
}

function matching(db: Kysely<Database>, { accountId, status, q, before }: MyOrdersQuery) {
  let query = db.selectFrom('sales_order as o').where('o.account_id', '=', accountId);
  if (status) query = query.where('o.status', '=', status);
  if (before !== undefined) query = query.where('o.sequence', '<', before);
  const text = q?.trim();
  if (text) {
    const numbers = orderNumberIn(text);
    query = query.where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('order_line as line')
            .select(sql`1`.as('one'))
            .whereRef('line.shop_id', '=', 'o.shop_id')
            .whereRef('line.order_id', '=', 'o.id')
            .where(sql`lower(line.title)`, 'like', containsPattern(text.toLowerCase())),
        ),
        ...numbers.map((number) => where('o.number', '=', number)),
      ]),
    );
  }
  return query;
}

async function linesOf(
  db: Kysely<Database>,
  orders: readonly { readonly shop_id: number; readonly id: string }[],
): Promise<readonly OrderLineRow[]> {
  if (orders.length === 0) return [];
  return db
    .selectFrom('order_line')
    .selectAll()
    .where((where) =>
      where.or(
        orders.map(({ shop_id, id }) =>
          where.and([where('shop_id', '=', shop_id), where('order_id', '=', id)]),
        ),
      ),
    )
    .orderBy('order_id')
    .orderBy('rank')
    .execute();
}
