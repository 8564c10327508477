import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import { owedBack } from './owed-back.ts';

/** A payment to the marketplace, as operators see it. */
export interface GroupPayment {
  readonly id: string;
  readonly state: 'open' | 'paid' | 'over';
  readonly placed_at: Date;
  readonly pay_by: Date | null;
  /** In satang. */
  readonly due: number;
  readonly whole: number;
  readonly received: number | null;
  /** The part of `received` for orders that were cancelled, which the buyer gets back. */
  readonly owed: number;
  readonly returned: number;
  /** `#10012 Alpha, #10013 Beta`. */
  readonly orders: string;
  readonly buyer: string;
}

const SHOWN = 100;

/** The newest payments, those that wait first. One query. */
export async function listGroupPayments(db: Db): Promise<readonly GroupPayment[]> {
  const { rows } = await sql<GroupPayment>`
    SELECT g.id, g.state, g.placed_at, g.pay_by, g.received, g.returned,
      coalesce(sum(o.net) FILTER (WHERE o.status <> 'cancelled' AND o.payment_status = 'pending'), 0)::bigint AS due,
      coalesce(sum(o.net) FILTER (WHERE o.payment_status = 'pending'), 0)::bigint AS whole,
      coalesce(sum(${owedBack}), 0)::bigint AS owed,
      string_agg('#' || o.number || ' ' || s.title, ', ' ORDER BY o.shop_id) AS orders,
      min(o.contact->>'name') AS buyer
    FROM payment_group g
    JOIN sales_order o ON o.group_id = g.id
    JOIN shop s ON s.id = o.shop_id
    WHERE g.state IS NOT NULL
    GROUP BY g.id ORDER BY (g.state = 'open') DESC, g.placed_at DESC LIMIT ${SHOWN}`.execute(db);
  return rows;
}
