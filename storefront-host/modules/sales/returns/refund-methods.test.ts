import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balancesOf, setBalances } from '../../../../test/support/account-balances.ts';
import { allowWalletRefunds } from '../../../../test/support/allow-wallet-refunds.ts';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { createBuyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { formOf } from '../../../../test/support/form-of.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { placeDirectly } from '../../../../test/support/place-directly.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { sweepRetained } from '../../my/privacy/retention.ts';
import { orderLink } from '../orders/order-link.ts';
import { reconcile } from '../reconcile/reconcile.ts';

const own = accounts.shopper.id;
const DAY_MS = 86_400_000;
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  await openLedger(host.db);
  await allowWalletRefunds(host);
});
afterAll(() => host.close());
beforeEach(async () => {
  await createBuyer(host).setStock(products.cup.id, 100);
  await setBalances(host, own, { points: 0, wallet: 0 });
});

const manage = manageShop(() => host, { under: 'orders/' });

interface Wanted {
  readonly pieces?: number;
  readonly guest?: boolean;
  readonly points?: boolean;
  readonly wallet?: boolean;
}

/** Orders cups of ฿120 with ฿50 for their delivery, paid by transfer. */
async function paid({ pieces = 2, guest = false, points = false, wallet = false }: Wanted = {}) {
  const placed = await placeDirectly(host, {
    lines: [[products.cup.uuid, pieces]],
    accountId: guest ? null : own,
    payment: 'transfer',
    points,
    wallet,
  });
  if (placed.kind !== 'placed') throw new Error(`not placed: ${placed.kind}`);
  const id = placed.orderId;
  const name = { shop_id: shops.alpha.id, order_id: id };
  const { body } = await manage('GET', id);
  if (body.payment_status === 'pending') {
    await manage('POST', `${id}/receive`, { revision: body.revision });
  }
  return { id, path: new URL(orderLink(host.host, name)).pathname };
}

async function act(id: string, action: string, more: object = {}) {
  const { body } = await manage('GET', id);
  return manage('POST', `${id}/${action}`, { revision: body.revision, ...more });
}

async function delivered(wanted: Wanted = {}) {
  const order = await paid(wanted);
  await act(order.id, 'ship');
  expect((await act(order.id, 'deliver')).status).toBe(200);
  return order;
}

const refund = (id: string, more: object) =>
  act(id, 'refunds', { lines: [], shipping: 0, way: 'wallet', note: '', ...more });

/**
 * Finds differences of orders and wallets only, because the tests set the stock without its
 * movements.
 */
async function differences() {
  const found = (await reconcile(host.db)).flatMap(({ differences: all }) => all);
  return found.filter(({ part }) => part !== 'stock');
}

it('tells the buyer how much of a refund is cash, and how much is in the wallet', async () => {
  await setBalances(host, own, { points: 0, wallet: 10_000 });
  const { id, path } = await delivered({ wallet: true });
  const given = await refund(id, { goods: 29, way: 'cash' });
  expect(given.body).toMatchObject({ refunds: [{ amount: 19, lnwcash: 10, way: 'cash' }] });
  const seen = await openBrowser(host, { lang: 'en' }).get(path);
  expect(seen.html).toContain('฿29 refunded');
  expect(seen.html).toContain('฿19 given back in cash.');
  expect(seen.html).toContain('฿10 of it is back in your wallet.');
  await host.host.jobs.drain();
  const { body } = await host.db
    .selectFrom('mail')
    .select('body')
    .where('kind', '=', 'order.refunded')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(body).toContain('ร้านคืนเป็นเงินสด ฿19');
  expect(body).toContain('฿10 คืนเข้ากระเป๋าเงินของคุณแล้ว');
});

