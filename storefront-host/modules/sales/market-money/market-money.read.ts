import { sql, type Kysely } from 'kysely';
import { satangToBaht, subtract, toSatang } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import { stageOf } from '../orders/life/order-states.ts';
import { readOrderRows } from '../orders/orders.repository.ts';
import type { MarketMoney, MarketOrder } from './market-money.contract.ts';

/** SQL for orders `o` that were paid to the marketplace; matches the index `sales_order_to_market`. */
export const isPaidToMarket = sql`o.payment_method = 'platform' AND o.payment_status <> 'pending'`;

/** Money that a refund put into the buyer's wallet, or that came for an order that stays cancelled. */
const toBuyer = sql`(o.refunded_to_wallet + CASE
  WHEN o.status = 'cancelled' AND o.payment_status = 'paid' THEN o.net ELSE 0 END)`;

/** Sums the ledger's account, and the part of it that is the buyers'. */
export async function readMarketMoney(db: Kysely<Database>, shopId: number): Promise<MarketMoney> {
  const { rows } = await sql<{ orders: number; received: number; to_buyer: number }>`
    SELECT count(*)::int AS orders, coalesce(sum(${toBuyer}), 0)::bigint AS to_buyer,
      (SELECT coalesce(sum(l.amount), 0) FROM journal_line l
        WHERE l.shop_id = ${shopId} AND l.account = 'cash:platform')::bigint AS received
    FROM sales_order o WHERE o.shop_id = ${shopId} AND ${isPaidToMarket}`.execute(db);
  const { orders = 0, ...sums } = rows[0] ?? { received: 0, to_buyer: 0 };
  return { orders, ...inBaht(sums) };
}

/** Returns these orders in this order, with their entries in the ledger. Two queries. */
export async function readMarketOrders(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<readonly MarketOrder[]> {
  const [orders, { rows }] = await Promise.all([
    readOrderRows(db, shopId, ids),
    sql<{ id: string; received: number; to_buyer: number }>`
      SELECT o.id, ${toBuyer}::bigint AS to_buyer, (SELECT coalesce(sum(l.amount), 0)
        FROM journal_entry e JOIN journal_line l ON l.shop_id = e.shop_id AND l.entry_id = e.id
        WHERE e.shop_id = ${shopId} AND e.order_id = o.id AND l.shop_id = ${shopId}
          AND l.account = 'cash:platform')::bigint AS received
      FROM sales_order o WHERE o.shop_id = ${shopId} AND o.id = ANY(${ids}::uuid[])`.execute(db),
  ]);
  const sums = new Map(rows.map(({ id, ...row }) => [id, row]));
  return orders.map((order) => ({
    id: order.id,
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    customer: order.contact.name,
    stage: stageOf(order),
    ...inBaht(sums.get(order.id) ?? { received: 0, to_buyer: 0 }),
  }));
}

function inBaht(sums: { readonly received: number; readonly to_buyer: number }) {
  const [received, toBuyers] = [toSatang(sums.received), toSatang(sums.to_buyer)];
  return {
    received: satangToBaht(received),
    to_buyer: satangToBaht(toBuyers),
    held: satangToBaht(subtract(received, toBuyers)),
  };
}
