import { newId } from '../../storefront-host/db/ids.ts';
import type { Db } from '../../storefront-host/db/open.ts';
import type {
  Lang,
  OrderContact,
  OrderTracking,
  ReturnState,
} from '../../storefront-host/db/schema.ts';
import { writeOutbox } from '../../storefront-host/jobs/outbox.ts';
import { products } from './fixture-market.ts';
import { insertReturnRow, insertSlipRow } from './records/order-rows.ts';

export interface PlacedOrder {
  readonly shop_id?: number;
  readonly lang?: Lang;
  readonly contact?: Partial<OrderContact>;
  readonly account_id?: string;
  readonly title?: string;
  readonly tracking?: OrderTracking;
  readonly topic?: 'order.placed' | 'order.shipped';
  readonly payment_method?: 'cod' | 'transfer';
  readonly payment_status?: 'pending' | 'paid';
}

/** Inserts an order's rows with its outbox entries, for tests of the work that follows. */
export async function placeOrderRows(db: Db, order: PlacedOrder = {}) {
  const { shop_id = 2, lang = 'th', topic = 'order.placed' } = order;
  const id = newId();
  const at = new Date('2026-11-20T05:00:00Z');
  const contact = { name: 'วิชัย มั่นคง', phone: '0812345678', email: 'wichai@example.test' };
  const address = {
    address: '99/1 ถนนสุขุมวิท',
    sub_district: 'คลองตัน',
    district: 'คลองเตย',
    province: 'กรุงเทพมหานคร',
    postcode: '10110',
  };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sales_order')
      .values({
        shop_id,
        id,
        idempotency_key: id,
        account_id: order.account_id ?? null,
        status: topic === 'order.placed' ? 'placed' : 'shipped',
        payment_method: order.payment_method ?? 'cod',
        payment_status: order.payment_status ?? 'pending',
        lang,
        contact: JSON.stringify({ ...contact, ...order.contact }),
        address: JSON.stringify(address),
        tracking: order.tracking ? JSON.stringify(order.tracking) : null,
        product_total: 25_900,
        shipping: 5_000,
        net: 30_900,
        vat: 2_021,
        vat_rate: 700,
        points_earned: 259,
        placed_at: at,
        updated_at: at,
      })
      .execute();
    await trx
      .insertInto('order_line')
      .values({
        shop_id,
        order_id: id,
        rank: 0,
        product_id: products.cup.id,
        product_uuid: products.cup.uuid,
        title: order.title ?? 'ถ้วยกาแฟ',
        options: 'สีคราม / M',
        unit_price: 12_950,
        quantity: 2,
        line_total: 25_900,
      })
      .execute();
    await writeOutbox(trx, topic, { shop_id, order_id: id });
  });
  return { shop_id, order_id: id };
}

export interface OrderPlacer {
  readonly place: (order?: PlacedOrder) => Promise<{ readonly order_id: string }>;
  /** Inserts a paid and delivered order whose buyer requested a return, and returns its id. */
  readonly placeReturn: (state: ReturnState) => Promise<string>;
  /** Inserts an order that waits for a transfer, with the slip that its buyer sent. */
  readonly placeSlip: () => Promise<{ readonly order_id: string; readonly slip_id: string }>;
}

export function orderPlacer(database: () => Db): OrderPlacer {
  return {
    place: (order) => placeOrderRows(database(), order),
    placeSlip: async () => {
      const { shop_id, order_id } = await placeOrderRows(database(), {
        payment_method: 'transfer',
      });
      const at = new Date('2026-11-21T05:00:00Z');
      return { order_id, slip_id: await insertSlipRow(database(), { shop_id, order_id, at }) };
    },
    placeReturn: async (state) => {
      const db = database();
      const { order_id: id } = await placeOrderRows(db, { payment_method: 'transfer' });
      const at = new Date('2026-11-21T05:00:00Z');
      const { shop_id } = await db
        .updateTable('sales_order')
        .set({ status: 'delivered', payment_status: 'paid', return_state: state, return_at: at })
        .where('id', '=', id)
        .returning('shop_id')
        .executeTakeFirstOrThrow();
      await insertReturnRow(db, { shop_id, order_id: id, at });
      return id;
    },
  };
}
