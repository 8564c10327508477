import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { insertReturnRow } from '../../../../test/support/records/order-rows.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { orderLink } from '../../sales/index.ts';

let host: TestHost;
let operator: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  operator = openBrowser(host, { lang: 'en' });
  await operator.signIn(accounts.operator.email, 'correct horse', '/admin/disputes');
});
afterAll(() => host.close());

const call = manageShop(() => host, { under: 'orders/' });

interface Disputed {
  readonly shop_id?: number;
  readonly since?: string;
}

/** Creates a paid order of 309.00 baht, whose buyer objects to the shop's refusal. */
async function disputed({
  shop_id = shops.alpha.id,
  since = '2026-11-23T03:00:00Z',
}: Disputed = {}) {
  const { order_id: id } = await placeOrderRows(host.db, {
    shop_id,
    account_id: accounts.shopper.id,
    payment_method: 'transfer',
    payment_status: 'paid',
  });
  const state = { status: 'delivered', return_state: 'disputed', return_at: since } as const;
  const { number } = await host.db
    .updateTable('sales_order')
    .set({ ...state, return_at: new Date(since) })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .returning('number')
    .executeTakeFirstOrThrow();
  await insertReturnRow(host.db, { shop_id, order_id: id, at: new Date(since) });
  await host.db
    .updateTable('order_return')
    .set({ answer: 'เกินเวลา', objection: 'แจ้งในวันเดียวกัน' })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', id)
    .execute();
  const link = new URL(orderLink(host.host, { shop_id, order_id: id })).pathname;
  return { id, number, page: `/admin/disputes/${shop_id}/${id}`, link };
}

const forBuyer = {
  revision: '1',
  for: 'buyer',
  amount: '100',
  way: 'transfer',
  reason: 'แก้วบิ่นจริง',
};
const forShop = { ...forBuyer, for: 'shop', reason: 'ไม่มีรอยบิ่นในรูป' };

describe('the operators’ list of disputes', () => {
  it('has open disputes of all shops, the oldest first, page by page', async () => {
    const old = await disputed({ shop_id: shops.beta.id, since: '2026-11-01T03:00:00Z' });
    const next = await disputed({ since: '2026-11-02T03:00:00Z' });
    for (let at = 0; at < 49; at += 1) await disputed({ since: '2026-11-03T03:00:00Z' });
    const last = await disputed({ since: '2026-11-04T03:00:00Z' });
    const { order_id: calm } = await placeOrderRows(host.db);

    const first = (await operator.get('/admin/disputes')).html;
    expect(first.indexOf(old.page)).toBeGreaterThan(-1);
    expect(first.indexOf(next.page)).toBeGreaterThan(first.indexOf(old.page));
    expect(first).not.toContain(last.page);
    expect(first).not.toContain(calm);
    const more = /href="(\/admin\/disputes\?after=[^"]+)"/.exec(first)?.[1] ?? '';
    const second = (await operator.get(more)).html;
    expect(second).toContain(last.page);
    expect(second).not.toContain(next.page);
    expect((await operator.get('/admin')).html).toContain('Disputes (52)');
  });

  it('shows the words of both sides and the money, and nothing of an order without a dispute', async () => {
    const { page } = await disputed();
    const { html } = await operator.get(page);
    for (const words of ['แก้วบิ่น', 'เกินเวลา', 'แจ้งในวันเดียวกัน', '฿309', '1234567890']) {
      expect(html).toContain(words);
    }
    const { order_id: calm } = await placeOrderRows(host.db);
    expect((await operator.get(`/admin/disputes/2/${calm}`)).status).toBe(404);
  });
});

