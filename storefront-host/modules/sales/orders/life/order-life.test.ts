import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../../test/support/browser/browser.ts';
import { accounts, shops } from '../../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../../test/support/placed-order.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { manageShop } from '../../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { actionsOf, type OrderState, stageOf } from './order-states.ts';
import { orderLink } from '../order-link.ts';

const DAY_MS = 86_400_000;
let now = new Date('2026-11-20T05:00:00Z');
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => now,
    env: { RATE_LIMIT_FACTOR: '100' },
  });
});
afterAll(() => host.close());
beforeEach(() => {
  now = new Date('2026-11-20T05:00:00Z');
});

const fresh: OrderState = {
  status: 'placed',
  payment_method: 'cod',
  payment_status: 'pending',
  prepared_at: null,
  part_sent: false,
  completed_at: null,
  return_state: null,
  net: 30_900,
  lnwcash: 0,
  points_spent: 0,
  refunded: 0,
  refunded_lnwcash: 0,
  refunded_points: 0,
  cod_due: 0,
};

const arrived: Partial<OrderState> = { status: 'delivered', payment_status: 'paid' };

it('lists orders by their stage, each in one, and those whose money is to be sent back', async () => {
  const at = new Date();
  const paid = { payment_method: 'transfer', payment_status: 'paid' } as const;
  const states: Partial<OrderState>[] = [
    {},
    { payment_method: 'transfer' },
    { payment_method: 'online' },
    paid,
    { ...paid, prepared_at: at },
    { prepared_at: at, part_sent: true },
    { status: 'shipped', prepared_at: at },
    { status: 'delivered' },
    { status: 'delivered', completed_at: at },
    { ...arrived, return_state: 'asked' },
    { ...arrived, return_state: 'accepted' },
    { ...arrived, return_state: 'returned' },
    { ...arrived, return_state: 'refused' },
    { ...arrived, return_state: 'disputed' },
    { ...arrived, return_state: 'decided' },
    { ...arrived, refunded: 1 },
    { ...arrived, refunded: 30_900 },
    { ...arrived, status: 'shipped', refunded: 30_900 },
    { ...arrived, status: 'shipped', refunded: 1 },
    { ...arrived, completed_at: at, refunded: 1 },
    { status: 'cancelled' },
    { ...paid, status: 'cancelled' },
  ];
  const stages = new Map<string, string>();
  for (const state of states) {
    for (const shop_id of [shops.alpha.id, shops.beta.id]) {
      const { order_id: id } = await placeOrderRows(host.db, { shop_id });
      const row = { ...fresh, ...state };
      await host.db.updateTable('sales_order').set(row).where('id', '=', id).execute();
      if (shop_id === shops.alpha.id) stages.set(id, stageOf(row));
    }
  }
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  const list = async (filter: object): Promise<readonly { id: string; stage: string }[]> => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), limit: '200' });
    const url = `/api/v1/manage/${shops.alpha.id}/orders?${query}`;
    return (await host.inject({ url, headers: { cookie } })).json().items;
  };
  for (const stage of new Set(stages.values())) {
    const found = await list({ stage });
    expect(found.map((order) => order.stage)).toEqual(found.map(() => stage));
    const ours = [...stages].flatMap(([id, its]) => (its === stage ? [id] : []));
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(ours));
  }
  expect(new Set(stages.values()).size).toBe(14);
  const owed = await list({ owed_back: true });
  expect(owed.map(({ id }) => id)).toEqual([[...stages.keys()].at(-1)]);
});

