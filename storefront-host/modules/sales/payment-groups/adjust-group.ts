import type { Host } from '../../../host.ts';
import type { ReadContext } from '../../shops/index.ts';
import { adjustNamed } from '../checkout/adjust-checkout.ts';
import { findGroup } from '../checkout/checkout.repository.ts';
import { readCheckoutGroupToken } from './group-token.ts';

/** Implements "Order what is left" for all shops: a shop with nothing left leaves the group. */
export async function adjustGroup(
  host: Host,
  token: string,
  ctx: ReadContext,
): Promise<'adjusted' | 'gone'> {
  const group = readCheckoutGroupToken(host, token);
  const rows = group ? await findGroup(host.db, group.id) : [];
  if (rows.length === 0) return 'gone';
  for (const row of rows) {
    if ((await adjustNamed(host, row, ctx)) !== 'empty') continue;
    await host.db
      .updateTable('checkout')
      .set({ group_id: null })
      .where('shop_id', '=', row.shop_id)
      .where('id', '=', row.id)
      .where('order_id', 'is', null)
      .execute();
  }
  return 'adjusted';
}
