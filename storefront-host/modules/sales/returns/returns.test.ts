import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { createBuyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { formOf } from '../../../../test/support/form-of.ts';
import { manualOrder } from '../../../../test/support/manual-order.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { seeded } from '../../../../test/support/seeded.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { orderLink } from '../orders/order-link.ts';

const DAY_MS = 86_400_000;
// Start the clock at the real time, because a browser drops expired cookies.
const start = new Date();
let now = start;
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => now,
    env: { RATE_LIMIT_FACTOR: '100' },
  });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());
beforeEach(async () => {
  now = new Date(start);
  await createBuyer(host).setStock(products.plateOnSale.id, 50);
});

const manage = manageShop(() => host);
/** The clock advances by a second with each request. */
function call(method: 'GET' | 'POST', path: string, payload?: object) {
  now = new Date(now.getTime() + 1000);
  return manage(method, `orders${path && `/${path}`}`, payload);
}

/**
 * Orders three plates of 80.00 baht with delivery for 40.00, and delivers them to a buyer who pays
 * at the door.
 */
async function delivered() {
  const lines = [{ product_id: products.plateOnSale.id, quantity: 3 }];
  const entered = await call('POST', '', manualOrder(lines, 280, { fee: 40 }));
  expect(entered.status).toBe(201);
  const { id } = entered.body;
  await call('POST', `${id}/ship`, { revision: 1 });
  const { body } = await call('POST', `${id}/deliver`, { revision: 2 });
  expect(body).toMatchObject({
    stage: 'delivered',
    price: { product: 240, shipping: 40, net: 280 },
  });
  return { id: String(id), path: new URL(body.link).pathname };
}

const refund = (revision: number, more: object = {}) => ({
  revision,
  lines: [],
  shipping: 0,
  way: 'transfer',
  note: '',
  ...more,
});
const pieces = (quantity: number, restock = true) => ({
  lines: [{ rank: 0, quantity, restock }],
});

const stock = () => createBuyer(host).stockOf(products.plateOnSale.id);

const wish = {
  'quantity-0': '2',
  reason: 'damaged',
  details: 'จานแตกสองใบ',
  bank: '004',
  number: '123-4-56789-0',
  holder: 'วิชัย มั่นคง',
};

function ask(browser: ReturnType<typeof openBrowser>, path: string, more: object = {}) {
  now = new Date(now.getTime() + 1000);
  return browser.post(`${path}/return`, formOf({ ...wish, ...more }));
}

