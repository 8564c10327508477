import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Check, Difference } from './differences.ts';
import { groupPaymentCheck } from './group-payment-checks.ts';

/**
 * Finds payments of a provider that belong to no order or pay one twice, and paid orders without a
 * payment.
 */
async function findWrongPayments(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    WITH paid AS (
      SELECT shop_id, order_id, count(*) AS payments, sum(amount)::bigint AS amount
      FROM online_payment WHERE state = 'paid' AND order_id IS NOT NULL GROUP BY shop_id, order_id
    ), online AS (
      SELECT shop_id, id, number, sequence, net, payment_status FROM sales_order
      WHERE payment_method = 'online' AND net > 0
    )
    SELECT coalesce(o.shop_id, p.shop_id) AS shop_id, coalesce(o.id, p.order_id) AS id,
      coalesce(o.number, (SELECT s.number FROM sales_order s
        WHERE s.shop_id = p.shop_id AND s.id = p.order_id)) AS name,
      coalesce(o.id, p.order_id) AS order_id,
      CASE WHEN o.id IS NULL THEN 'paid, no order'
        WHEN o.payment_status = 'pending' THEN 'paid, and the order is not'
        WHEN p.payments > 1 THEN 'paid twice'
        WHEN p.order_id IS NULL THEN 'order paid, no payment'
        ELSE 'paid another amount' END AS part,
      CASE WHEN o.id IS NULL OR o.payment_status = 'pending' THEN 0 ELSE o.net END::bigint AS wanted,
      coalesce(p.amount, 0)::bigint AS found
    FROM online o FULL JOIN paid p ON p.shop_id = o.shop_id AND p.order_id = o.id
    WHERE CASE WHEN o.id IS NULL OR o.payment_status = 'pending' THEN 0 ELSE o.net END
      <> coalesce(p.amount, 0)
    ORDER BY 1, o.sequence`.execute(db);
  return rows;
}

/** The shop's staff were notified of a failed refund and send the money themselves. */
async function findWrongReturns(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    WITH back AS (
      SELECT shop_id, payment_id, sum(amount) FILTER (WHERE state <> 'failed')::bigint AS amount
      FROM online_refund GROUP BY shop_id, payment_id
    )
    SELECT p.shop_id, p.id, coalesce(o.number, '') AS name, o.id AS order_id,
      CASE p.state WHEN 'returned' THEN 'not needed, and not sent back'
        WHEN 'paid' THEN 'sent back more than was paid' ELSE 'sent back, never paid' END AS part,
      CASE p.state WHEN 'over' THEN 0 WHEN 'open' THEN 0 ELSE p.amount END::bigint AS wanted,
      coalesce(b.amount, 0)::bigint AS found
    FROM online_payment p
    LEFT JOIN back b ON b.shop_id = p.shop_id AND b.payment_id = p.id
    LEFT JOIN sales_order o ON o.shop_id = p.shop_id AND o.id = p.order_id
    WHERE CASE p.state WHEN 'returned' THEN b.payment_id IS NULL
      WHEN 'paid' THEN b.amount > p.amount ELSE b.amount > 0 END
    ORDER BY p.shop_id, p.id`.execute(db);
  return rows;
}

/**
 * Orders that were placed together all exist and cost what was shown (decision 403); those that are
 * paid to the marketplace have its money (decision 404).
 */
async function findWrongGroups(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    WITH placed AS (
      SELECT group_id, min(shop_id) AS shop_id, (array_agg(number ORDER BY shop_id))[1] AS name,
        (array_agg(id ORDER BY shop_id))[1] AS order_id, count(*) AS orders, sum(net)::bigint AS net,
        coalesce(sum(net) FILTER (WHERE payment_status <> 'pending'), 0)::bigint AS paid
      FROM sales_order WHERE group_id IS NOT NULL GROUP BY group_id
    )
    SELECT coalesce(p.shop_id, 0) AS shop_id, coalesce(g.id, p.group_id) AS id,
      coalesce(p.name, '') AS name, p.order_id,
      CASE WHEN g.id IS NULL THEN 'orders without their visit'
        WHEN p.group_id IS NULL THEN 'visit without its orders'
        WHEN p.orders <> g.orders THEN 'orders of the visit are missing'
        WHEN p.net <> g.net THEN 'sum of the visit'
        ELSE 'money of the visit' END AS part,
      CASE WHEN p.net = g.net AND p.orders = g.orders THEN coalesce(g.received, 0)
        ELSE coalesce(g.net, 0) END::bigint AS wanted,
      CASE WHEN p.net = g.net AND p.orders = g.orders THEN p.paid ELSE coalesce(p.net, 0) END::bigint AS found
    FROM payment_group g FULL JOIN placed p ON p.group_id = g.id
    WHERE g.id IS NULL OR p.group_id IS NULL OR p.orders <> g.orders OR p.net <> g.net
      OR (g.state IS NOT NULL AND p.paid <> coalesce(g.received, 0))
    ORDER BY 2`.execute(db);
  return rows;
}

export const paymentChecks: readonly Check[] = [
  {
    name: 'payments',
    title: "providers' payments have their orders",
    unit: 'baht',
    find: findWrongPayments,
  },
  {
    name: 'sent back',
    title: "providers' payments are sent back once",
    unit: 'baht',
    find: findWrongReturns,
  },
  {
    name: 'visits',
    title: 'orders that were placed together are all there',
    unit: 'baht',
    find: findWrongGroups,
  },
  groupPaymentCheck,
];
