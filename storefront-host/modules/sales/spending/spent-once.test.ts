import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { buyerAddress, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { setBalances, balancesOf } from '../../../../test/support/account-balances.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { offerTransfers } from '../../../../test/support/transfer-settings.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { submitCheckout } from '../checkout/submit-checkout.ts';
import { readCheckout } from '../checkout/checkout.read.ts';

const HOUR = 3_600_000;
const own = accounts.shopper.id;
let host: TestHost;
let buyer: Buyer;
/** Offset of the host's clock from the real time, in ms. */
let ahead = 0;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => new Date(Date.now() + ahead),
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  buyer = createBuyer(host);
  await offerTransfers(manage);
});
afterAll(() => host.close());
beforeEach(async () => {
  ahead = 0;
  await buyer.setStock(products.cup.id, 100);
  // Expire the orders of earlier tests first, so that the job finds only this one's.
  await host.db.updateTable('sales_order').set({ pay_by: null }).execute();
});

const manage = manageShop(() => host);

const submit = (token: string, form: object) =>
  submitCheckout(host.host, { token, form: { ...form }, accountId: own, lang: 'th' });

/**
 * Begins a checkout of one cup, ฿170 with its delivery, that spends these; returns the token and
 * the shown total.
 */
async function begin(...spend: readonly ('points' | 'wallet')[]) {
  const token = await buyer.begin([[products.cup.uuid, 1]]);
  for (const what of spend) await submit(token, { spend: what });
  const shown = await readCheckout(host.host, token, buyer.ctx, { accountId: own });
  return { token, net: shown?.price.net ?? 0 };
}

const place = ({ token, net }: { readonly token: string; readonly net: number }) =>
  submit(token, { ...buyerAddress, seen_net: String(net), payment: 'transfer' });

async function ordered(...spend: readonly ('points' | 'wallet')[]) {
  expect(await place(await begin(...spend))).toMatchObject({ kind: 'placed' });
  return host.db
    .selectFrom('sales_order')
    .selectAll()
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
}

async function act(id: string, action: string) {
  const { body } = await manage('GET', `orders/${id}`);
  return manage('POST', `orders/${id}/${action}`, { revision: body.revision });
}

async function expire(): Promise<void> {
  ahead += 7 * HOUR;
  await host.host.jobs.send('order.expire', {});
  await host.host.jobs.drain();
}

describe('eight checkouts at once', () => {
  it.each([
    ['points', { points: 12_000, wallet: 0 }],
    ['wallet', { points: 0, wallet: 12_000 }],
  ] as const)('spend the same %s once', async (what, balances) => {
    await setBalances(host, own, balances);
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin(what)));
    expect(new Set(begun.map(({ net }) => net))).toEqual(new Set([50]));
    const answers = await Promise.all(begun.map(place));
    const kinds = answers.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['placed', ...Array.from({ length: 7 }, () => 'price-changed')]);
    expect(await balancesOf(host, own)).toEqual({ points: 0, wallet: 0 });
  });

  it('of one order, tapped eight times, spend once', async () => {
    await setBalances(host, own, { points: 5_000, wallet: 20_000 });
    const begun = await begin('points', 'wallet');
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(begun)));
    expect(answers.every(({ kind }) => kind === 'placed')).toBe(true);
    expect(await balancesOf(host, own)).toEqual({ points: 0, wallet: 13_000 });
  });
});

