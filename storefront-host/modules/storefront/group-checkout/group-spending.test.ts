import { afterAll, beforeAll, expect, it } from 'vitest';
import { balancesOf, setBalances } from '../../../../test/support/account-balances.ts';
import { accounts, products, smallPassword } from '../../../../test/support/fixture-market.ts';
import { groupBuyer, seenNets } from '../../../../test/support/group-buyer.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { reconcile } from '../../sales/reconcile/reconcile.ts';

const own = accounts.shopper.id;
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  await openLedger(host.db);
});
afterAll(() => host.close());
const alpha = manageShop(() => host);

async function signedIn() {
  const one = groupBuyer(host);
  await one.browser.signIn(accounts.shopper.email, smallPassword);
  return one;
}
const newest = async () => {
  const [second, first] = await host.db
    .selectFrom('sales_order')
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(2)
    .execute();
  if (!first || !second) throw new Error('no orders');
  return [first, second] as const;
};
const differences = async () => (await reconcile(host.db)).flatMap((check) => check.differences);
const total = (html: string) =>
  Object.values(seenNets(html)).reduce((sum, net) => sum + Number(net), 0);

it('shares points and wallet money over the orders to the satang, and gives back one order’s part', async () => {
  await setBalances(host, own, { points: 1_500, wallet: 9_951 });
  const one = await signedIn();
  // The goods cost ฿120 at alpha and ฿99 at beta.
  const page = await one.begin([
    [products.cup.uuid, 1],
    [products.mango.uuid, 1],
  ]);
  expect(page.html).toContain('<strong>Use 1,500 points</strong>');
  const pointed = await one.press(page, { spend: 'points' });
  expect(total(pointed.html)).toBeCloseTo(total(page.html) - 15, 2);
  const both = await one.press(pointed, { spend: 'wallet' });
  expect(total(both.html)).toBeCloseTo(total(page.html) - 15 - 99.51, 2);
  expect(await balancesOf(host, own)).toEqual({ points: 1_500, wallet: 9_951 });

  const done = await one.press(both, { payment: 'cod' });
  expect(done.url.pathname).toMatch(/^\/orders\/all\//);
  expect(await balancesOf(host, own)).toEqual({ points: 0, wallet: 0 });
  const [first, second] = await newest();
  // The shares are 1,500 × 120 / 219 and 9,951 × 111.78 / 204.
  expect([first.points_spent, second.points_spent]).toEqual([822, 678]);
  expect([first.lnwcash, second.lnwcash]).toEqual([5_453, 4_498]);
  for (const order of [first, second]) {
    expect(await orderBalances(host.db, order.id)).toMatchObject({
      wallet: order.lnwcash,
      points: order.points_worth,
      'receivable:cod': order.net,
    });
  }
  expect(await differences()).toEqual([]);

  await alpha('POST', `orders/${first.id}/cancel`, { revision: 1 });
  expect(await balancesOf(host, own)).toEqual({ points: 822, wallet: 5_453 });
  expect(await orderBalances(host.db, first.id)).toEqual({});
  expect(await differences()).toEqual([]);
});

it('spends a balance once, whatever several visits ask for', async () => {
  await setBalances(host, own, { points: 0, wallet: 30_000 });
  const lines = [
    [products.cup.uuid, 1],
    [products.banana.uuid, 1],
  ] as const;
  const visits = [];
  for (let visit = 0; visit < 4; visit += 1) {
    const one = await signedIn();
    visits.push({ one, page: await one.press(await one.begin(lines), { spend: 'wallet' }) });
  }
  const ends = await Promise.all(visits.map(({ one, page }) => one.press(page)));
  const placed = ends.filter(({ url }) => url.pathname.startsWith('/orders/all/'));
  // Each has ฿165.50 of goods. The second one finds a lower balance, and shows the new price first.
  expect(placed).toHaveLength(1);
  expect(ends.filter(({ html }) => html.includes('has changed'))).toHaveLength(3);
  expect((await balancesOf(host, own)).wallet).toBe(30_000 - 16_550);
  expect(await differences()).toEqual([]);
});
