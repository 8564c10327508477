import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HeartbeatResponse } from '@talad/elements/api/heartbeat.contract';
import { buyerAddress, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn, signInAtShop } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { submitCheckout } from '../../sales/checkout/submit-checkout.ts';
import { changeOrder, type OrderChange } from '../../sales/orders/life/change-order.ts';
import { takeEntry } from '../../content/forms/take-entry.ts';
import { changeStock } from '../../sales/stock/change-stock.ts';

const ALPHA = 'alpha.talad.localhost:4000';
let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  buyer = createBuyer(host);
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.db.deleteFrom('notification').execute();
  await buyer.setStock(products.cup.id, 10);
});

interface Reader {
  readonly cookie: string;
  readonly host?: string;
}

async function dataOf({ cookie, host: at }: Reader): Promise<string> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...(at && { host: at }) };
  const beat: HeartbeatResponse = (await host.inject({ url: '/api/v1/heartbeat', headers })).json();
  return beat.lnwmsg_data ?? '';
}

async function read(reader: Reader, lang = 'th', data?: string) {
  const token = data ?? (await dataOf(reader));
  return host.inject({
    url: `/api/v1/notifications?lang=${lang}&data=${token}`,
    headers: { cookie: reader.cookie, ...(reader.host && { host: reader.host }) },
  });
}

async function titles(email: string, lang = 'th'): Promise<string[]> {
  const reply = await read({ cookie: await signIn(host, email) }, lang);
  expect(reply.statusCode).toBe(200);
  return reply.json().notifications.map(({ title }: { title: string }) => title);
}

