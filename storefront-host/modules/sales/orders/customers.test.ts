import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { buyerAddress, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { attachGuestOrders } from './placing/attach-guest-orders.ts';
import { changeOrder } from './life/change-order.ts';

const { id: shopId } = shops.alpha;
const { id: accountId, email } = accounts.shopper;
let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  buyer = createBuyer(host);
  // Another shop has a customer with the same telephone number.
  await host.db
    .insertInto('customer')
    .values({
      shop_id: shops.beta.id,
      guest_key: '0812345678',
      name: 'ลูกค้าเบต้า',
      lang: 'th',
      last_at: new Date(0),
    })
    .execute();
});
afterAll(() => host.close());

const customers = (shop: number = shopId) =>
  host.db
    .selectFrom('customer')
    .select(['account_id', 'name', 'orders', 'spend', 'joined_at'])
    .where('shop_id', '=', shop)
    .orderBy('created_at')
    .execute();

async function order(contact: Partial<typeof buyerAddress> = {}, box: { marketing?: string } = {}) {
  const token = await buyer.begin([[products.cup.uuid, 1]]);
  const page = (await host.inject(`/checkout/${token}`)).body;
  const seen_net = /name="seen_net" value="([^"]+)"/.exec(page)?.[1];
  const done = await buyer.submit(token, { ...buyerAddress, ...contact, ...box, seen_net });
  expect(done.kind).toBe('placed');
  return host.db
    .selectFrom('sales_order')
    .selectAll()
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
}

it('counts the orders of a guest by telephone number, of this shop alone, without cancelled ones', async () => {
  const first = await order();
  const second = await order({ phone: '0812345678', name: 'สมหญิง ใจงาม' });
  expect(second.customer_id).toBe(first.customer_id);
  const spend = first.net + second.net;
  expect(await customers()).toMatchObject([{ name: 'สมหญิง ใจงาม', orders: 2, spend }]);
  await changeOrder(host.db, {
    shopId,
    orderId: first.id,
    action: 'cancel',
    revision: first.revision,
    tracking: null,
    accountId: accounts.ownerAlpha.id,
    at: new Date(),
  });
  expect(await customers()).toMatchObject([{ orders: 1, spend: second.net }]);
  expect(await customers(shops.beta.id)).toMatchObject([{ name: 'ลูกค้าเบต้า', orders: 0 }]);
});

it('keeps consent to marketing with its time and text when the box was ticked', async () => {
  const consent = () =>
    host.db
      .selectFrom('customer')
      .select(['marketing', 'marketing_at'])
      .where('shop_id', '=', shopId)
      .where('guest_key', '=', '0877777777')
      .executeTakeFirstOrThrow();
  const phone = '0877777777';
  await order({ phone });
  expect(await consent()).toEqual({ marketing: false, marketing_at: null });
  await order({ phone }, { marketing: '1' });
  expect(await consent()).toEqual({ marketing: true, marketing_at: expect.any(Date) });
  // Leaving the box unticked later does not withdraw the consent.
  const { customer_id: id } = await order({ phone });
  expect((await consent()).marketing).toBe(true);
  expect(
    await host.db
      .selectFrom('customer_consent')
      .select(['customer_id', 'is_given', 'source', 'version'])
      .execute(),
  ).toEqual([{ customer_id: id, is_given: true, source: 'checkout', version: 'v1' }]);
});

it('gives a guest’s orders to the account that proves the address', async () => {
  const placed = await order({ phone: '0899999999', email }, { marketing: '1' });
  const { customer_id: guestId } = placed;
  await host.db
    .insertInto('customer_note')
    .values({ shop_id: shopId, customer_id: guestId ?? '', body: 'โทรก่อนส่ง' })
    .execute();
  await host.db
    .updateTable('customer')
    .set({ tags: ['ประจำ'] })
    .where('shop_id', '=', shopId)
    .where('id', '=', guestId)
    .execute();
  expect(await customers()).toHaveLength(3);
  await host.db.transaction().execute((trx) => attachGuestOrders(trx, accountId));
  expect(await customers()).toMatchObject([
    { account_id: null, orders: 1 },
    { account_id: null, orders: 3 },
    { account_id: accountId, orders: 1, spend: placed.net },
  ]);
  const own = await host.db
    .selectFrom('customer as c')
    .innerJoin('customer_note as n', (join) =>
      join.onRef('n.shop_id', '=', 'c.shop_id').onRef('n.customer_id', '=', 'c.id'),
    )
    .select(['c.tags', 'c.marketing', 'n.body'])
    .where('c.shop_id', '=', shopId)
    .where('c.account_id', '=', accountId)
    .execute();
  expect(own).toEqual([{ tags: ['ประจำ'], marketing: true, body: 'โทรก่อนส่ง' }]);
});

it('knows members, until they leave without having bought', async () => {
  const cookie = await signIn(host, accounts.ownerBeta.email);
  const call = (name: string) =>
    host.inject({
      method: 'POST',
      url: `/api/v1/users/${name}?site=alpha`,
      headers: { origin: 'http://localhost:4000', cookie },
    });
  await call('join');
  const member = { account_id: accounts.ownerBeta.id, orders: 0 };
  expect((await customers()).at(-1)).toMatchObject({ ...member, joined_at: expect.any(Date) });
  await call('unjoin');
  expect(await customers()).toHaveLength(3);
});
