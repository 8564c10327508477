import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { SlipDifference } from '../../../db/schema.ts';
import { owedBack, unsentBack } from './owed-back.ts';

/** A payment to the marketplace, as operators see it. */
export interface GroupPayment {
  readonly id: string;
  readonly state: 'open' | 'paid' | 'over';
  /** Paid at the page of the marketplace's provider, which confirms it. */
  readonly is_online: boolean;
  readonly placed_at: Date;
  readonly pay_by: Date | null;
  /** In satang. */
  readonly due: number;
  readonly whole: number;
  readonly received: number | null;
  /** Money that is owed back to the buyer: of cancelled orders, or that a provider did not send. */
  readonly owed: number;
  readonly returned: number;
  /** The orders with their shops: `#10012 Alpha, #10013 Beta`. */
  readonly orders: string;
  readonly buyer: string;
  /** The newest slip. */
  readonly slip: {
    readonly id: string;
    readonly state: 'waiting' | 'accepted' | 'refused';
    readonly code: 'read' | 'none' | 'invalid';
    readonly bank: string | null;
    readonly reference: string | null;
    /** Answer of the marketplace's verification service; null if it was not asked. */
    readonly check: 'asking' | 'confirmed' | 'differs' | 'unknown' | null;
    readonly differences: readonly SlipDifference[];
    readonly sent_at: string;
    /** False if the picture was removed. */
    readonly has_picture: boolean;
  } | null;
}

const SHOWN = 100;

const slipsOfPayment = sql`FROM sales_order h
  JOIN order_slip l ON l.shop_id = h.shop_id AND l.order_id = h.id
  WHERE h.group_id = g.id AND h.payment_method = 'platform'`;

const newestSlip = sql`(SELECT jsonb_build_object('id', l.id, 'state', l.state, 'code', l.code,
  'bank', l.bank, 'reference', l.reference, 'check', l.check_state, 'differences', l.differences, 'sent_at', l.sent_at, 'has_picture', EXISTS (
    SELECT FROM order_picture p WHERE p.shop_id = l.shop_id AND p.id = l.id))
  ${slipsOfPayment} ORDER BY l.id DESC LIMIT 1)`;

/**
 * Returns the newest payments; those with a slip to check come first, then those that wait. One
 * query.
 */
export async function listGroupPayments(db: Db): Promise<readonly GroupPayment[]> {
  const { rows } = await sql<GroupPayment>`
    SELECT g.id, g.state, g.is_online, g.placed_at, g.pay_by, g.received, g.returned,
      coalesce(sum(o.net) FILTER (WHERE o.status <> 'cancelled' AND o.payment_status = 'pending'), 0)::bigint AS due,
      coalesce(sum(o.net) FILTER (WHERE o.payment_status = 'pending'), 0)::bigint AS whole,
      CASE WHEN g.is_online THEN ${unsentBack}
        ELSE coalesce(sum(${owedBack}), 0)::bigint END AS owed,
      string_agg('#' || o.number || ' ' || s.title, ', ' ORDER BY o.shop_id) AS orders,
      min(o.contact->>'name') AS buyer, ${newestSlip} AS slip
    FROM payment_group g
    JOIN sales_order o ON o.group_id = g.id
    JOIN shop s ON s.id = o.shop_id
    WHERE g.state IS NOT NULL
    GROUP BY g.id ORDER BY (g.state = 'open' AND EXISTS (SELECT ${slipsOfPayment} AND l.state = 'waiting')) DESC,
      (g.state = 'open') DESC, g.placed_at DESC LIMIT ${SHOWN}`.execute(db);
  return rows;
}
