import { sql, type RawBuilder } from 'kysely';
import type { CodStep } from './remittances.contract.ts';

/**
 * The order's steps of cash on delivery by courier: when each happened, and if it did, as the indexes
 * `sales_order_collected`, `_remitted` and `_refused` have it (decision 412). `o` is the order.
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
