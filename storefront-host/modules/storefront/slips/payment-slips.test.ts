import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { createBuyer } from '../../../../test/support/buyer.ts';
import { drawSlip, slipForm, slipText } from '../../../../test/support/drawn-slip.ts';
import {
  accounts,
  products,
  shops,
  smallPassword,
} from '../../../../test/support/fixture-market.ts';
import { groupBuyer } from '../../../../test/support/group-buyer.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { orderLink } from '../../sales/orders/order-link.ts';
import { reconcile } from '../../sales/reconcile/reconcile.ts';
import { MALL_ID } from '../../shops/index.ts';

const HOUR = 3_600_000;
let host: TestHost;
/** Past the real time, in ms: the host's clock. */
let ahead = 0;
let operator: ReturnType<typeof openBrowser>;
let other: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => new Date(Date.now() + ahead),
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  const { setStock } = createBuyer(host);
  for (const { id } of [products.cup, products.banana]) await setStock(id, 50);
  await openLedger(host.db);
  [operator, other] = [openBrowser(host, { lang: 'en' }), openBrowser(host, { lang: 'en' })];
  for (const one of [operator, other]) {
    await one.signIn(accounts.operator.email, smallPassword, '/admin/payments');
  }
  await operator.post('/admin/payments', {
    scope: 'all',
    promptpay: '081-234-5678',
    promptpay_name: 'Talad Market',
    pay_hours: '1',
  });
});
afterAll(() => host.close());
beforeEach(() => {
  ahead = 0;
});

const alpha = manageShop(() => host, { lang: 'en' });
const beta = manageShop(() => host, {
  email: accounts.ownerBeta.email,
  shopId: shops.beta.id,
  lang: 'en',
});
const marketplace = manageShop(() => host, {
  email: accounts.operator.email,
  shopId: MALL_ID,
  lang: 'en',
});

let transfers = 0;
function newText(): string {
  transfers += 1;
  return slipText(`20261127${String(transfers).padStart(12, '0')}`);
}
const slip = async (text = newText()) => slipForm(await drawSlip(text));

/** A visit to both shops whose one payment to the marketplace is awaited. */
async function visit() {
  const one = groupBuyer(host);
  const page = await one.begin([
    [products.cup.uuid, 1],
    [products.banana.uuid, 1],
  ]);
  const { pathname: path } = (await one.press(page, { payment: 'platform' })).url;
  const rows = await host.db
    .selectFrom('sales_order')
    .select(['id', 'group_id', 'net'])
    .orderBy('sequence', 'desc')
    .limit(2)
    .execute();
  const [second, first] = rows;
  if (!first || !second || first.group_id === null) throw new Error('no orders');
  const net = String((first.net + second.net) / 100);
  return { browser: one.browser, path, id: first.group_id, first, second, net };
}

