import { sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Person, PersonalTable } from './personal-table.ts';

/** Condition for rows of the person's orders. */
const ofOwnOrders = ({ accountId }: Person) =>
  sql`(t.shop_id, t.order_id) IN (SELECT o.shop_id, o.id FROM sales_order o
    WHERE o.account_id = ${accountId})`;

/** Makes an imported order `t` anonymous; its sums and products stay (decision 474). */
export const erasePastOrder = sql`name = '', phone = NULL, email = NULL, person = '{}', erased_at = now(),
  lines = (SELECT coalesce(jsonb_agg(one.line - 'lineNote' ORDER BY one.place), '[]')
    FROM jsonb_array_elements(t.lines) WITH ORDINALITY AS one (line, place))`;

/** Tables with personal data whose rows belong to an order. */
export const orderTables = {
  order_line: {
    of: ofOwnOrders,
    exported: [
      'order_id',
      'title',
      'options',
      'unit_price',
      'quantity',
      'line_total',
      'discount',
      'comment',
      'vat_exempt',
      'withdrawn',
    ],
    closing: 'keep',
  },
  parcel: {
    of: ofOwnOrders,
    exported: ['order_id', 'courier', 'code', 'sent_at'],
    closing: 'keep',
  },
  paper: {
    of: ofOwnOrders,
    exported: [
      'order_id',
      'kind',
      'number',
      'dated_at',
      'issued_at',
      'content',
      'taxable',
      'exempt',
      'vat',
      'voided_at',
      'void_reason',
    ],
    closing: 'keep',
  },
  order_return: {
    of: ofOwnOrders,
    exported: [
      'order_id',
      'reason',
      'details',
      'lines',
      'account',
      'way',
      'answer',
      'objection',
      'verdict',
      'verdict_reason',
      'decided_at',
      'asked_at',
    ],
    closing: { set: sql`account = NULL` },
  },
  order_slip: {
    of: ofOwnOrders,
    exported: [
      'order_id',
      'to_market',
      'code',
      'bank',
      'reference',
      'state',
      'reason',
      'sent_at',
      'answered_at',
      'check_state',
      'differences',
    ],
    closing: 'keep',
  },
  // `media/sweep-media.ts` removes files without a row.
  order_picture: {
    of: ofOwnOrders,
    exported: ['order_id', 'return_id', 'mime', 'width', 'height', 'added_at'],
    closing: 'erase',
  },
  order_refund: {
    of: ofOwnOrders,
    exported: [
      'order_id',
      'lines',
      'shipping',
      'amount',
      'lnwcash',
      'points',
      'way',
      'refunded_at',
    ],
    closing: 'keep',
  },
  order_note: {
    of: ofOwnOrders,
    exported: ['shop_id', 'order_id', 'text', 'created_at'],
    closing: 'erase',
  },
  // Rows of the account, and of the telephone number that was typed in the order.
  coupon_use: {
    of: ({ accountId }) =>
      sql`(t.buyer = ${`account:${accountId}`} OR (t.shop_id, t.order_id) IN (
        SELECT o.shop_id, o.id FROM sales_order o WHERE o.account_id = ${accountId}))`,
    exported: ['shop_id', 'coupon_id', 'buyer', 'order_id', 'used_at'],
    closing: 'erase',
  },
} as const satisfies { readonly [T in keyof Database]?: PersonalTable };