describe('an order that is cancelled', () => {
  beforeEach(() => setBalances(host, own, { points: 5_000, wallet: 20_000 }));

  it('gives points and wallet money back once, by whichever of two tabs', async () => {
    const { id, revision } = await ordered('points', 'wallet');
    expect(await balancesOf(host, own)).toEqual({ points: 0, wallet: 13_000 });
    const twice = await Promise.all(
      [1, 2].map(() => manage('POST', `orders/${id}/cancel`, { revision })),
    );
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await balancesOf(host, own)).toEqual({ points: 5_000, wallet: 20_000 });
    expect(await orderBalances(host.db, id)).toEqual({});
  });

  it('by its time limit gives them back, and takes them again when it is paid after all', async () => {
    const { id } = await ordered('points', 'wallet');
    await expire();
    expect(await balancesOf(host, own)).toEqual({ points: 5_000, wallet: 20_000 });
    expect((await act(id, 'reopen')).status).toBe(200);
    expect(await balancesOf(host, own)).toEqual({ points: 0, wallet: 13_000 });
    expect(await orderBalances(host.db, id)).toMatchObject({
      points: 5_000,
      wallet: 7_000,
      'cash:transfer': 5_000,
    });
    // Each cancellation refunds again, but never more than was taken.
    expect((await act(id, 'cancel')).status).toBe(200);
    expect(await balancesOf(host, own)).toEqual({ points: 5_000, wallet: 20_000 });
    expect(await orderBalances(host.db, id)).toEqual({});
  });

  it.each([
    ['points', { points: 4_999, wallet: 20_000 }],
    ['wallet money', { points: 5_000, wallet: 6_999 }],
  ] as const)('stays cancelled when its %s is spent meanwhile', async (_name, left) => {
    const { id } = await ordered('points', 'wallet');
    await expire();
    await setBalances(host, own, left);
    const late = await act(id, 'reopen');
    expect([late.status, late.body.code]).toEqual([409, 'SPENT_MEANWHILE']);
    expect(late.body.message).toMatch(/ใช้คะแนนหรือเงินในกระเป๋า|spent the points/);
    expect(await balancesOf(host, own)).toEqual(left);
    expect(await buyer.stockOf(products.cup.id)).toBe(100);
    const { body } = await manage('GET', `orders/${id}`);
    expect(body).toMatchObject({ status: 'cancelled', payment_status: 'paid', actions: ['repay'] });
  });
});

it('what the checkout shows is what 40 random orders cost', async () => {
  await host.db
    .insertInto('coupon')
    .values({
      shop_id: shops.alpha.id,
      id: 1,
      code: 'TEN',
      title: 'ลด 10%',
      kind: 'percent',
      value: 10,
      begins_at: new Date(0),
      ends_at: new Date(Date.now() + 30 * 24 * HOUR),
      per_buyer: 100,
    })
    .execute();
  const any = (most: number) => Math.floor(Math.random() * most);
  for (let cart = 0; cart < 40; cart += 1) {
    const balances = { points: any(20_000), wallet: any(40_000) };
    await setBalances(host, own, balances);
    const token = await buyer.begin([
      [products.cup.uuid, 1 + any(2)],
      ...(any(2) === 0 ? [[products.patternUnlimited.uuid, 1 + any(3)] as const] : []),
    ]);
    for (const form of [{ coupon: 'TEN' }, { spend: 'points' }, { spend: 'wallet' }]) {
      if (any(3) > 0) await submit(token, form);
    }
    const shown = await readCheckout(host.host, token, buyer.ctx, { accountId: own });
    if (!shown) throw new Error('no checkout');
    expect(await place({ token, net: shown.price.net })).toMatchObject({ kind: 'placed' });
    const order = await host.db
      .selectFrom('sales_order')
      .selectAll()
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    const baht = (satang: number) => satangToBaht(toSatang(satang));
    expect({
      product: baht(order.product_total),
      discount: baht(order.discount),
      lnwcash: baht(order.lnwcash),
      shipping: baht(order.shipping),
      net: baht(order.net),
      points: order.points_spent,
      vat: baht(order.vat ?? 0),
    }).toEqual({
      product: shown.price.product,
      discount: shown.price.discount,
      lnwcash: shown.price.lnwcash,
      shipping: shown.price.shipping,
      net: shown.price.net,
      points: shown.points?.count ?? 0,
      vat: shown.vat ?? 0,
    });
    expect(await balancesOf(host, own)).toEqual({
      points: balances.points - order.points_spent,
      wallet: balances.wallet - order.lnwcash,
    });
    const { sum } = await host.db
      .selectFrom('order_line')
      .select(sql<number>`sum(line_total - discount)::int`.as('sum'))
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(sum).toBe(order.product_total - order.discount);
  }
});
