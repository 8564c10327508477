import { sql, type RawBuilder } from 'kysely';
import type { CodStep } from './remittances.contract.ts';

/**
 * SQL for an order's steps of cash on delivery by courier: the time of each and whether it
 * happened, matching the indexes `sales_order_collected`, `_remitted` and `_refused` (decision
 * 412). `o` is the order.
 */
export const codSteps: Readonly<
  Record<CodStep, { readonly at: RawBuilder<unknown>; readonly isDone: RawBuilder<unknown> }>
> = {
  collected: {
    at: sql`o.delivered_at`,
    isDone: sql`(o.cod_due > 0 OR o.remitted_at IS NOT NULL)`,
  },
  remitted: { at: sql`o.remitted_at`, isDone: sql`o.remitted_at IS NOT NULL` },
  refused: { at: sql`o.refused_at`, isDone: sql`o.refused_at IS NOT NULL` },
};
