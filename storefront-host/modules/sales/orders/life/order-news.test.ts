import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowWalletRefunds } from '../../../../../test/support/allow-wallet-refunds.ts';
import { openBrowser } from '../../../../../test/support/browser/browser.ts';
import { accounts, shops } from '../../../../../test/support/fixture-market.ts';
import { formOf } from '../../../../../test/support/form-of.ts';
import { manageShop } from '../../../../../test/support/manage-shop.ts';
import { placeOrderRows } from '../../../../../test/support/placed-order.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { decideDispute } from '../../returns/decide-dispute.ts';
import { orderLink } from '../order-link.ts';
import { changeOrder } from './change-order.ts';

const DAY_MS = 86_400_000;
const own = accounts.shopper.id;
let host: TestHost;
let ahead = 0;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => new Date(Date.now() + ahead),
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  await allowWalletRefunds(host);
});
afterAll(() => host.close());
// Complete the orders of earlier tests first, so that the job finds only this one's.
beforeEach(() =>
  host.db
    .updateTable('sales_order')
    .set({ completed_at: new Date(0) })
    .execute(),
);

const manage = manageShop(() => host, { under: 'orders/' });

type Lang = 'th' | 'en';

async function placed(lang: Lang, payment_method: 'cod' | 'transfer' = 'transfer') {
  await host.db.updateTable('account').set({ locale: lang }).where('id', '=', own).execute();
  const { order_id: id } = await placeOrderRows(host.db, {
    account_id: own,
    lang,
    payment_method,
  });
  await host.host.jobs.drain();
  const name = { shop_id: shops.alpha.id, order_id: id };
  return { id, path: new URL(orderLink(host.host, name)).pathname };
}

async function act(id: string, action: string, more: object = {}) {
  const { body } = await manage('GET', id);
  const done = await manage('POST', `${id}/${action}`, { revision: body.revision, ...more });
  expect([action, done.status]).toEqual([action, 200]);
}

const wish = {
  'quantity-0': '1',
  reason: 'damaged',
  details: 'แตก',
  way: 'wallet',
};

/**
 * Collects the buyer's mails and notifications, and the shop's notifications, that a step writes.
 */
async function newsOf(lang: Lang, step: () => Promise<unknown>) {
  await host.host.jobs.drain();
  await host.db.deleteFrom('mail').execute();
  await host.db.deleteFrom('notification').execute();
  await step();
  await host.host.jobs.drain();
  const mails = await host.db
    .selectFrom('mail')
    .select(['kind', 'subject', 'body', 'html'])
    .where('recipient', '=', 'wichai@example.test')
    .orderBy('kind')
    .execute();
  for (const { kind, subject, body, html } of mails) {
    const [heading = '', opening = ''] = body.split('\n\n');
    for (const words of [subject, heading, opening])
      expect(words).not.toMatch(/[{}]|undefined|NaN/);
    expect([kind, /[ก-๙]/.test(heading)]).toEqual([kind, lang === 'th']);
    expect(html).toContain('/orders/');
  }
  const notices = await host.db
    .selectFrom('notification')
    .select(['kind', 'account_id'])
    .orderBy('kind')
    .execute();
  const of = (account: string) =>
    notices.flatMap(({ kind, account_id: id }) => (id === account ? [kind] : []));
  return {
    mails: mails.map(({ kind }) => kind.replace('order.', '')),
    buyer: of(own),
    shop: of(accounts.ownerAlpha.id),
    bodies: mails.map(({ body }) => body).join('\n'),
  };
}