describe('the table of an order’s life', () => {
  const at = new Date();
  it.each<[string, Partial<OrderState>, string, string[], string[]]>([
    ['new', {}, 'placed', ['cancel'], ['prepare', 'ship', 'cancel']],
    ['packed', { prepared_at: at }, 'preparing', [], ['ship', 'cancel']],
    ['in part', { part_sent: true }, 'part_shipped', [], ['ship']],
    ['sent', { status: 'shipped' }, 'shipped', [], ['deliver', 'refuse']],
    [
      'sent on its money',
      { status: 'shipped', payment_method: 'transfer', payment_status: 'paid' },
      'shipped',
      ['deliver', 'ask_return'],
      ['deliver', 'refund'],
    ],
    [
      'paid and in part',
      { payment_method: 'transfer', payment_status: 'paid', part_sent: true },
      'part_shipped',
      [],
      ['ship', 'refund'],
    ],
    ['here and paid', arrived, 'delivered', ['ask_return'], ['refund']],
    [
      'to come back',
      { ...arrived, return_state: 'asked' },
      'return_asked',
      ['withdraw_return'],
      ['accept_return', 'refuse_return', 'refund'],
    ],
    [
      'coming back',
      { ...arrived, return_state: 'accepted' },
      'return_asked',
      ['withdraw_return'],
      ['refuse_return', 'take_back', 'refund'],
    ],
    ['back', { ...arrived, return_state: 'returned' }, 'returned', [], ['refuse_return', 'refund']],
    [
      'not taken back',
      { ...arrived, return_state: 'refused' },
      'delivered',
      ['dispute'],
      ['refund'],
    ],
    [
      'disputed',
      { ...arrived, return_state: 'disputed' },
      'disputed',
      ['withdraw_return'],
      ['accept_return', 'refuse_return', 'refund'],
    ],
    ['decided', { ...arrived, return_state: 'decided' }, 'delivered', [], ['refund']],
    ['refunded in part', { ...arrived, refunded: 1 }, 'part_refunded', ['ask_return'], ['refund']],
    ['refunded', { ...arrived, refunded: 30_900 }, 'refunded', [], []],
    ['lost and refunded', { ...arrived, status: 'shipped', refunded: 30_900 }, 'refunded', [], []],
    [
      'refunded after all',
      { ...arrived, completed_at: at, refunded: 1 },
      'part_refunded',
      [],
      ['refund'],
    ],
    ['over and paid', { ...arrived, completed_at: at }, 'completed', [], ['refund']],
    ['over', { status: 'delivered', completed_at: at }, 'completed', [], []],
    ['withdrawn', { status: 'cancelled' }, 'cancelled', [], []],
    ['owed', { payment_method: 'transfer' }, 'pending_payment', ['cancel'], ['receive', 'cancel']],
    ['owed online', { payment_method: 'online' }, 'pending_payment', ['cancel'], ['cancel']],
    [
      'settled',
      { payment_method: 'transfer', payment_status: 'paid' },
      'paid',
      [],
      ['prepare', 'ship', 'cancel', 'refund'],
    ],
  ])('an order that is %s', (_name, change, stage, buyer, staff) => {
    const state = { ...fresh, ...change };
    expect(stageOf(state)).toBe(stage);
    expect(actionsOf(state, 'buyer')).toEqual(buyer);
    expect(actionsOf(state, 'staff')).toEqual(staff);
  });

  it('lets an operator alone decide a dispute', () => {
    const disputed = { ...fresh, ...arrived, return_state: 'disputed' } as const;
    expect(actionsOf(disputed, 'operator')).toEqual(['decide_for_buyer', 'decide_for_shop']);
    expect(actionsOf({ ...disputed, return_state: 'refused' }, 'operator')).toEqual([]);
    expect(actionsOf({ ...disputed, return_state: 'decided' }, 'operator')).toEqual([]);
  });

  it('lets a job alone complete what was delivered', () => {
    expect(actionsOf({ ...fresh, status: 'delivered' }, 'system')).toEqual(['complete']);
  });
});

const call = manageShop(() => host, { under: 'orders/' });

const pageOf = (order_id: string) =>
  new URL(orderLink(host.host, { shop_id: shops.alpha.id, order_id })).pathname;

describe('an order', () => {
  it('is packed, sent, received by its buyer, and complete a week later', async () => {
    const { order_id: id } = await placeOrderRows(host.db, { payment_method: 'transfer' });
    const browser = openBrowser(host, { lang: 'en' });
    await call('POST', `${id}/receive`, { revision: 1 });
    const packed = await call('POST', `${id}/prepare`, { revision: 2 });
    expect(packed.body).toMatchObject({
      stage: 'preparing',
      actions: ['ship', 'cancel', 'refund'],
    });
    expect((await browser.get(pageOf(id))).html).toContain('Being packed');
    await call('POST', `${id}/ship`, { revision: 3 });

    const shown = await browser.get(pageOf(id));
    expect(shown.html).toContain('I have received it');
    now = new Date(now.getTime() + 1000);
    const received = await browser.post(`${pageOf(id)}/received`, {});
    expect(received.html).toContain('Delivered');
    expect(received.html).not.toContain('I have received it');
    const { body } = await call('GET', id);
    expect(body).toMatchObject({ stage: 'delivered', payment_status: 'paid' });
    expect(body.events[0]).toMatchObject({ action: 'delivered', by: null });

    now = new Date(now.getTime() + 7 * DAY_MS - 1);
    await host.host.jobs.send('order.complete', {});
    await host.host.jobs.drain();
    expect((await call('GET', id)).body.stage).toBe('delivered');
    now = new Date(now.getTime() + 1);
    await host.host.jobs.send('order.complete', {});
    await host.host.jobs.drain();
    expect((await call('GET', id)).body.stage).toBe('completed');
    expect((await browser.get(pageOf(id))).html).toContain('Completed');
  });

  it('is not received by its buyer before it is sent', async () => {
    const { order_id: id } = await placeOrderRows(host.db);
    await openBrowser(host).post(`${pageOf(id)}/received`, {});
    expect((await call('GET', id)).body).toMatchObject({ stage: 'placed', revision: 1 });
  });

  it('on delivery is not paid by its buyer’s word', async () => {
    const { order_id: id } = await placeOrderRows(host.db);
    await call('POST', `${id}/ship`, { revision: 1 });
    const browser = openBrowser(host, { lang: 'en' });
    expect((await browser.get(pageOf(id))).html).not.toContain('I have received it');
    await browser.post(`${pageOf(id)}/received`, {});
    const { body } = await call('GET', id);
    expect(body).toMatchObject({ stage: 'shipped', payment_status: 'pending', revision: 2 });
  });

  it('is sent in part and then no longer cancelled', async () => {
    const { order_id: id } = await placeOrderRows(host.db);
    const sent = await call('POST', `${id}/parcels`, {
      revision: 1,
      courier: 'flash',
      code: 'TH0123456789XY',
      lines: [{ rank: 0, quantity: 1 }],
    });
    expect(sent.body).toMatchObject({ stage: 'part_shipped', actions: ['ship'] });
    expect((await call('POST', `${id}/cancel`, { revision: 2 })).status).toBe(409);
  });
});