describe('a refund to the wallet', () => {
  it('credits the buyer at once, and the shop keeps the money', async () => {
    const { id, path } = await delivered();
    expect((await manage('GET', id)).body.refund_ways).toEqual(['transfer', 'wallet', 'cash']);
    const given = await refund(id, { goods: 100.01 });
    expect(given.body).toMatchObject({
      stage: 'part_refunded',
      refunds: [{ amount: 100.01, lnwcash: 0, way: 'wallet' }],
    });
    expect((await balancesOf(host, own)).wallet).toBe(10_001);
    expect(await orderBalances(host.db, id)).toMatchObject({
      'cash:transfer': 29_000,
      wallet: -10_001,
    });
    const seen = await openBrowser(host, { lang: 'en' }).get(path);
    expect(seen.html).toContain('฿100.01 refunded');
    expect(seen.html).toContain('It is in your wallet.');
    await host.host.jobs.drain();
    const mail = await host.db
      .selectFrom('mail')
      .select('body')
      .where('kind', '=', 'order.refunded')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.body).toMatch(/กระเป๋าเงินของคุณแล้ว|in your wallet/);
    expect(await differences()).toEqual([]);
  });

  it('joins the part that the wallet paid, to the satang', async () => {
    await setBalances(host, own, { points: 0, wallet: 7_777 });
    const { id } = await delivered({ wallet: true });
    for (const goods of [33.33, 66.67, 140]) await refund(id, { goods });
    const last = await refund(id, { shipping: 50 });
    expect(last.body).toMatchObject({ stage: 'refunded', payment_status: 'refunded' });
    expect((await balancesOf(host, own)).wallet).toBe(29_000);
    expect(await orderBalances(host.db, id)).toEqual({ 'cash:transfer': 21_223, wallet: -21_223 });
    expect(await differences()).toEqual([]);
  });

  it('is given once by eight people at once, and never more than was paid', async () => {
    const { id } = await delivered();
    const { body } = await manage('GET', id);
    const request = { revision: body.revision, lines: [], shipping: 0, note: '' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        manage('POST', `${id}/refunds`, {
          ...request,
          goods: 200,
          way: at % 2 ? 'wallet' : 'transfer',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await refund(id, { goods: 40.01 })).body.code).toBe('REFUND_TOO_MUCH');
    expect((await refund(id, { goods: 40 })).status).toBe(200);
    const { wallet } = await balancesOf(host, own);
    expect([4_000, 24_000]).toContain(wallet);
    expect(await differences()).toEqual([]);
  });

  it('is refused for a guest, and for an account that is closed', async () => {
    const guests = await delivered({ guest: true });
    expect((await manage('GET', guests.id)).body.refund_ways).toEqual(['transfer', 'cash']);
    const refused = await refund(guests.id, { goods: 1 });
    expect([refused.status, refused.body.code]).toEqual([409, 'REFUND_WAY']);
    const { id } = await delivered();
    const close = (deleted_at: Date | null) =>
      host.db.updateTable('account').set({ deleted_at }).where('id', '=', own).execute();
    await close(new Date());
    const late = await refund(id, { goods: 1 });
    await close(null);
    expect([late.status, late.body.code]).toEqual([409, 'REFUND_WAY']);
    expect((await manage('GET', id)).body.refunds).toEqual([]);
  });
});

describe('a cancelled order that was paid', () => {
  it('goes to the wallet with what went there before', async () => {
    const { id } = await paid();
    await refund(id, { goods: 20, way: 'wallet' });
    const cancelled = await act(id, 'cancel', { refund: 'wallet' });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect((await balancesOf(host, own)).wallet).toBe(29_000);
    expect(await orderBalances(host.db, id)).toEqual({ 'cash:transfer': 29_000, wallet: -29_000 });
    expect(await differences()).toEqual([]);
  });

  it('goes back to where it came from, less what is in the wallet already', async () => {
    const { id } = await paid();
    await refund(id, { goods: 20, way: 'wallet' });
    await act(id, 'cancel');
    expect((await balancesOf(host, own)).wallet).toBe(2_000);
    expect(await orderBalances(host.db, id)).toEqual({ 'cash:transfer': 2_000, wallet: -2_000 });
    expect(await differences()).toEqual([]);
  });

  it('of a guest cannot go to a wallet', async () => {
    const { id } = await paid({ guest: true });
    const refused = await act(id, 'cancel', { refund: 'wallet' });
    expect([refused.status, refused.body.code]).toEqual([409, 'REFUND_WAY']);
    expect((await manage('GET', id)).body.status).toBe('placed');
  });
});

