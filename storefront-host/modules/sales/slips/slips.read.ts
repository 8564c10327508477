import { sql, type Kysely, type Selectable } from 'kysely';
import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database, OrderSlipTable } from '../../../db/schema.ts';
import { mayDo, stageOf } from '../orders/life/order-states.ts';
import { readOrderRows, type OrderRow } from '../orders/orders.repository.ts';
import type { ListedSlip, Slip } from './slips.contract.ts';

/** A slip, and whether its picture still exists. */
export type SlipRow = Selectable<OrderSlipTable> & { readonly has_picture: boolean };

const hasPicture = sql<boolean>`EXISTS (SELECT FROM order_picture p
  WHERE p.shop_id = s.shop_id AND p.id = s.id)`;

/**
 * Returns the slips of an order, newest first, without a query for an order that is not paid by
 * transfer.
 */
export async function readSlips(
  db: Kysely<Database>,
  { shop_id, id, payment_method }: Pick<OrderRow, 'shop_id' | 'id' | 'payment_method'>,
): Promise<readonly SlipRow[]> {
  return payment_method === 'transfer' ? slipsOf(db, { shop_id, id }) : [];
}

/**
 * Returns the slips of a payment to the marketplace, newest first. They are stored with the first
 * of its orders, and its shop cannot see them (decision 404).
 * @param orders in the order of `findGroupOrders`
 */
export async function readPaymentSlips(
  db: Kysely<Database>,
  [first]: readonly Pick<OrderRow, 'shop_id' | 'id'>[],
): Promise<readonly SlipRow[]> {
  return first ? slipsOf(db, first) : [];
}

function slipsOf(
  db: Kysely<Database>,
  { shop_id, id }: Pick<OrderRow, 'shop_id' | 'id'>,
): Promise<SlipRow[]> {
  return db
    .selectFrom('order_slip as s')
    .selectAll('s')
    .select(hasPicture.as('has_picture'))
    .where('s.shop_id', '=', shop_id)
    .where('s.order_id', '=', id)
    .orderBy('s.id', 'desc')
    .execute();
}

/** Returns the newest slip as its buyer sees it. */
export function newestSlip([newest]: readonly SlipRow[]): PlacedOrder['slip'] {
  return newest
    ? { state: newest.state, reason: newest.reason, at: newest.sent_at.toISOString() }
    : null;
}

/** Returns these slips in this order, with their orders. Two queries. */
export async function readListedSlips(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<ListedSlip[]> {
  const { rows } = await sql<SlipRow>`
    SELECT s.*, ${hasPicture} AS has_picture
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN order_slip s ON s.shop_id = ${shopId} AND s.id = asked.id
    ORDER BY asked.place`.execute(db);
  const orders = await readOrderRows(db, shopId, [...new Set(rows.map((row) => row.order_id))]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return rows.flatMap((row) => {
    const order = byId.get(row.order_id);
    return order ? [toListedSlip(row, order)] : [];
  });
}

function toListedSlip(row: SlipRow, order: OrderRow): ListedSlip {
  return {
    ...toSlip(row),
    order_id: order.id,
    order_number: order.number,
    customer: order.contact.name,
    net: satangToBaht(toSatang(order.net)),
    stage: stageOf(order),
    may_receive: mayDo(order, 'receive', 'staff'),
    revision: order.revision,
  };
}

export function toSlip(row: SlipRow): Slip {
  return {
    id: row.id,
    state: row.state,
    check: row.check_state,
    differences: row.differences.map((difference) => ({ ...difference })),
    code: row.code,
    bank: row.bank,
    reference: row.reference,
    reason: row.reason,
    sent_at: row.sent_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    picture: row.has_picture
      ? `/api/v1/manage/${row.shop_id}/orders/${row.order_id}/pictures/${row.id}`
      : null,
  };
}