describe('a decision', () => {
  it('for the buyer refunds, and both sides read its reason', async () => {
    const { id, page, link } = await disputed();
    const decided = await operator.post(page, forBuyer);
    expect(decided.html).toContain('Decided for the buyer on');
    const { body } = await call('GET', id);
    expect(body).toMatchObject({
      stage: 'part_refunded',
      return: { state: 'decided', verdict: { for: 'buyer', reason: 'แก้วบิ่นจริง' } },
      refunds: [{ amount: 100, way: 'transfer' }],
      events: [{ action: 'decided_for_buyer', by: accounts.operator.name }],
    });
    expect(await orderBalances(host.db, id)).toMatchObject({ 'cash:transfer': -10_000 });
    const buyer = await openBrowser(host, { lang: 'en' }).get(link);
    expect(buyer.html).toContain('The marketplace decided in your favour.');
    expect(buyer.html).toContain('แก้วบิ่นจริง');

    await host.host.jobs.drain();
    const mails = await host.db
      .selectFrom('mail')
      .select(['kind', 'body'])
      .where('shop_id', '=', shops.alpha.id)
      .where('kind', 'in', ['order.decidedForBuyer', 'order.refunded'])
      .orderBy('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['order.decidedForBuyer', 'order.refunded']);
    expect(mails[0]?.body).toContain('เหตุผล: แก้วบิ่นจริง');
    const notices = await host.db
      .selectFrom('notification')
      .select(['account_id', 'kind'])
      .where('kind', 'in', ['order_return_decided', 'return_decided'])
      .execute();
    expect(notices).toEqual(
      expect.arrayContaining([
        { account_id: accounts.shopper.id, kind: 'order_return_decided' },
        { account_id: accounts.ownerAlpha.id, kind: 'return_decided' },
      ]),
    );
  });

  it('pays goods first and then the delivery, up to all that was paid', async () => {
    const { id, page } = await disputed();
    await operator.post(page, { ...forBuyer, amount: '309.00' });
    expect((await call('GET', id)).body).toMatchObject({
      stage: 'refunded',
      payment_status: 'refunded',
      refunds: [{ amount: 309, shipping: 50 }],
    });
  });

  it('for the shop is the last word, even after a later refund', async () => {
    const { id, page, link } = await disputed();
    await operator.post(page, forShop);
    const buyer = openBrowser(host, { lang: 'en' });
    const seen = await buyer.get(link);
    expect(seen.html).toContain('cannot be disputed again');
    expect(seen.html).not.toContain('I disagree');
    expect(seen.html).not.toContain('Return something');
    await buyer.post(`${link}/return/dispute`, { objection: 'ยังไม่เห็นด้วย' });
    const kind = { revision: 2, lines: [], goods: 5, shipping: 0, way: 'transfer', note: '' };
    expect((await call('POST', `${id}/refunds`, kind)).status).toBe(200);
    expect((await buyer.get(link)).html).not.toContain('Return something');
    expect((await call('GET', id)).body).toMatchObject({
      stage: 'part_refunded',
      return: { state: 'decided', objection: 'แจ้งในวันเดียวกัน', verdict: { for: 'shop' } },
    });
  });

  it.each([
    ['nobody', { for: '' }, 'Choose who is right'],
    ['no reason', { reason: '  ' }, 'Give the reason'],
    ['nothing', { amount: '0' }, 'Enter an amount above 0'],
    ['more than is left', { amount: '309.01' }, 'Enter an amount above 0'],
    ['a third decimal', { amount: '1.005' }, 'Enter an amount above 0'],
    ['a card that never paid', { way: 'provider' }, 'Enter an amount above 0'],
    ['an older page', { revision: '9' }, 'The order has changed meanwhile'],
  ])('with %s is refused and changes nothing', async (_name, wrong, message) => {
    const { id, page } = await disputed();
    const refused = await operator.post(page, { ...forBuyer, ...wrong });
    expect(refused.html).toContain(message);
    expect((await call('GET', id)).body).toMatchObject({ stage: 'disputed', refunds: [] });
  });

  it('wins alone, or the shop’s refund or the buyer’s withdrawal does', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, page, link } = await disputed();
      const refund = { revision: 1, lines: [], goods: 7, shipping: 0, way: 'cash', note: '' };
      await Promise.all([
        operator.post(page, round % 2 ? forBuyer : forShop),
        call('POST', `${id}/refunds`, refund),
        openBrowser(host).post(`${link}/return/withdraw`, {}),
      ]);
      const { body } = await call('GET', id);
      expect(body.revision).toBe(2);
      expect(body.events).toHaveLength(1);
      expect(body.refunds.length).toBeLessThan(2);
    }
  });
});