describe('the buyer', () => {
  const wish = { 'quantity-0': '1', reason: 'damaged', details: 'แตก' };
  const account = { bank: '004', number: '1234567890', holder: 'วิชัย มั่นคง' };
  const ask = (path: string, more: object) =>
    openBrowser(host, { lang: 'en' }).post(`${path}/return`, formOf({ ...wish, ...more }));

  it('asks for the wallet, and the shop reads it without a bank account', async () => {
    const { id, path } = await delivered();
    const form = await openBrowser(host, { lang: 'en' }).get(`${path}/return`);
    expect(form.html).toContain('To my wallet here');
    expect(form.html).not.toContain('To the card or wallet that I paid with');
    await ask(path, { way: 'wallet', ...account });
    expect((await manage('GET', id)).body.return).toMatchObject({ way: 'wallet', account: null });
  });

  it('asks for a bank account, which is erased three months after the return is over', async () => {
    const { id, path } = await delivered();
    const refused = await ask(path, { way: 'transfer' });
    expect(refused.html).toContain('Give the bank');
    await ask(path, { way: 'transfer', ...account });
    const read = async () => (await manage('GET', id)).body.return.account;
    expect(await read()).toMatchObject({ number: '1234567890' });
    const later = new Date(Date.now() + 100 * DAY_MS);
    await sweepRetained(host.db, later);
    expect(await read()).toMatchObject({ number: '1234567890' });
    await refund(id, { goods: 120, way: 'transfer' });
    await sweepRetained(host.db, later);
    expect(await read()).toBeNull();
  });

  it('has no wallet to choose as a guest', async () => {
    const { id, path } = await delivered({ guest: true });
    const form = await openBrowser(host, { lang: 'en' }).get(`${path}/return`);
    expect(form.html).not.toContain('To my wallet here');
    await ask(path, { way: 'wallet', ...account });
    expect((await manage('GET', id)).body.return).toMatchObject({
      way: 'transfer',
      account: { number: '1234567890' },
    });
  });
});

describe('a dispute of an order that points or the wallet paid alone', () => {
  // Keep this test last: without its settings, delivery is free.
  beforeAll(() =>
    host.db.updateTable('shop').set({ settings: '{}' }).where('id', '=', shops.alpha.id).execute(),
  );

  it.each([
    ['points', { points: 1_000_000, wallet: 0 }],
    ['wallet', { points: 0, wallet: 100_000 }],
  ] as const)('is decided for the buyer: %s go back', async (what, balances) => {
    await setBalances(host, own, balances);
    const { id, path } = await delivered({
      pieces: 1,
      points: what === 'points',
      wallet: what === 'wallet',
    });
    const { body: before } = await manage('GET', id);
    expect(before.price.net).toBe(0);
    expect(await balancesOf(host, own)).not.toEqual(balances);
    await openBrowser(host).post(
      `${path}/return`,
      formOf({ 'quantity-0': '1', reason: 'damaged', details: 'แตก', way: 'wallet' }),
    );
    await act(id, 'return/refuse', { answer: '' });
    await openBrowser(host).post(`${path}/return/dispute`, formOf({ objection: 'แตกจริง' }));
    const operator = openBrowser(host, { lang: 'en' });
    const page = `/admin/disputes/${shops.alpha.id}/${id}`;
    await operator.signIn(accounts.operator.email, 'correct horse', page);
    const shown = await operator.get(page);
    const [revision = ''] = /(?<=name="revision" value=")\d+/.exec(shown.html) ?? [];
    expect(shown.html.includes('name="amount"')).toBe(what === 'wallet');
    const decided = await operator.post(page, {
      revision,
      for: 'buyer',
      reason: 'แตกจริง',
      ...(what === 'wallet' && { amount: String(before.price.lnwcash) }),
    });
    expect(decided.html).toContain('Decided for the buyer on');
    expect(await balancesOf(host, own)).toEqual(balances);
    expect((await manage('GET', id)).body).toMatchObject({
      stage: 'refunded',
      return: { state: 'decided', verdict: { for: 'buyer' } },
    });
    expect(await orderBalances(host.db, id)).toEqual({});
    expect(await differences()).toEqual([]);
  });
});
