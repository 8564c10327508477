import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { erasePastOrder } from './order-tables.ts';

interface Period {
  readonly months: number;
  readonly table: keyof Database;
  /** Condition for rows `t` that were created before `cutoff`. */
  readonly over: RawBuilder<unknown>;
  /** Makes the row anonymous; undefined if it is deleted. */
  readonly set?: RawBuilder<unknown>;
}

/**
 * Retention periods of records about a person, shown on `/my/privacy` and in docs/personal-data.md. The Accounting
 * Act (s. 14) and the Revenue Code (s. 87/3) require orders and their proofs for five years after the end of the
 * accounting year, so six years are always enough. Data that is not listed is kept as long as the account.
 */
export const retention = {
  mails: { months: 3, table: 'mail', over: sql`t.created_at < cutoff` },
  notices: { months: 6, table: 'notification', over: sql`t.created_at < cutoff` },
  carts: { months: 12, table: 'account_cart', over: sql`t.changed_at < cutoff` },
  events: { months: 12, table: 'account_event', over: sql`t.created_at < cutoff` },
  messages: { months: 24, table: 'form_entry', over: sql`t.created_at < cutoff` },
  questions: {
    months: 24,
    table: 'product_question',
    over: sql`t.answer IS NULL AND t.asked_at < cutoff`,
  },
  audit: { months: 24, table: 'audit_log', over: sql`t.created_at < cutoff` },
  consents: { months: 60, table: 'consent_entry', over: sql`t.created_at < cutoff` },
  orderNotes: { months: 72, table: 'order_note', over: sql`t.created_at < cutoff` },
  couponUses: { months: 72, table: 'coupon_use', over: sql`t.used_at < cutoff` },
  orders: {
    months: 72,
    table: 'sales_order',
    over: sql`t.placed_at < cutoff AND t.contact <> '{"name":"","phone":""}'`,
    set: sql`account_id = NULL, customer_id = NULL, contact = '{"name":"","phone":""}', tracking = NULL,
      address = '{"address":"","sub_district":"","district":"","province":"","postcode":""}'`,
  },
  pastOrders: {
    months: 72,
    table: 'past_order',
    over: sql`t.placed_at < cutoff AND t.erased_at IS NULL`,
    set: erasePastOrder,
  },
  orderComments: {
    months: 72,
    table: 'order_line',
    over: sql`t.comment <> '' AND EXISTS (SELECT FROM sales_order o
      WHERE o.shop_id = t.shop_id AND o.id = t.order_id AND o.placed_at < cutoff)`,
    set: sql`comment = ''`,
  },
  papers: {
    months: 72,
    table: 'paper',
    over: sql`t.dated_at < cutoff AND t.content->'buyer' <> 'null'`,
    set: sql`content = jsonb_set(content, '{buyer}', 'null')`,
  },
  // The money has been sent by then, and the bank's statement proves it.
  refundAccounts: {
    months: 3,
    table: 'order_return',
    over: sql`t.account IS NOT NULL AND t.asked_at < cutoff AND NOT EXISTS (SELECT FROM sales_order o
      WHERE o.shop_id = t.shop_id AND o.id = t.order_id
        AND o.return_state IN ('asked', 'accepted', 'returned', 'disputed'))`,
    set: sql`account = NULL`,
  },
  returns: { months: 72, table: 'order_return', over: sql`t.asked_at < cutoff` },
  slips: { months: 72, table: 'order_slip', over: sql`t.sent_at < cutoff` },
  orderPictures: { months: 24, table: 'order_picture', over: sql`t.added_at < cutoff` },
  refunds: { months: 72, table: 'order_refund', over: sql`t.refunded_at < cutoff` },
  parcels: { months: 72, table: 'parcel', over: sql`t.sent_at < cutoff` },
  guests: {
    months: 72,
    table: 'customer',
    over: sql`t.account_id IS NULL AND t.last_at < cutoff`,
  },
  closedAccounts: { months: 72, table: 'account', over: sql`t.deleted_at < cutoff` },
} as const satisfies Readonly<Record<string, Period>>;

export type RetainedPaper = keyof typeof retention;

/** Rows of one statement, so that a large sweep holds no long locks. */
const AT_ONCE = 5_000;

/** Deletes expired rows; returns the number of rows of each kind. */
export async function sweepRetained(
  db: Kysely<Database>,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const swept: Record<string, number> = {};
  for (const [name, period] of Object.entries<Period>(retention)) {
    let rows: number;
    do {
      rows = await sweepOnce(db, period, now);
      swept[name] = (swept[name] ?? 0) + rows;
    } while (rows === AT_ONCE);
  }
  return swept;
}

async function sweepOnce(
  db: Kysely<Database>,
  { table, months, over, set }: Period,
  now: Date,
): Promise<number> {
  const name = sql.table(table);
  const found = sql`t.ctid = ANY(ARRAY(
    SELECT t.ctid FROM ${name} t,
      (SELECT ${now}::timestamptz - make_interval(months => ${months}) AS cutoff) c
    WHERE ${over} LIMIT ${AT_ONCE}))`;
  const { numAffectedRows = 0n } = await (
    set
      ? sql`UPDATE ${name} t SET ${set} WHERE ${found}`
      : sql`DELETE FROM ${name} t WHERE ${found}`
  ).execute(db);
  return Number(numAffectedRows);
}
