import type { Db } from '../../../storefront-host/db/open.ts';
import { shops } from '../fixture-market.ts';

type Act = readonly [title: string, act: () => Promise<unknown>];
type Call = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Opens and closes a shop, for `activity.test.ts`. */
export function openingActs(db: () => Db, call: Call): Readonly<Record<string, Act>> {
  const { id, shopname } = shops.alpha;
  return {
    'POST /manage/opening': [
      'Opened the shop',
      async () => {
        await db().updateTable('shop').set({ opened_at: null }).where('id', '=', id).execute();
        await call('POST', 'opening', {});
      },
    ],
    'POST /manage/closing': [
      'Closed the shop',
      async () => {
        await db()
          .updateTable('sales_order')
          .set({ status: 'cancelled' })
          .where('shop_id', '=', id)
          .execute();
        await call('POST', 'closing', { shopname });
      },
    ],
    'DELETE /manage/closing': ['Reopened the shop', () => call('DELETE', 'closing')],
  };
}
