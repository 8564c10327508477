import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { stepKeys, type Opening, type OpeningState, type StepKey } from './opening.contract.ts';

/** Days for which a closed shop can be opened again. */
export const REMOVED_AFTER_DAYS = 30;

interface Row extends Readonly<Record<Exclude<StepKey, 'open'>, boolean>> {
  readonly opened_at: Date | null;
  readonly opening_asked_at: Date | null;
  readonly closed_at: Date | null;
  readonly open_orders: number;
  readonly unpictured: number | null;
}

/** Cash on delivery is on until the owner turns it off. */
const PAYABLE = sql`(coalesce((s.settings->'payments'->>'cod')::boolean, true)
  OR coalesce((s.settings->'payments'->>'transfer')::boolean, false)
  OR coalesce((s.settings->'payments'->>'online')::boolean, false))`;

/** Returns whether a shop is open, and its completed steps towards opening. One query. */
export async function readOpening(db: Kysely<Database>, shopId: number): Promise<Opening | null> {
  const { rows } = await sql<Row>`
    SELECT s.opened_at, s.opening_asked_at, s.closed_at,
      EXISTS (SELECT FROM product p WHERE p.shop_id = s.id AND p.parent_id IS NULL
        AND p.status <> 'removed') AS product,
      EXISTS (SELECT FROM product p WHERE p.shop_id = s.id AND p.parent_id IS NULL
        AND p.status <> 'removed' AND p.images <> '[]') AS picture,
      (SELECT p.id FROM product p WHERE p.shop_id = s.id AND p.parent_id IS NULL
        AND p.status <> 'removed' AND p.images = '[]' ORDER BY p.id DESC LIMIT 1) AS unpictured,
      s.settings ?| ARRAY['shipping', 'delivery'] AS shipping,
      ${PAYABLE} AS payment,
      (s.address <> '' AND coalesce(s.email, s.tel, s.mobile, '') <> '') AS contact,
      EXISTS (SELECT FROM page g WHERE g.shop_id = s.id AND g.published IS NOT NULL) AS look,
      (SELECT count(*)::int FROM sales_order o WHERE o.shop_id = s.id
        AND o.status NOT IN ('delivered', 'cancelled')) AS open_orders
    FROM shop s WHERE s.id = ${shopId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const done = { ...row, open: row.opened_at !== null };
  return {
    state: stateOf(row),
    steps: stepKeys.map((key) => ({ key, done: done[key] })),
    removed_at: row.closed_at ? removalOf(row.closed_at).toISOString() : null,
    open_orders: row.open_orders,
    unpictured: row.unpictured,
  };
}

export function removalOf(closedAt: Date): Date {
  return new Date(closedAt.getTime() + REMOVED_AFTER_DAYS * 86_400_000);
}

function stateOf({ opened_at, opening_asked_at, closed_at }: Row): OpeningState {
  if (closed_at) return 'closed';
  if (opened_at) return 'open';
  return opening_asked_at ? 'asked' : 'soon';
}
