import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Check, Difference } from './differences.ts';

async function findUnbalanced(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    SELECT e.shop_id, e.id, coalesce(o.number, '') AS name, e.order_id, e.kind AS part,
      0 AS wanted, sum(l.amount)::bigint AS found
    FROM journal_entry e
    LEFT JOIN journal_line l ON l.shop_id = e.shop_id AND l.entry_id = e.id
    LEFT JOIN sales_order o ON o.shop_id = e.shop_id AND o.id = e.order_id
    GROUP BY e.shop_id, e.id, o.number
    HAVING coalesce(sum(l.amount), 0) <> 0
    ORDER BY e.shop_id, e.id`.execute(db);
  return rows;
}

/**
 * Compares accounts in groups, so that an account for money in transit (at a courier, less a fee)
 * needs no line here: every account that is not named holds received money. The columns of a partly
 * refunded order do not say how the refund was split between goods, discount and VAT, so their sum
 * is compared.
 */
async function findWronglyBooked(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    WITH booked AS (
      SELECT e.shop_id, e.order_id,
        coalesce(sum(l.amount) FILTER (WHERE l.account IN
          ('receivable:cod', 'receivable:transfer', 'receivable:online', 'receivable:platform')), 0)::bigint AS owed,
        coalesce(sum(l.amount) FILTER (WHERE l.account = 'wallet'), 0)::bigint AS wallet,
        coalesce(sum(l.amount) FILTER (WHERE l.account = 'discount'), 0)::bigint AS discount,
        coalesce(sum(l.amount) FILTER (WHERE l.account = 'points'), 0)::bigint AS points,
        coalesce(sum(l.amount) FILTER (WHERE l.account IN ('sales', 'shipping')), 0)::bigint AS sold,
        coalesce(sum(l.amount) FILTER (WHERE l.account = 'vat:output'), 0)::bigint AS vat,
        coalesce(sum(l.amount) FILTER (WHERE l.account = 'receivable:courier'), 0)::bigint AS courier,
        coalesce(sum(l.amount) FILTER (WHERE l.account NOT IN
          ('receivable:cod', 'receivable:transfer', 'receivable:online', 'receivable:platform', 'wallet', 'discount',
           'points', 'sales', 'shipping', 'vat:output', 'delivery:cost', 'payable:courier')), 0)::bigint AS money
      FROM journal_entry e JOIN journal_line l ON l.shop_id = e.shop_id AND l.entry_id = e.id
      WHERE e.order_id IS NOT NULL
      GROUP BY e.shop_id, e.order_id
    ), life AS (
      SELECT o.*, o.status <> 'cancelled' AS lives,
        o.payment_status <> 'pending' AS is_paid,
        -- Paid after it was cancelled: the shop owes the money to the buyer.
        o.status = 'cancelled' AND o.payment_status = 'paid' AS is_late,
        o.refunded + o.refunded_lnwcash + o.refunded_points > 0 AS is_refunded
      FROM sales_order o
    )
    SELECT o.shop_id, o.id, o.number AS name, o.id AS order_id, part.part,
      part.wanted::bigint AS wanted, coalesce(part.found, 0)::bigint AS found
    FROM life o
    LEFT JOIN booked b ON b.shop_id = o.shop_id AND b.order_id = o.id
    CROSS JOIN LATERAL (VALUES
      ('owed', CASE WHEN o.is_late THEN -o.net WHEN o.lives AND NOT o.is_paid THEN o.net ELSE 0 END, b.owed),
      ('money', CASE WHEN o.is_late THEN o.net WHEN o.lives AND o.is_paid THEN o.net - o.refunded ELSE 0 END
        + o.refunded_to_wallet, b.money),
      ('with courier', o.cod_due, b.courier),
      ('wallet', CASE WHEN o.lives THEN o.lnwcash - o.refunded_lnwcash ELSE 0 END - o.refunded_to_wallet,
        b.wallet),
      ('discount', CASE WHEN NOT o.lives THEN 0 WHEN NOT o.is_refunded THEN o.discount - o.points_worth END,
        b.discount),
      ('points', CASE WHEN NOT o.lives THEN 0 WHEN NOT o.is_refunded THEN o.points_worth END, b.points),
      ('sold', CASE WHEN NOT o.lives THEN 0
        WHEN NOT o.is_refunded THEN coalesce(o.vat, 0) - o.product_total - o.shipping END, b.sold),
      ('vat', CASE WHEN NOT o.lives THEN 0 WHEN NOT o.is_refunded THEN -coalesce(o.vat, 0) END, b.vat)
    ) AS part (part, wanted, found)
    WHERE part.wanted <> coalesce(part.found, 0)
    ORDER BY o.shop_id, o.sequence`.execute(db);
  return rows;
}

/** Constraints of the table prove the rest of an order's sums. */
async function findWrongSums(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    WITH line AS (
      SELECT shop_id, order_id, sum(line_total)::bigint AS total FROM order_line
      GROUP BY shop_id, order_id
    )
    SELECT o.shop_id, o.id, o.number AS name, o.id AS order_id, 'goods' AS part,
      coalesce(line.total, 0)::bigint AS wanted, o.product_total AS found
    FROM sales_order o
    LEFT JOIN line ON line.shop_id = o.shop_id AND line.order_id = o.id
    WHERE o.product_total <> coalesce(line.total, 0)
    ORDER BY o.shop_id, o.sequence`.execute(db);
  return rows;
}

/**
 * A constraint ensures that an order refunds at most what was paid. Refund rows are deleted after
 * six years, but the sums in their orders stay.
 */
async function findWrongRefunds(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    WITH refund AS (
      SELECT shop_id, order_id, sum(amount)::bigint AS amount, sum(lnwcash)::bigint AS lnwcash
      FROM order_refund GROUP BY shop_id, order_id
    )
    SELECT o.shop_id, o.id, o.number AS name, o.id AS order_id, part.part,
      part.wanted::bigint AS wanted, part.found::bigint AS found
    FROM sales_order o
    LEFT JOIN refund r ON r.shop_id = o.shop_id AND r.order_id = o.id
    CROSS JOIN LATERAL (VALUES
      ('refunded', coalesce(r.amount, 0), o.refunded::bigint),
      ('refunded to wallet', coalesce(r.lnwcash, 0), o.refunded_lnwcash::bigint)
    ) AS part (part, wanted, found)
    WHERE part.wanted <> part.found AND o.placed_at > now() - interval '5 years'
    ORDER BY o.shop_id, o.sequence`.execute(db);
  return rows;
}

export const orderChecks: readonly Check[] = [
  { name: 'balance', title: 'journal entries sum to zero', unit: 'baht', find: findUnbalanced },
  { name: 'orders', title: 'orders are booked as they are', unit: 'baht', find: findWronglyBooked },
  { name: 'sums', title: 'orders add up', unit: 'baht', find: findWrongSums },
  {
    name: 'refunds',
    title: 'orders say what was refunded of them',
    unit: 'baht',
    find: findWrongRefunds,
  },
];