describe.each(['th', 'en'] as const)('in %s, the buyer reads one mail and one notice', (lang) => {
  const expectNews = async (
    step: () => Promise<unknown>,
    mail: readonly string[],
    buyer: readonly string[],
    shop: readonly string[] = [],
  ) => expect(await newsOf(lang, step)).toMatchObject({ mails: mail, buyer, shop });

  it('of each step from the payment to the end', async () => {
    const { id, path } = await placed(lang);
    const buyer = openBrowser(host);
    const ask = () => buyer.post(`${path}/return`, formOf(wish));
    await expectNews(() => act(id, 'receive'), ['paid'], ['order_paid']);
    await expectNews(() => act(id, 'prepare'), ['prepared'], ['order_prepared']);
    const part = { courier: '', code: '', lines: [{ rank: 0, quantity: 1 }] };
    await expectNews(() => act(id, 'parcels', part), ['parcel'], ['order_part_shipped']);
    await expectNews(() => act(id, 'ship'), ['shipped'], ['order_shipped']);
    await expectNews(() => act(id, 'deliver'), ['delivered'], ['order_delivered']);
    await expectNews(ask, ['returnAsked'], [], ['return_asked']);
    await expectNews(
      () => buyer.post(`${path}/return/withdraw`, {}),
      ['returnWithdrawn'],
      [],
      ['return_withdrawn'],
    );
    // The same step again sends another mail.
    await expectNews(ask, ['returnAsked'], [], ['return_asked']);
    const answer = { answer: 'ส่งมาได้' };
    const accept = () => act(id, 'return/accept', answer);
    await expectNews(accept, ['returnAccepted'], ['order_return_accepted']);
    await expectNews(() => act(id, 'return/receive'), ['returned'], ['order_returned']);
    const refund = { lines: [], goods: 10, shipping: 0, way: 'wallet', note: '' };
    await expectNews(() => act(id, 'refunds', refund), ['refunded'], ['order_refunded']);
    ahead += 9 * DAY_MS;
    await expectNews(
      () => host.host.jobs.send('order.complete', {}),
      ['completed'],
      ['order_completed'],
    );
    expect((await manage('GET', id)).body.stage).toBe('part_refunded');
  });

  it('of an order that is collected: ready, and not on its way', async () => {
    const { id } = await placed(lang, 'cod');
    const delivery = { kind: 'pickup', method: 'here', names: { th: '', en: '' }, courier: '' };
    await host.db
      .updateTable('sales_order')
      .set({ delivery: sql`${JSON.stringify({ ...delivery, from: null, to: null })}::jsonb` })
      .where('id', '=', id)
      .execute();
    const shipped = await newsOf(lang, () => act(id, 'ship'));
    expect(shipped).toMatchObject({ mails: ['ready'], buyer: ['order_ready'] });
    expect(shipped.bodies).toContain(lang === 'th' ? 'พร้อมให้มารับ' : 'ready to collect');
    expect(shipped.bodies).toContain(lang === 'th' ? 'เมื่อมารับสินค้า' : 'when you collect it');
    expect(shipped.bodies).not.toMatch(/จัดส่งแล้ว|กำลังเดินทาง|on its way|parcel/);
  });

  it('of a refused return, the dispute and its decision', async () => {
    const { id, path } = await placed(lang);
    const buyer = openBrowser(host);
    await act(id, 'receive');
    await act(id, 'ship');
    await act(id, 'deliver');
    await buyer.post(`${path}/return`, formOf(wish));
    const refuse = () => act(id, 'return/refuse', { answer: 'เกินกำหนด' });
    await expectNews(refuse, ['returnRefused'], ['order_return_refused']);
    await expectNews(
      () => buyer.post(`${path}/return/dispute`, formOf({ objection: 'ไม่จริง' })),
      ['disputed'],
      [],
      ['return_disputed'],
    );
    const { body } = await manage('GET', id);
    const at = { revision: body.revision, accountId: accounts.operator.id, at: host.host.now() };
    await expectNews(
      () =>
        decideDispute(
          host.db,
          { shopId: shops.alpha.id, orderId: id, ...at },
          { for: 'shop', reason: 'ไม่มีรอย' },
        ),
      ['decidedForShop'],
      ['order_return_decided'],
      ['return_decided'],
    );
    expect((await manage('GET', id)).body.return.state).toBe('decided');
  });

  it('of a cancellation, with the way of the money', async () => {
    const paid = await placed(lang);
    await act(paid.id, 'receive');
    const wallet = await newsOf(lang, () => act(paid.id, 'cancel', { refund: 'wallet' }));
    expect(wallet).toMatchObject({ mails: ['cancelled'], buyer: ['order_cancelled'] });
    expect(wallet.bodies).toMatch(
      lang === 'th' ? /คืนเงิน ฿309 เข้ากระเป๋าเงิน/ : /฿309 is in your wallet/,
    );
    const sent = await placed(lang);
    await act(sent.id, 'receive');
    const transfer = await newsOf(lang, () => act(sent.id, 'cancel'));
    const pages = await Promise.all(
      [paid, sent].map(async ({ path }) => (await openBrowser(host, { lang }).get(path)).html),
    );
    expect(pages[0]).toMatch(lang === 'th' ? /เงิน ฿309 อยู่ในกระเป๋าเงิน/ : /฿309 is in your wallet/);
    expect(pages[1]).toMatch(lang === 'th' ? /ร้านจะโอนเงิน ฿309/ : /transfers ฿309 back/);
    expect(transfer.bodies).toMatch(lang === 'th' ? /ร้านจะโอนเงิน ฿309/ : /transfers ฿309 back/);
    const mine = await placed(lang);
    const { body } = await manage('GET', mine.id);
    const withdrawn = await newsOf(lang, () =>
      changeOrder(host.db, {
        shopId: shops.alpha.id,
        orderId: mine.id,
        action: 'cancel',
        revision: body.revision,
        tracking: null,
        accountId: own,
        by: 'buyer',
        at: host.host.now(),
      }),
    );
    expect(withdrawn).toMatchObject({
      mails: ['withdrawn'],
      buyer: [],
      shop: ['order_withdrawn'],
    });
    expect(withdrawn.bodies).toMatch(lang === 'th' ? /ไม่มีการเรียกเก็บเงิน/ : /Nothing is charged/);
  });

  it('of cash on delivery that is paid at the door, or not accepted', async () => {
    const taken = await placed(lang, 'cod');
    await act(taken.id, 'ship');
    const delivered = await newsOf(lang, () => act(taken.id, 'deliver'));
    expect(delivered).toMatchObject({
      mails: ['delivered'],
      buyer: ['order_delivered', 'order_paid'],
    });
    expect(delivered.bodies).toContain('฿309');
    const refused = await placed(lang, 'cod');
    await act(refused.id, 'ship');
    await expectNews(
      () => act(refused.id, 'refuse', { restock: true }),
      ['undelivered'],
      ['order_cancelled'],
    );
  });

  it('of money that comes late, and goes back', async () => {
    const late = await placed(lang);
    await act(late.id, 'cancel');
    await expectNews(() => act(late.id, 'reopen'), ['paid'], ['order_paid']);
    const owed = await placed(lang);
    await act(owed.id, 'cancel');
    await host.db
      .updateTable('sales_order')
      .set({ payment_status: 'paid' })
      .where('id', '=', owed.id)
      .execute();
    await expectNews(() => act(owed.id, 'repay'), ['repaid'], ['order_repaid']);
    expect((await manage('GET', owed.id)).body.payment_status).toBe('refunded');
  });
});