/** An order of the shopper's, by the page of the checkout. */
async function order(quantity = 1) {
  const token = await buyer.begin([[products.cup.uuid, quantity]]);
  const net = String(120 * quantity + 50);
  const form = { ...buyerAddress, seen_net: net };
  const placed = await submitCheckout(host.host, {
    token,
    form,
    accountId: accounts.shopper.id,
    lang: 'th',
  });
  expect(placed.kind).toBe('placed');
  const { id, number } = await host.db
    .selectFrom('sales_order')
    .select(['id', 'number'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, number };
}

async function move(
  id: string,
  action: OrderChange['action'],
  asks: Pick<OrderChange, 'accountId' | 'by'> = { accountId: accounts.ownerAlpha.id },
): Promise<void> {
  const { revision } = await host.db
    .selectFrom('sales_order')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const change = { shopId: 2, orderId: id, action, revision, tracking: null, ...asks };
  expect(await changeOrder(host.db, { ...change, at: new Date() })).toEqual({ ok: true });
}

describe('recipients of notifications', () => {
  it('are the shopper: placed, shipped, paid, delivered, cancelled, newest first, with a way to the order', async () => {
    const one = await order();
    await move(one.id, 'ship');
    await move(one.id, 'deliver');
    const two = await order();
    await move(two.id, 'cancel');
    const reply = await read({ cookie: await signIn(host, accounts.shopper.email) });
    const { success, count, notifications } = reply.json();
    expect([success, count]).toEqual([true, 6]);
    expect(notifications.map(({ kind }: { kind: string }) => kind)).toEqual([
      'order_cancelled',
      'order_placed',
      'order_delivered',
      'order_paid',
      'order_shipped',
      'order_placed',
    ]);
    expect(notifications[3]).toMatchObject({
      title: `ชำระเงินคำสั่งซื้อ #${one.number} เรียบร้อยแล้ว`,
      text: 'ร้านอัลฟาได้รับเงิน ฿170 แล้ว ดูใบเสร็จได้เลย',
      url: `http://localhost:4000/my/orders/${one.id}/receipt`,
    });
    expect(notifications[4]).toEqual({
      id: expect.any(String),
      kind: 'order_shipped',
      title: `คำสั่งซื้อ #${one.number} จัดส่งแล้ว`,
      text: 'ร้านอัลฟาส่งพัสดุให้ขนส่งเรียบร้อยแล้ว',
      url: `http://localhost:4000/my/orders/${one.id}`,
      created_at: expect.any(String),
      is_read: false,
    });
    expect(await titles(accounts.shopper.email, 'en')).toContain(
      `Order #${two.number} was cancelled`,
    );
  });

  it('are the owner of a new order, and no staff that may not read orders, and no other shop', async () => {
    const { number } = await order();
    expect(await titles(accounts.ownerAlpha.email)).toEqual([`คำสั่งซื้อใหม่ #${number}`]);
    expect(await titles(accounts.staffAlpha.email)).toEqual([]);
    expect(await titles(accounts.ownerBeta.email)).toEqual([]);
  });

  it('are the shop, and not the buyer, of an order that its buyer takes back', async () => {
    const { id, number } = await order();
    await host.db.deleteFrom('notification').execute();
    await move(id, 'cancel', { accountId: accounts.shopper.id, by: 'buyer' });
    expect(await titles(accounts.ownerAlpha.email)).toEqual([`ลูกค้ายกเลิกคำสั่งซื้อ #${number}`]);
    expect(await titles(accounts.shopper.email)).toEqual([]);
    expect(await titles(accounts.staffAlpha.email)).toEqual([]);
  });

  it('are owner and product staff when little is left, once', async () => {
    await order(5);
    await order(2);
    const lowStock = 'ถ้วยกาแฟเซรามิกใกล้หมด';
    const owner = await titles(accounts.ownerAlpha.email);
    expect(owner.filter((title) => title === lowStock)).toHaveLength(1);
    expect(await titles(accounts.staffAlpha.email)).toEqual([lowStock]);
    const correction = { shopId: 2, productId: products.cup.id, accountId: accounts.ownerAlpha.id };
    const change = (delta: number) =>
      changeStock(host.db, {
        ...correction,
        change: { delta, reason: 'count' as const },
        at: new Date(),
      });
    await change(10);
    await change(-9);
    expect(await titles(accounts.staffAlpha.email)).toHaveLength(2);
  });

  it('are the owner of a message, with its sender’s name', async () => {
    const entry = {
      shopId: 2,
      kind: 'contactus' as const,
      data: { name: 'วิชัย', email: 'wichai@example.test', message: 'มีสีฟ้าไหมคะ' },
      aboutId: null,
      lang: 'th' as const,
      accountId: null,
      address: '203.0.113.7',
    };
    expect(await takeEntry(host.host, entry)).toMatchObject({ ok: true });
    await takeEntry(host.host, entry);
    expect(await titles(accounts.ownerAlpha.email)).toEqual(['ข้อความใหม่จากวิชัย']);
  });

  it('get none after a rollback', async () => {
    await buyer.setStock(products.cup.id, 1);
    const token = await buyer.begin([[products.cup.uuid, 1]]);
    await buyer.setStock(products.cup.id, 0);
    await buyer.submit(token, { ...buyerAddress, seen_net: '170' });
    expect(await titles(accounts.ownerAlpha.email)).toEqual([]);
  });
});

describe('reading them', () => {
  it('marks one, then all', async () => {
    await order();
    await order();
    const cookie = await signIn(host, accounts.shopper.email);
    const data = await dataOf({ cookie });
    const [newest] = (await read({ cookie })).json().notifications;
    const mark = async (ids?: readonly string[]) =>
      (
        await host.inject({
          method: 'POST',
          url: '/api/v1/notifications/read',
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
          payload: { data, ...(ids && { ids }) },
        })
      ).json();
    expect(await mark([newest.id])).toEqual({ success: true, count: 1 });
    const list = (await read({ cookie })).json().notifications;
    expect(list.map((one: { is_read: boolean }) => one.is_read)).toEqual([true, false]);
    expect(await mark()).toEqual({ success: true, count: 0 });
  });

  it('is private to its account: no data of another account or another host', async () => {
    await order();
    const cookie = await signIn(host, accounts.shopper.email);
    const other = await signIn(host, accounts.ownerBeta.email);
    const data = await dataOf({ cookie });
    expect((await read({ cookie: other }, 'th', data)).json()).toMatchObject({ code: 'EXPIRED' });
    expect((await read({ cookie: '' }, 'th', data)).statusCode).toBe(401);
    const alpha = await signInAtShop(host, accounts.shopper.email, shops.alpha.id);
    expect((await read({ cookie: alpha, host: ALPHA }, 'th', data)).statusCode).toBe(400);
  });

  it('cannot mark another account’s', async () => {
    await order();
    const [own] = (await read({ cookie: await signIn(host, accounts.shopper.email) })).json()
      .notifications;
    const cookie = await signIn(host, accounts.ownerBeta.email);
    await host.inject({
      method: 'POST',
      url: '/api/v1/notifications/read',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload: { data: await dataOf({ cookie }), ids: [own.id] },
    });
    const again = await read({ cookie: await signIn(host, accounts.shopper.email) });
    expect(again.json().count).toBe(1);
  });

  it('on a shop’s own host is only what its shopper did there', async () => {
    await order();
    const shopper = await signInAtShop(host, accounts.shopper.email, shops.alpha.id);
    const there = await read({ cookie: shopper, host: ALPHA });
    expect(there.json().count).toBe(1);
    const owner = await signInAtShop(host, accounts.ownerAlpha.email, shops.alpha.id);
    expect((await read({ cookie: owner, host: ALPHA })).json()).toMatchObject({
      count: 0,
      notifications: [],
    });
    const beta = await signInAtShop(host, accounts.shopper.email, shops.beta.id);
    expect((await read({ cookie: beta, host: 'beta.talad.localhost:4000' })).json().count).toBe(0);
  });

  it('leaves out what a newer version has written and this one has no words for', async () => {
    await host.db
      .insertInto('notification')
      .values({
        account_id: accounts.shopper.id,
        id: '01930000-0000-7000-9000-00000000aaaa',
        shop_id: null,
        kind: 'flying_carpet',
        path: '/my',
      })
      .execute();
    const reply = await read({ cookie: await signIn(host, accounts.shopper.email) });
    expect(reply.json()).toEqual({ success: true, count: 0, notifications: [] });
  });

  it('takes the same few queries, however many there are', async () => {
    await order();
    const cookie = await signIn(host, accounts.shopper.email);
    const data = await dataOf({ cookie });
    const one = await host.countQueries(() => read({ cookie }, 'th', data));
    for (let more = 0; more < 4; more += 1) await order();
    const five = await host.countQueries(() => read({ cookie }, 'th', data));
    expect(five.result.json().count).toBe(5);
    expect([one.count, five.count]).toEqual([3, 3]);
  });
});
