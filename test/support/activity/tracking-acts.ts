import type { Db } from '../../../storefront-host/db/open.ts';
import { placeOrderRows } from '../placed-order.ts';

type Upload = (path: string, file: Buffer) => Promise<unknown>;

/** The import of tracking numbers, which ships an order, and its entry's title. */
export function trackingActs(db: () => Db, upload: Upload) {
  return {
    'POST /manage/orders/tracking': [
      'Shipped an order',
      async () => {
        const { order_id: id } = await placeOrderRows(db());
        const { number } = await db()
          .selectFrom('sales_order')
          .select('number')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const file = Buffer.from(`order,tracking\n${number},TH0123456789ZZ\n`);
        await upload('orders/tracking?apply=true', file);
      },
    ],
  } as const;
}