/** Orders one cup for ฿170, to be paid to the marketplace. */
async function single() {
  const order = await createBuyer(host).orderCup({ payment: 'platform' });
  const { group_id: id } = await host.db
    .selectFrom('sales_order')
    .select('group_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  return { ...order, group: id ?? '', browser: openBrowser(host, { lang: 'en' }) };
}

/** An order that waits for a transfer to its shop. It has no entry in the ledger. */
async function transfer(shop_id: number) {
  const { order_id: id } = await placeOrderRows(host.db, { shop_id, payment_method: 'transfer' });
  return { id, path: new URL(orderLink(host.host, { shop_id, order_id: id })).pathname };
}

const statesOf = async (group: string) =>
  host.db
    .selectFrom('sales_order')
    .select(['status', 'payment_status'])
    .where('group_id', '=', group)
    .orderBy('shop_id')
    .execute()
    .then((rows) => rows.map((row) => `${row.status} ${row.payment_status}`));
const slipsOf = (group: string) =>
  host.db
    .selectFrom('order_slip as s')
    .innerJoin('sales_order as o', 'o.id', 's.order_id')
    .select(['s.id', 's.state', 's.order_id'])
    .where('o.group_id', '=', group)
    .orderBy('s.id')
    .execute();
async function expireAfter(hours: number) {
  ahead += hours * HOUR;
  await host.host.jobs.send('order.expire', {});
  await host.host.jobs.drain();
}
const received = (group: string, amount: string, by = operator) =>
  by.post(`/admin/payments/${group}/received`, { amount });
const differences = async () => (await reconcile(host.db)).flatMap((check) => check.differences);

describe('a slip of a payment to the marketplace', () => {
  it('is compared by an operator next to the sum, and is not for the shop', async () => {
    const { id, group, path, browser } = await single();
    expect((await browser.get(path)).html).toContain('Send your transfer slip');
    const form = await browser.get(`${path}/slip`);
    expect(form.html).toContain('The amount to transfer is ฿170');
    expect(form.html).toContain('Only the marketplace can see it');
    // Another shop's slip waits, too.
    const theirs = await transfer(shops.beta.id);
    await openBrowser(host).post(`${theirs.path}/slip`, await slip());
    const sent = await browser.post(`${path}/slip`, await slip());
    expect(sent.url.pathname).toBe(path);
    expect(sent.html).toContain('The marketplace will check it');
    // The code is hidden, because a buyer might pay again.
    expect(sent.html).not.toContain('class="qr"');

    const [stored] = await slipsOf(group);
    expect((await alpha('GET', `orders/${id}`)).body.slips).toEqual([]);
    expect((await alpha('GET', 'slips')).body.items).toEqual([]);
    expect((await alpha('GET', `orders/${id}/pictures/${stored?.id}`)).status).toBe(404);
    expect((await beta('GET', 'slips')).body.items).toMatchObject([{ order_id: theirs.id }]);

    const page = await operator.get('/admin/payments');
    const picture = `/admin/payments/${group}/slips/${stored?.id}`;
    expect(page.html).toContain(`src="${picture}"`);
    expect(page.html).toContain('Siam Commercial Bank 20261127');
    expect(page.html).toContain('Not confirmed by the bank');
    expect((await operator.get('/admin')).html).toContain('Payments to the marketplace (1)');
    expect((await operator.get(picture)).status).toBe(200);
    const { group: another } = await single();
    expect((await operator.get(`/admin/payments/${another}/slips/${stored?.id}`)).status).toBe(404);

    await received(group, '170');
    expect(await slipsOf(group)).toMatchObject([{ state: 'accepted' }]);
    expect(await statesOf(group)).toEqual(['placed paid']);
  });

  it('is in the activity of the marketplace, and in no shop’s', async () => {
    const { browser, path, first, second } = await visit();
    const own = await transfer(shops.alpha.id);
    await openBrowser(host).post(`${own.path}/slip`, await slip());
    await browser.post(`${path}/slip`, await slip());

    const slipsIn = async (shop: typeof alpha) => {
      const { body } = await shop('GET', 'activity');
      return body.entries
        .filter(({ title }: { title: string }) => /slip/.test(title))
        .map(({ title, path: at }: { title: string; path: string | null }) => `${title} ${at}`);
    };
    // A slip for the shop itself, and none of a payment to the marketplace.
    const sent = 'A customer sent a transfer slip';
    expect(await slipsIn(alpha)).toEqual([`${sent} /orders/${own.id}/show`]);
    expect((await slipsIn(beta)).filter((one: string) => one.includes(second.id))).toEqual([]);
    for (const [shop, { id }] of [
      [alpha, first],
      [beta, second],
    ] as const) {
      const { events } = (await shop('GET', `orders/${id}`)).body;
      expect(events).toMatchObject([{ action: 'placed' }]);
    }
    expect(await slipsIn(marketplace)).toContain(
      'A buyer sent a slip of a payment to the marketplace null',
    );
    const logged = await host.db
      .selectFrom('audit_log')
      .select('shop_id')
      .where('action', '=', 'payment_slip_sent')
      .execute();
    expect(new Set(logged.map((row) => row.shop_id))).toEqual(new Set([MALL_ID]));
  });

  it('pays one payment across the platform', async () => {
    const text = newText();
    const [one, two] = [await single(), await visit()];
    await one.browser.post(`${one.path}/slip`, await slip(text));

    const refused = await two.browser.post(`${two.path}/slip`, await slip(text));
    expect(refused.html).toContain('This slip was already used');

    const third = await transfer(shops.alpha.id);
    const browser = openBrowser(host, { lang: 'en' });
    const again = await browser.post(`${third.path}/slip`, await slip(text));
    expect(again.html).toContain('This slip was already used');

    await received(one.group, '170');
  });

  it('holds all orders of a visit until it is refused, and a while after', async () => {
    const { browser, path, id, net } = await visit();
    expect((await browser.get(path)).html).toContain('Send your transfer slip');
    expect((await browser.get(`${path}/slip`)).html).toContain(`The amount to transfer is ฿${net}`);
    const sent = await browser.post(`${path}/slip`, await slip());
    expect(sent.url.pathname).toBe(path);
    expect(sent.html).toContain('The marketplace will check it');
    expect(sent.html).not.toContain('class="qr"');
    await expireAfter(2);
    expect(await statesOf(id)).toEqual(['placed pending', 'placed pending']);

    const [waiting] = await slipsOf(id);
    const refuse = (by: typeof operator) =>
      by.post(`/admin/payments/${id}/slips/${waiting?.id}/refuse`, { reason: 'Another sum' });
    const answers = await Promise.all([refuse(operator), refuse(other)]);
    expect(answers.map(({ url }) => url.pathname).toSorted()).toEqual([
      '/admin/payments',
      '/forms/failed',
    ]);
    const page = await browser.get(path);
    expect(page.html).toContain('The marketplace says: Another sum');
    expect(page.html).toContain('Send another slip');
    expect(page.html).toContain('class="qr"');
    await host.host.jobs.drain();
    const mail = await host.db
      .selectFrom('mail')
      .select('body')
      .where('kind', '=', 'order.slipRefused')
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain('The marketplace could not accept your slip');
    expect(mail.body).toContain('The marketplace says: Another sum');
    // The refusal leaves the buyer time to send another slip.
    await expireAfter(3);
    expect(await statesOf(id)).toEqual(['placed pending', 'placed pending']);
    await browser.post(`${path}/slip`, await slip());
    expect((await slipsOf(id)).map(({ state }) => state)).toEqual(['refused', 'waiting']);
  });

  it('is accepted with the rest of a visit whose first order was cancelled', async () => {
    const { browser, path, id, first, second } = await visit();
    const before = await differences();
    await browser.post(`${path}/slip`, await slip());
    await alpha('POST', `orders/${first.id}/cancel`, { revision: 1 });
    await received(id, String(second.net / 100));
    expect(await statesOf(id)).toEqual(['cancelled pending', 'placed paid']);
    expect(await slipsOf(id)).toMatchObject([{ state: 'accepted', order_id: first.id }]);
    expect(await differences()).toEqual(before);
  });

  it('comes before or after the end of the time, never with it', async () => {
    const payments = await Promise.all([visit(), visit(), visit()]);
    const slips = await Promise.all(payments.map(() => slip()));
    const before = await differences();
    ahead += 2 * HOUR;
    await host.host.jobs.send('order.expire', {});
    await Promise.all([
      host.host.jobs.drain(),
      ...payments.map(({ browser, path }, at) => browser.post(`${path}/slip`, slips[at] ?? {})),
    ]);
    for (const { id } of payments) {
      const isHeld = (await slipsOf(id)).length > 0;
      const state = isHeld ? 'placed pending' : 'cancelled pending';
      expect(await statesOf(id)).toEqual([state, state]);
    }
    expect(await differences()).toEqual(before);
  });

  it('is answered once when one operator confirms and another refuses it', async () => {
    const { group, path, browser } = await single();
    await browser.post(`${path}/slip`, await slip());
    const [waiting] = await slipsOf(group);
    const before = await differences();
    await Promise.all([
      received(group, '170'),
      other.post(`/admin/payments/${group}/slips/${waiting?.id}/refuse`, { reason: 'No' }),
    ]);
    // A refusal that came first does not end the payment.
    expect(await statesOf(group)).toEqual(['placed paid']);
    expect(['accepted', 'refused']).toContain((await slipsOf(group))[0]?.state);
    expect(await differences()).toEqual(before);
  });

  it('is in the operators’ log when it is refused or accepted, with its orders and sum', async () => {
    const { browser, path, id, net } = await visit();
    const numbers = await host.db
      .selectFrom('sales_order')
      .select('number')
      .where('group_id', '=', id)
      .orderBy('shop_id')
      .execute();
    const named = numbers.map(({ number }) => `#${number}`);
    // Another payment, whose numbers belong to its own entry.
    const foreign = await single();
    await received(foreign.group, '170');
    const log = async () => {
      const { html } = await operator.get('/admin/log?kind=payments');
      return html.split('<tr>').filter((row) => named.some((number) => row.includes(number)));
    };
    await browser.post(`${path}/slip`, await slip());
    const [waiting] = await slipsOf(id);
    await operator.post(`/admin/payments/${id}/slips/${waiting?.id}/refuse`, { reason: 'Blurred' });
    const [refused, ...others] = await log();
    expect(others).toEqual([]);
    for (const words of [...named, 'Refused a slip', `฿${net}`, 'Reason: Blurred']) {
      expect(refused).toContain(words);
    }
    expect(refused).toContain(accounts.operator.name);
    await browser.post(`${path}/slip`, await slip());
    await received(id, net);
    const [accepted] = await log();
    for (const words of [...named, 'Received a payment', `฿${net}`]) {
      expect(accepted).toContain(words);
    }
    expect(await log()).toHaveLength(2);
  });
});
