import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { countOrder, recountCustomers } from './member-records.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const shopId = shops.alpha.id;
const contact = { name: 'สมหญิง ซื้อบ่อย', phone: '0899999999' };

/** Counts an order for the customer by the rules; `hold` runs before the commit. */
async function order(hold: (customerId: string) => Promise<void> = async () => {}) {
  const { order_id: id } = await placeOrderRows(host.db, { shop_id: shopId, contact });
  return host.db.transaction().execute(async (trx) => {
    const customer = await countOrder(trx, {
      shopId,
      accountId: null,
      contact,
      lang: 'th',
      net: 30_900,
      marketing: false,
      at: new Date('2026-11-20T05:00:00Z'),
    });
    if (customer === null) throw new Error('the order has no customer');
    await trx
      .updateTable('sales_order')
      .set({ customer_id: customer })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await hold(customer);
    return customer;
  });
}

async function waitsForLock(): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(host.db);
  return rows.length > 0;
}

it('counts an order that is placed while another one of the customer is cancelled', async () => {
  await order();
  let recount: Promise<void> | undefined;
  const customer = await order(async (id) => {
    recount = host.db.transaction().execute((trx) => recountCustomers(trx, shopId, [id]));
    await expect.poll(waitsForLock).toBe(true);
  });
  await recount;
  const counted = await host.db
    .selectFrom('customer')
    .select(['orders', 'spend'])
    .where('shop_id', '=', shopId)
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
  expect(counted).toEqual({ orders: 2, spend: 61_800 });
});
