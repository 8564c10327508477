import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balancesOf, setBalances } from '../../../../test/support/account-balances.ts';
import { openBrowser, type Page } from '../../../../test/support/browser/browser.ts';
import { buyerAddress, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { accounts, products, smallPassword } from '../../../../test/support/fixture-market.ts';
import { beginGroup } from '../../../../test/support/group-buyer.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { reconcile } from '../../sales/reconcile/reconcile.ts';

const own = accounts.shopper.id;
let host: TestHost;
let buyer: Buyer;
let operator: ReturnType<typeof openBrowser>;
let shopper: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '1000', POINT_VALUE: '0.02', BAHT_PER_POINT: '2' },
  });
  await openLedger(host.db);
  buyer = createBuyer(host);
  operator = openBrowser(host, { lang: 'en' });
  await operator.signIn(accounts.operator.email, smallPassword, '/admin/points');
  shopper = openBrowser(host, { lang: 'en' });
  await shopper.signIn(accounts.shopper.email, smallPassword);
});
afterAll(() => host.close());
beforeEach(async () => {
  await buyer.setStock(products.cup.id, 100);
  await setBalances(host, own, { points: 1_500, wallet: 0 });
});

const save = (baht_per_point: string, point_value: string, is_on = 'on') =>
  operator.post('/admin/points', { is_on, baht_per_point, point_value });
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ');
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/id="(baht_per_point|point_value)"[^>]*?value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** Submits the page's form with its hidden fields. */
function press(page: Page, more: Record<string, string> = {}): Promise<Page> {
  const hidden = page.html.matchAll(/name="(seen_(?:net|spent)\w*)"\s+value="([^"]*)"/g);
  const seen = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
  return shopper.post(page.url.pathname, { ...buyerAddress, ...seen, ...more });
}

/** Opens the checkout of a cup for ฿120 with ฿50 of delivery, paid partly with `spent`. */
async function checkout(...spent: readonly ('points' | 'wallet')[]): Promise<Page> {
  let page = await shopper.get(`/checkout/${await buyer.begin([[products.cup.uuid, 1]])}`);
  for (const spend of spent) page = await press(page, { spend });
  return page;
}
const countOrders = async () =>
  (await host.db.selectFrom('sales_order').select('id').execute()).length;
