import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';

/** Actions of operators in the audit log. The index of migration 0167 covers exactly these. */
const actionsOf = {
  disputes: ['decided_for_buyer', 'decided_for_shop'],
  people: ['standing', 'points_adjusted'],
  pointRule: ['point_rule_changed'],
  couriers: ['courier_added', 'courier_changed'],
  vat: ['vat_rate_added', 'vat_rate_removed'],
  wallet: [
    'topups_changed',
    'topup_received',
    'topup_refused',
    'wallet_refunds_changed',
    'wallet_debt_settled',
  ],
  payments: ['payee_changed', 'payment_received', 'payment_sent_back', 'payment_slip_refused'],
} as const;

export type LogKind = keyof typeof actionsOf;
export const logKinds = Object.keys(actionsOf) as readonly LogKind[];
const all = Object.values(actionsOf).flat();

export interface LogFilter {
  readonly kind: LogKind | null;
  /** Account of the operator. */
  readonly operator: string | null;
  /** Id of the last entry of the page before. */
  readonly after: string | null;
}

export interface LogEntry {
  readonly id: string;
  readonly shop_id: number;
  readonly entity: 'order' | 'staff' | 'settings';
  readonly entity_id: string;
  readonly action: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly created_at: Date;
  /** Name of the operator; null if the account was erased. */
  readonly who: string | null;
  readonly shop: string | null;
  /** Number of the order, numbers of a payment's orders, or name of the person or courier. */
  readonly subject: string | null;
  /** The message of a decision, and its refund in satang and points. */
  readonly reason: string | null;
  readonly refunded: number | null;
  readonly points: number | null;
}

/**
 * Reads the log, newest first. Decisions of disputes are in the logs of their shops, other entries in that of the
 * marketplace.
 */
export async function readOperatorLog(
  db: Db,
  { kind, operator, after }: LogFilter,
  limit: number,
): Promise<readonly LogEntry[]> {
  const { rows } = await sql<LogEntry>`
    SELECT l.id, l.shop_id, l.entity, l.entity_id, l.action, l.before, l.after, l.created_at,
      a.name AS who, s.title AS shop, refund.refunded, refund.points,
      CASE l.entity
        WHEN 'order' THEN (SELECT '#' || o.number FROM sales_order o
          WHERE o.shop_id = l.shop_id AND o.id = l.entity_id::uuid)
        WHEN 'staff' THEN (SELECT m.name FROM account m WHERE m.id = l.entity_id::uuid)
        ELSE CASE WHEN l.action IN ('payment_received', 'payment_sent_back', 'payment_slip_refused')
          THEN (SELECT string_agg('#' || o.number || ' ' || p.title, ', ' ORDER BY o.shop_id)
            FROM sales_order o JOIN shop p ON p.id = o.shop_id
            WHERE o.group_id = l.entity_id::uuid)
          ELSE l.after->>'courier' END
      END AS subject,
      CASE l.entity
        WHEN 'order' THEN (SELECT r.verdict_reason FROM order_return r
          WHERE r.shop_id = l.shop_id AND r.order_id = l.entity_id::uuid
            AND r.decided_at = l.created_at)
        ELSE l.after->>'reason'
      END AS reason
    FROM audit_log l
    LEFT JOIN account a ON a.id = l.account_id
    LEFT JOIN shop s ON s.id = l.shop_id
    LEFT JOIN LATERAL (SELECT (f.amount + f.lnwcash)::bigint AS refunded, f.points FROM order_refund f
      WHERE l.action = 'decided_for_buyer' AND f.shop_id = l.shop_id AND f.order_id = ${orderId}
        AND f.refunded_at = l.created_at) refund ON true
    WHERE ${ofOperators}
      ${kind === null ? sql`` : sql`AND l.action IN (${sql.join(actionsOf[kind])})`}
      ${operator === null ? sql`` : sql`AND l.account_id = ${operator}`}
      ${after === null ? sql`` : sql`AND l.id < ${after}`}
    ORDER BY l.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

// Only ids of orders are certain to be uuids, and a join would cast the ids of all entries.
const orderId = sql`CASE l.entity WHEN 'order' THEN l.entity_id::uuid END`;

// Literals instead of a parameter, so that the planner can use the partial index.
const ofOperators = sql`l.action IN (${sql.raw(all.map((action) => `'${action}'`).join(', '))})`;

/** Lists the accounts that appear in the log, by name. */
export async function listOperators(
  db: Db,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT a.id, a.name FROM account a
    WHERE a.id IN (SELECT l.account_id FROM audit_log l WHERE ${ofOperators})
    ORDER BY a.name, a.id`.execute(db);
  return rows;
}