describe('a return', () => {
  it('is asked for, accepted, received and refunded, and goes on sale again', async () => {
    const { id, path } = await delivered();
    const browser = openBrowser(host, { lang: 'en' });
    expect((await browser.get(path)).html).toContain('Return something or report a problem');
    const form = await browser.get(`${path}/return`);
    expect(form.html).toContain('of 3');

    const page = await ask(browser, path);
    expect(page.url.pathname).toBe(path);
    expect(page.html).toContain('Sent to the shop, which will answer soon.');
    const shown = await call('GET', id);
    expect(shown.body).toMatchObject({
      stage: 'return_asked',
      return: {
        state: 'asked',
        reason: 'damaged',
        details: 'จานแตกสองใบ',
        lines: [{ rank: 0, quantity: 2 }],
        account: { bank: '004', number: '1234567890', name: 'วิชัย มั่นคง' },
      },
      actions: ['accept_return', 'refuse_return', 'refund'],
    });

    const answer = { revision: shown.body.revision, answer: 'ส่งมาที่ร้านได้เลย' };
    expect((await call('POST', `${id}/return/accept`, answer)).body.return.state).toBe('accepted');
    expect((await browser.get(path)).html).toContain('ส่งมาที่ร้านได้เลย');
    const back = await call('POST', `${id}/return/receive`, { revision: answer.revision + 1 });
    expect(back.body.stage).toBe('returned');

    const before = await stock();
    const given = await call('POST', `${id}/refunds`, refund(back.body.revision, pieces(2)));
    expect(given.body).toMatchObject({
      stage: 'part_refunded',
      payment_status: 'paid',
      return: { state: null },
      refunds: [{ amount: 160, shipping: 0, lnwcash: 0, way: 'transfer' }],
    });
    expect(await stock()).toBe(before + 2);
    expect((await browser.get(path)).html).toContain('฿160 refunded');
    const events = given.body.events.map(({ action }: { action: string }) => action);
    expect(events.slice(0, 4)).toEqual(['refunded', 'returned', 'return_accepted', 'return_asked']);
  });

  it('is asked for once, however often the form is sent', async () => {
    const { id, path } = await delivered();
    const browser = openBrowser(host);
    await Promise.all([ask(browser, path), ask(browser, path), ask(openBrowser(host), path)]);
    const rows = await host.db
      .selectFrom('order_return')
      .select('id')
      .where('order_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['more than was bought', { 'quantity-0': '4' }, 'no more than you bought'],
    ['nothing', { 'quantity-0': '0' }, 'Choose at least one item'],
    ['no number', { 'quantity-0': '1e3' }, 'Choose at least one item'],
    ['no reason', { reason: 'because' }, 'Choose a reason'],
    ['no words', { details: '   ' }, 'Say what is wrong'],
    ['no such bank', { bank: '999' }, 'Give the bank'],
    ['no account number', { number: 'abc' }, 'Give the bank'],
  ])('of %s is refused, and what was typed stays', async (_name, wrong, message) => {
    const { id, path } = await delivered();
    const browser = openBrowser(host, { lang: 'en' });
    const refused = await ask(browser, path, wrong);
    expect(refused.url.pathname).toBe(`${path}/return`);
    expect(refused.html).toContain(message);
    expect(refused.html).toContain('วิชัย มั่นคง');
    expect((await call('GET', id)).body).toMatchObject({ stage: 'delivered', return: null });
  });

  it('is refused, disputed and settled by the two', async () => {
    const { id, path } = await delivered();
    const browser = openBrowser(host, { lang: 'en' });
    await ask(browser, path);
    const no = await call('POST', `${id}/return/refuse`, { revision: 4, answer: 'เกินกำหนด' });
    expect(no.body).toMatchObject({ stage: 'delivered', return: { state: 'refused' } });
    expect((await browser.get(path)).html).toContain('I disagree');

    const disputed = await browser.post(
      `${path}/return/dispute`,
      formOf({ objection: 'แจ้งในวันเดียวกัน' }),
    );
    expect(disputed.html).toContain('You disagree. If you and the shop do not settle it');
    expect((await call('GET', id)).body).toMatchObject({
      stage: 'disputed',
      return: { objection: 'แจ้งในวันเดียวกัน' },
    });
    const yes = await call('POST', `${id}/return/accept`, { revision: 6, answer: 'ตกลง' });
    expect(yes.body).toMatchObject({ stage: 'return_asked', return: { state: 'accepted' } });
  });

  it('is withdrawn by its buyer, and asked for again', async () => {
    const { id, path } = await delivered();
    const browser = openBrowser(host, { lang: 'en' });
    await ask(browser, path);
    const withdrawn = await browser.post(`${path}/return/withdraw`, {});
    expect(withdrawn.html).toContain('Return something or report a problem');
    expect((await call('GET', id)).body.stage).toBe('delivered');
    expect((await ask(browser, path)).html).toContain('Sent to the shop');
  });

  it('is not asked for after the days for it, nor before the order is sent', async () => {
    const { id, path } = await delivered();
    now = new Date(now.getTime() + 8 * DAY_MS);
    await host.host.jobs.send('order.complete', {});
    await host.host.jobs.drain();
    const browser = openBrowser(host, { lang: 'en' });
    expect((await browser.get(path)).html).not.toContain('Return something');
    expect((await browser.get(`${path}/return`)).url.pathname).toBe(path);
    await ask(browser, path);
    expect((await call('GET', id)).body.stage).toBe('completed');

    const { order_id } = await placeOrderRows(host.db);
    const fresh = new URL(orderLink(host.host, { shop_id: shops.alpha.id, order_id })).pathname;
    await ask(browser, fresh);
    expect((await call('GET', order_id)).body.stage).toBe('placed');
  });

  it('keeps an order open until the days after the shop’s answer are over', async () => {
    const { id, path } = await delivered();
    now = new Date(now.getTime() + 6 * DAY_MS);
    await ask(openBrowser(host), path);
    await call('POST', `${id}/return/refuse`, { revision: 4, answer: '' });
    const complete = async () => {
      await host.host.jobs.send('order.complete', {});
      await host.host.jobs.drain();
      return (await call('GET', id)).body.stage;
    };
    now = new Date(now.getTime() + 6 * DAY_MS);
    expect(await complete()).toBe('delivered');
    now = new Date(now.getTime() + 2 * DAY_MS);
    expect(await complete()).toBe('completed');
  });
});

describe('a refund', () => {
  it('gives everything back in steps and leaves nothing in the books but its bookings', async () => {
    const { id } = await delivered();
    const first = await call('POST', `${id}/refunds`, refund(3, { goods: 33.33 }));
    expect(first.body).toMatchObject({ stage: 'part_refunded', refunds: [{ amount: 33.33 }] });
    await call('POST', `${id}/refunds`, refund(4, { ...pieces(1, false), shipping: 40 }));
    const last = await call('POST', `${id}/refunds`, refund(5, { ...pieces(2), goods: 126.67 }));
    expect(last.body).toMatchObject({ stage: 'refunded', payment_status: 'refunded', actions: [] });
    const { 'cash:cod': cash, 'cash:transfer': sent, ...others } = await orderBalances(host.db, id);
    expect(others).toEqual({});
    expect([cash, sent]).toEqual([28_000, -28_000]);
  });

  it.each([
    ['more goods than were paid', { goods: 240.01 }, 409, 'REFUND_TOO_MUCH'],
    ['more delivery', { shipping: 40.01 }, 409, 'REFUND_TOO_MUCH'],
    ['more pieces', pieces(4), 409, 'REFUND_TOO_MUCH'],
    ['nothing', {}, 422, 'REFUND_NOTHING'],
    ['to a card that never paid', { goods: 1, way: 'provider' }, 409, 'REFUND_WAY'],
    ['of an older page', { revision: 2, goods: 1 }, 409, 'CONFLICT'],
    ['of less than nothing', { goods: -1 }, 400, 'VALIDATION'],
    ['with an unknown field', { goods: 1, all: true }, 400, 'VALIDATION'],
  ])('of %s is refused and changes nothing', async (_name, wrong, status, code) => {
    const { id } = await delivered();
    const [books, remain] = [await orderBalances(host.db, id), await stock()];
    const refused = await call('POST', `${id}/refunds`, refund(3, wrong));
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect((await call('GET', id)).body).toMatchObject({ revision: 3, refunds: [] });
    expect(await orderBalances(host.db, id)).toEqual(books);
    expect(await stock()).toBe(remain);
  });

  it('is given once by eight people at once', async () => {
    const { id } = await delivered();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', `${id}/refunds`, refund(3, pieces(3)))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await orderBalances(host.db, id))['cash:transfer']).toBe(-24_000);
  });

  it('never exceeds what was paid, by six people who give parts of it at once', async () => {
    const { id } = await delivered();
    const random = seeded(Math.floor(Math.random() * 2 ** 31));
    const refusals = new Set<string>();
    /** Each request reads the order again after a faster one, until it is refused. */
    const give = async (): Promise<number> => {
      let given = 0;
      for (let turn = 0; turn < 12; turn += 1) {
        const { revision } = (await call('GET', id)).body;
        const goods = (1 + random.upTo(7_000)) / 100;
        const { status, body } = await call('POST', `${id}/refunds`, refund(revision, { goods }));
        if (status === 200) given += Math.round(goods * 100);
        else refusals.add(body.code);
      }
      return given;
    };
    const all = await Promise.all(Array.from({ length: 6 }, give));
    const given = all.reduce((sum, one) => sum + one, 0);
    expect(given).toBeGreaterThan(17_000);
    expect(given).toBeLessThanOrEqual(24_000);
    expect((await orderBalances(host.db, id))['cash:transfer']).toBe(-given);
    refusals.delete('BAD_STATE');
    expect([...refusals].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'CONFLICT',
      'REFUND_TOO_MUCH',
    ]);
  });

  it('is not given for an order that is not paid', async () => {
    const { order_id: id } = await placeOrderRows(host.db);
    await call('POST', `${id}/ship`, { revision: 1 });
    const refused = await call('POST', `${id}/refunds`, refund(2, { goods: 1 }));
    expect([refused.status, refused.body.code]).toEqual([409, 'BAD_STATE']);
  });

  it('lowers what the report says was sold, and the customer’s sum', async () => {
    const { id } = await delivered();
    const { body } = await call('GET', id);
    const spend = async () =>
      (
        await host.db
          .selectFrom('customer')
          .select('spend')
          .where('shop_id', '=', shops.alpha.id)
          .where('id', '=', body.customer_id)
          .executeTakeFirstOrThrow()
      ).spend;
    const day = new Date(Date.parse(body.placed_at) + 7 * 3_600_000).toISOString().slice(0, 10);
    const sold = async () => {
      const reply = await host.inject({
        method: 'GET',
        url: `/api/v1/manage/${shops.alpha.id}/report?from=${day}&to=${day}`,
        headers: { cookie },
      });
      return reply.json().totals.net;
    };
    const [spent, net] = [await spend(), await sold()];
    await call('POST', `${id}/refunds`, refund(3, { goods: 100.5 }));
    expect(await spend()).toBe(spent - 10_050);
    expect(await sold()).toBeCloseTo(net - 100.5, 2);
  });

  it('tells its buyer by mail in the order’s language', async () => {
    const { order_id: id } = await placeOrderRows(host.db, {
      lang: 'th',
      payment_method: 'transfer',
    });
    await call('POST', `${id}/receive`, { revision: 1 });
    await call('POST', `${id}/ship`, { revision: 2 });
    const path = new URL(orderLink(host.host, { shop_id: shops.alpha.id, order_id: id })).pathname;
    await ask(openBrowser(host), path, { 'quantity-0': '1' });
    await call('POST', `${id}/return/accept`, { revision: 4, answer: 'ส่งกลับได้' });
    await call('POST', `${id}/refunds`, refund(5, { goods: 12.5 }));
    await host.host.jobs.drain();
    const mails = await host.db
      .selectFrom('mail')
      .select(['kind', 'body'])
      .where('kind', 'in', ['order.returnAccepted', 'order.refunded'])
      .orderBy('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['order.refunded', 'order.returnAccepted']);
    expect(mails[0]?.body).toContain('คืนเงิน ฿12.50');
    expect(mails[1]?.body).toContain('ข้อความจากร้าน: ส่งกลับได้');
  });
});