const newest = () =>
  host.db
    .selectFrom('sales_order')
    .selectAll()
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
async function order(...spent: readonly ('points' | 'wallet')[]) {
  const placed = await press(await checkout(...spent));
  expect(placed.url.pathname).toMatch(/^\/orders\//);
  return newest();
}

const manage = manageShop(() => host, { under: 'orders/', lang: 'en' });
async function act(id: string, action: string, more: object = {}) {
  const { body } = await manage('GET', id);
  const done = await manage('POST', `${id}/${action}`, { revision: body.revision, ...more });
  expect(done.status).toBe(200);
}

/** Returns everything about an order that a change of the rule could affect. */
async function recordsOf(id: string) {
  const { db } = host;
  const [sold, points, papers, { body }] = await Promise.all([
    db.selectFrom('sales_order').selectAll().where('id', '=', id).execute(),
    db.selectFrom('point_entry').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    db.selectFrom('paper').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    manage('GET', id),
  ]);
  return { sold, points, papers, shown: [body.price, body.points, body.refund_ways] };
}
async function differences() {
  const found = (await reconcile(host.db)).flatMap(({ differences: all }) => all);
  return found.filter(({ part }) => part !== 'stock');
}

describe('the rule for points', () => {
  it('is that of the environment until an operator saves one', async () => {
    expect((await operator.get('/admin')).html).toContain('href="/admin/points"');
    const page = await operator.get('/admin/points');
    expect(fieldsOf(page.html)).toMatchObject({ baht_per_point: '2', point_value: '2' });
    // 1,500 points of 2 satang each; a point for every ฿2 of the remaining ฿90.
    expect(await order('points')).toMatchObject({ points_worth: 3_000, points_earned: 45 });
  });

  it('holds for new orders from the moment it is saved, and old ones are refunded by their own', async () => {
    const before = await order('points');
    expect(before).toMatchObject({ points_spent: 1_500, points_worth: 3_000, points_earned: 45 });
    await act(before.id, 'ship');
    await act(before.id, 'deliver');
    expect(await balancesOf(host, own)).toMatchObject({ points: 45 });
    const records = await recordsOf(before.id);
    expect(records.papers).toHaveLength(1);

    const saved = await save('25', '100');
    expect(saved.url.pathname).toBe('/admin/points');
    expect(fieldsOf(saved.html)).toMatchObject({ baht_per_point: '25', point_value: '100' });
    expect(await recordsOf(before.id)).toEqual(records);

    await setBalances(host, own, { points: 40, wallet: 0 });
    const page = await checkout('points');
    expect(page.html).toContain('<strong>40 points used</strong> ฿40 off');
    await press(page);
    // A point for every ฿25 of the remaining ฿80.
    const after = await newest();
    expect(after).toMatchObject({ points_spent: 40, points_worth: 4_000, points_earned: 3 });
    await act(after.id, 'ship');
    await act(after.id, 'deliver');
    expect(await balancesOf(host, own)).toMatchObject({ points: 3 });

    // Half of the ฿90: half of the 1,500 points and of the discount, and 22 of the 45 earned points stay.
    const half = { lines: [], shipping: 0, way: 'cash', note: '', goods: 45 };
    await act(before.id, 'refunds', half);
    expect(await balancesOf(host, own)).toMatchObject({ points: 3 + 750 - 23 });
    await act(before.id, 'refunds', { ...half, shipping: 50 });
    expect(await balancesOf(host, own)).toMatchObject({ points: 3 + 1_500 - 45 });
    expect(await recordsOf(before.id)).toMatchObject({
      sold: [{ refunded: 14_000, refunded_points: 1_500, points_worth: 3_000, points_earned: 0 }],
    });
    expect(await differences()).toEqual([]);
  });

  it('of its day is given back with an order that is cancelled', async () => {
    await save('2', '2');
    const { id } = await order('points');
    await save('25', '100');
    expect(await balancesOf(host, own)).toMatchObject({ points: 0 });
    await act(id, 'cancel');
    expect(await balancesOf(host, own)).toMatchObject({ points: 1_500 });
    expect(await differences()).toEqual([]);
  });

  it('is read again after another process saved it', async () => {
    await save('25', '100');
    await host.db.updateTable('point_rule').set({ point_value: 50, per_point: 3_000 }).execute();
    const cookie = await signIn(host, accounts.shopper.email);
    const headers = { cookie };
    const points = await host.inject({ url: '/api/v1/users/me/points', headers });
    expect(points.json()).toEqual({ point: 1_500, point_value: 0.5 });
    const profile = await host.inject({ url: '/api/v1/users/me/profile', headers });
    expect(profile.json().profile).toMatchObject({ point: 1_500, point_value: 0.5 });
    const { html } = await shopper.get('/my/points');
    expect(wordsOf(html)).toContain('Worth ฿750 (฿0.50 per point) Earn 1 point for every ฿30');
    expect((await checkout()).html).toContain('<strong>Use 240 points</strong> ฿120 off');
  });

  it('switches points off, with the balances as they are', async () => {
    expect((await save('25', '100', 'off')).html).toMatch(/value="off"\s+selected/);
    const page = await checkout();
    expect(page.html).not.toContain('value="points"');
    await press(page, { spend: 'points' });
    await press(page);
    expect(await newest()).toMatchObject({ points_spent: 0, points_earned: 0, net: 17_000 });
    expect(await balancesOf(host, own)).toMatchObject({ points: 1_500 });
    const { html } = await shopper.get('/my/points');
    expect(html).toContain('Points cannot be used at the moment');
    expect(html).not.toContain('Earn 1 point');
    // The numbers are stored for the day on which it is switched on again.
    expect(fieldsOf((await operator.get('/admin/points')).html)).toMatchObject({
      baht_per_point: '25',
      point_value: '100',
    });
  });

  it('switches off one side', async () => {
    await save('0', '2');
    expect(await order('points')).toMatchObject({ points_worth: 3_000, points_earned: 0 });
    await save('2', '0');
    await setBalances(host, own, { points: 1_500, wallet: 0 });
    expect((await checkout()).html).not.toContain('value="points"');
    expect(await order()).toMatchObject({ points_spent: 0, points_earned: 60 });
  });
});

describe('a checkout that shows an earlier rule', () => {
  beforeEach(() => save('2', '2'));

  it('is refused with the new total', async () => {
    const page = await checkout('points');
    const orders = await countOrders();
    await save('2', '1');
    const again = await press(page);
    expect(again.html).toContain('The price has changed');
    expect(again.html).toContain('<strong>1,500 points used</strong> ฿15 off');
    expect(await countOrders()).toBe(orders);
    expect(await balancesOf(host, own)).toMatchObject({ points: 1_500 });
    expect((await press(again)).url.pathname).toMatch(/^\/orders\//);
    expect(await newest()).toMatchObject({ points_worth: 1_500, net: 15_500 });
  });

  it('is refused where the wallet would make up for the points', async () => {
    await setBalances(host, own, { points: 1_500, wallet: 50_000 });
    const page = await checkout('points', 'wallet');
    const orders = await countOrders();
    await save('2', '1');
    const again = await press(page);
    expect(again.html).toContain('The price has changed');
    expect(await countOrders()).toBe(orders);
    expect(await balancesOf(host, own)).toEqual({ points: 1_500, wallet: 50_000 });
    await press(again);
    expect(await newest()).toMatchObject({ points_worth: 1_500, lnwcash: 10_500, net: 5_000 });
  });

  it('is refused where it would take more points for the same discount', async () => {
    await setBalances(host, own, { points: 30_000, wallet: 0 });
    const page = await checkout('points');
    expect(page.html).toContain('<strong>6,000 points used</strong> ฿120 off');
    await save('2', '1');
    expect((await press(page)).html).toContain('The price has changed');
    expect(await balancesOf(host, own)).toMatchObject({ points: 30_000 });
  });

  it('is refused at several shops, and then ordered by the new rule', async () => {
    await setBalances(host, own, { points: 1_500, wallet: 50_000 });
    const lines = [
      [products.cup.uuid, 1],
      [products.mango.uuid, 1],
    ] as const;
    let page = await shopper.get(await beginGroup(host, lines));
    for (const spend of ['points', 'wallet']) page = await press(page, { spend });
    const orders = await countOrders();
    await save('2', '1');
    const again = await press(page, { payment: 'cod' });
    expect(await countOrders()).toBe(orders);
    expect(await balancesOf(host, own)).toEqual({ points: 1_500, wallet: 50_000 });
    const done = await press(again, { payment: 'cod' });
    expect(done.url.pathname).toMatch(/^\/orders\/all\//);
    // ฿120 and ฿99 less ฿15.
    expect(await balancesOf(host, own)).toEqual({ points: 0, wallet: 50_000 - 20_400 });
    expect(await differences()).toEqual([]);
  });
});

it('is in the log of the marketplace', async () => {
  await save('2', '2');
  await save('25', '100', 'off');
  const log = manageShop(() => host, { lang: 'en', email: accounts.operator.email, shopId: 1 });
  const [entry] = (await log('GET', 'activity')).body.entries;
  expect(entry).toMatchObject({
    title: 'Changed the rule for points',
    who: { id: accounts.operator.id },
    changes: [
      { field: 'Points', before: 'On', after: 'Off' },
      { field: 'Products that give one point', before: '฿2', after: '฿25' },
      { field: 'Value of a point', before: '฿0.02', after: '฿1' },
    ],
  });
  const ofOperators = wordsOf((await operator.get('/admin/log?kind=pointRule')).html);
  expect(ofOperators).toContain('Value of a point: ฿0.02 → ฿1');
});

describe('a wrong rule', () => {
  beforeEach(() => save('25', '100'));

  it.each([
    ['a point worth what it costs', { baht_per_point: '1', point_value: '100' }],
    ['less than a baht for a point', { baht_per_point: '0.99', point_value: '1' }],
    ['more than 100,000 baht for a point', { baht_per_point: '100,000.01' }],
    ['a point worth more than ฿100', { baht_per_point: '1000', point_value: '10001' }],
    ['a part of a satang', { point_value: '0.5' }],
    ['a negative value', { point_value: '-1' }],
    ['more than two decimals', { baht_per_point: '1.005' }],
    ['words', { baht_per_point: 'lots' }],
    ['nothing', { point_value: '' }],
    ['a comma', { point_value: ',' }],
  ])('is refused: %s', async (_what, wrong) => {
    const page = await operator.post('/admin/points', {
      is_on: 'on',
      baht_per_point: '25',
      point_value: '100',
      ...wrong,
    });
    expect(page.status).toBe(400);
    expect(page.html).toContain('One point takes 1 to 100,000 baht of products');
    const saved = await operator.get('/admin/points');
    expect(fieldsOf(saved.html)).toMatchObject({ baht_per_point: '25', point_value: '100' });
  });

  it('is refused with a field too many', async () => {
    const fields = { is_on: 'on', baht_per_point: '2', point_value: '2', shop_id: '2' };
    expect((await operator.post('/admin/points', fields)).status).toBe(400);
  });

  it('takes the bounds themselves', async () => {
    expect((await save('100,000', '10,000')).status).toBe(200);
    expect((await save('1', '99')).status).toBe(200);
  });
});

it('is the operators’ alone', async () => {
  await save('25', '100');
  const owner = openBrowser(host, { lang: 'en' });
  await owner.signIn(accounts.ownerAlpha.email, smallPassword);
  for (const person of [owner, shopper]) {
    const fields = { is_on: 'on', baht_per_point: '2', point_value: '2' };
    expect((await person.get('/admin/points')).status).toBe(403);
    expect((await person.post('/admin/points', fields)).status).toBe(403);
  }
  expect(fieldsOf((await operator.get('/admin/points')).html)).toMatchObject({
    baht_per_point: '25',
    point_value: '100',
  });
});
