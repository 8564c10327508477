import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buyerAddress, createBuyer, type Buyer } from '../../../../../test/support/buyer.ts';
import { products, shops } from '../../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../../test/support/placed-order.ts';
import { manageShop } from '../../../../../test/support/manage-shop.ts';
import { offerTransfers } from '../../../../../test/support/transfer-settings.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

const HOUR = 3_600_000;
let host: TestHost;
let buyer: Buyer;
/** Offset of the host's clock from the real time, in ms. */
let ahead = 0;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => new Date(Date.now() + ahead),
    env: { RATE_LIMIT_FACTOR: '100' },
  });
  buyer = createBuyer(host);
});
afterAll(() => host.close());
beforeEach(async () => {
  ahead = 0;
  await buyer.setStock(products.cup.id, 10);
  await offerTransfers(manage, { pay_hours: 6 });
});

const manage = manageShop(() => host);

const order = (payment: string) => buyer.orderCup({ payment });

async function expireAfter(hours: number): Promise<void> {
  ahead = hours * HOUR;
  await host.host.jobs.send('order.expire', {});
  await host.host.jobs.drain();
}

it('an order that is not paid in time is cancelled, its piece is back, and its buyer is told', async () => {
  const { id, page, again } = await order('transfer');
  expect(page.html).toMatch(/Please pay by \d+ \w+ \d{4}/);
  await host.host.jobs.drain();
  const { number } = (await manage('GET', `orders/${id}`)).body;
  const mails = () =>
    host.db
      .selectFrom('mail')
      .select(['kind', 'body'])
      .where('shop_id', '=', shops.alpha.id)
      .where('subject', 'like', `%#${number} %`)
      .where('recipient', '=', buyerAddress.email)
      .orderBy('created_at')
      .execute();
  expect((await mails())[0]?.body).toContain('Please pay by');
  expect(await buyer.stockOf(products.cup.id)).toBe(9);

  await expireAfter(5.9);
  expect((await manage('GET', `orders/${id}`)).body.status).toBe('placed');
  await expireAfter(6.1);
  const { body } = await manage('GET', `orders/${id}`);
  expect(body).toMatchObject({ status: 'cancelled', payment_status: 'pending', pay_by: null });
  expect(body.events[0]).toMatchObject({ action: 'expired', by: null });
  expect(await buyer.stockOf(products.cup.id)).toBe(10);
  expect((await again()).html).toContain('It was not paid in time');
  const [, mail] = await mails();
  expect(mail?.kind).toBe('order.expired');
  expect(mail?.body).toContain('nothing is charged');
  const late = await manage('POST', `orders/${id}/receive`, { revision: body.revision });
  expect([late.status, late.body.code]).toEqual([409, 'BAD_STATE']);

  await expireAfter(7);
  expect(await mails()).toHaveLength(2);
});

it('paid orders, those on delivery, older ones and other shops’ of today stay as they are', async () => {
  const [paid, cash] = [await order('transfer'), await order('cod')];
  const old = await placeOrderRows(host.db, {
    shop_id: shops.beta.id,
    payment_method: 'transfer',
  });
  await manage('POST', `orders/${paid.id}/receive`, { revision: 1 });
  await expireAfter(24 * 30);
  const rows = await host.db
    .selectFrom('sales_order')
    .select(['id', 'status'])
    .where('shop_id', 'in', [shops.alpha.id, shops.beta.id])
    .where('id', 'in', [paid.id, cash.id, old.order_id])
    .execute();
  expect(rows.map(({ status }) => status)).toEqual(['placed', 'placed', 'placed']);
});

it('a payment that is confirmed while the time ends is either taken or too late, never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    ahead = 0;
    const { id } = await order('transfer');
    ahead = 6.5 * HOUR;
    const [received] = await Promise.all([
      manage('POST', `orders/${id}/receive`, { revision: 1 }),
      host.host.jobs.send('order.expire', {}).then(() => host.host.jobs.drain()),
    ]);
    const { body } = await manage('GET', `orders/${id}`);
    expect([received.status, body.status, body.payment_status]).toEqual(
      received.status === 200 ? [200, 'placed', 'paid'] : [409, 'cancelled', 'pending'],
    );
  }
});

it('an order that cannot be cancelled holds no later one back', async () => {
  const [broken, later] = [await order('transfer'), await order('transfer')];
  const booked = host.db
    .updateTable('journal_line')
    .where('shop_id', '=', shops.alpha.id)
    .where('entry_id', 'in', (query) =>
      query.selectFrom('journal_entry').select('id').where('order_id', '=', broken.id),
    );
  await booked.set({ account: 'unknown' }).where('account', '=', 'sales').execute();
  await expireAfter(6.1);
  expect((await manage('GET', `orders/${broken.id}`)).body.status).toBe('placed');
  expect((await manage('GET', `orders/${later.id}`)).body.status).toBe('cancelled');
  await booked.set({ account: 'sales' }).where('account', '=', 'unknown').execute();
});

it('waits for a card or wallet as long as the shop says, and as for a transfer if it says nothing', async () => {
  const sealed = Buffer.from('sealed');
  const keys = { secret_key: sealed, webhook_secret: sealed, key_end: 'q9z7', is_live: true };
  await host.db
    .insertInto('payment_account')
    .values({ shop_id: shops.alpha.id, provider: 'omise', updated_at: new Date(), ...keys })
    .execute();
  await offerTransfers(manage, { pay_hours: 6, online: true });
  expect((await manage('GET', 'settings')).body.payments.online_hours).toBe(6);
  await offerTransfers(manage, { pay_hours: 6, online: true, online_hours: 2 });
  const [transfer, online] = [await order('transfer'), await order('online')];
  const hoursOf = async ({ id }: { readonly id: string }) => {
    const { pay_by: payBy, placed_at: placedAt } = (await manage('GET', `orders/${id}`)).body;
    return (Date.parse(payBy) - Date.parse(placedAt)) / HOUR;
  };
  expect([await hoursOf(transfer), await hoursOf(online)]).toEqual([6, 2]);
  await expireAfter(2.1);
  expect((await manage('GET', `orders/${transfer.id}`)).body.status).toBe('placed');
  expect((await manage('GET', `orders/${online.id}`)).body.status).toBe('cancelled');
  expect((await offerTransfers(manage, { online: true, online_hours: 169 })).status).toBe(400);
});

it('refuses a time of less than an hour and of more than a week', async () => {
  for (const hours of [0, 169, 1.5]) {
    expect((await offerTransfers(manage, { pay_hours: hours })).status).toBe(400);
  }
  expect((await manage('GET', 'settings')).body.payments.pay_hours).toBe(6);
});
