import type { Db } from '../../../storefront-host/db/open.ts';
import { placeOrderRows } from '../placed-order.ts';

type Upload = (path: string, file: Buffer) => Promise<unknown>;
type Post = (path: string, body: object) => Promise<unknown>;

/** Creates a delivered order whose courier has the money. */
async function collected(db: Db): Promise<{ readonly id: string; readonly number: string }> {
  const { order_id } = await placeOrderRows(db);
  return db
    .updateTable('sales_order')
    .set({ status: 'delivered', payment_status: 'paid', cod_due: 30_900 })
    .where('id', '=', order_id)
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

/**
 * Uploads lists of couriers, of tracking numbers (which ship an order) and of money, with the
 * titles of the entries.
 */
export function trackingActs(db: () => Db, upload: Upload, post: Post) {
  return {
    'POST /manage/orders/:id/remit': [
      'Recorded money from a courier',
      async () => {
        const { id } = await collected(db());
        await post(`orders/${id}/remit`, { revision: 1, amount: 309, fee: 5 });
      },
    ],
    'POST /manage/orders/remittances': [
      'Recorded money from a courier',
      async () => {
        const { number } = await collected(db());
        await upload('orders/remittances?apply=true', Buffer.from(`order,amount\n${number},309\n`));
      },
    ],
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
