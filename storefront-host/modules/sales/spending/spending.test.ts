import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { buyerAddress, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import {
  accounts,
  products,
  shops,
  smallPassword,
} from '../../../../test/support/fixture-market.ts';
import { setBalances, balancesOf } from '../../../../test/support/account-balances.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { readOrderFacts } from '../order-mail/order-facts.ts';
import { orderMail } from '../order-mail/order-mail.ts';

const own = accounts.shopper.id;
const other = accounts.ownerBeta.id;
let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  buyer = createBuyer(host);
  await setBalances(host, other, { points: 7_000, wallet: 70_000 });
});
afterAll(() => host.close());
beforeEach(async () => {
  await buyer.setStock(products.cup.id, 10);
  await setBalances(host, own, { points: 1_500, wallet: 9_950 });
});

/**
 * Begins a checkout without JavaScript, of this number of cups for ฿120 each, and ฿50 for delivery.
 */
async function open(lang: 'th' | 'en', cups: number, isSignedIn: boolean) {
  const path = `/checkout/${await buyer.begin([[products.cup.uuid, cups]])}`;
  const browser = openBrowser(host, { lang });
  if (isSignedIn) await browser.signIn(accounts.shopper.email, smallPassword);
  const form = (html: string) => ({ ...buyerAddress, seen_net: netOf(html) });
  return {
    get: () => browser.get(path),
    post: (html: string, more: Record<string, string> = {}) =>
      browser.post(path, { ...form(html), ...more }),
  };
}
const netOf = (html: string) => /name="seen_net" value="([^"]+)"/.exec(html)?.[1] ?? '';
const lastOrder = () =>
  host.db
    .selectFrom('sales_order')
    .selectAll()
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();

async function bookings(orderId: string): Promise<Record<string, number>> {
  const rows = await host.db
    .selectFrom('journal_line as line')
    .innerJoin('journal_entry as entry', (join) =>
      join.onRef('entry.shop_id', '=', 'line.shop_id').onRef('entry.id', '=', 'line.entry_id'),
    )
    .select(['line.account', 'line.amount'])
    .where('entry.order_id', '=', orderId)
    .execute();
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

describe('points and wallet at the checkout', () => {
  it('are used with a tap each and ordered with, without JavaScript', async () => {
    const page = await open('th', 1, true);
    const first = await page.get();
    expect(first.html).toContain('<strong>ใช้ 1,500 คะแนน</strong> ลด ฿15');
    expect(first.html).toContain('<strong>ใช้เงินในกระเป๋า</strong> ลด ฿99.50');
    expect(netOf(first.html)).toBe('170');
    const pointed = await page.post(first.html, { spend: 'points' });
    expect(pointed.html).toContain('ยอดรวมใหม่ ฿155');
    expect(pointed.html).toContain(`value="${buyerAddress.name}"`);
    const both = await page.post(pointed.html, { spend: 'wallet' });
    expect(netOf(both.html)).toBe('55.5');
    expect(await balancesOf(host, own)).toEqual({ points: 1_500, wallet: 9_950 });

    const done = await page.post(both.html);
    expect(done.url.pathname).toMatch(/^\/orders\//);
    for (const html of [both.html, done.html]) {
      expect(html).toMatch(/<dt>ใช้ 1,500 คะแนน<\/dt>\s*<dd>-฿15<\/dd>/);
      expect(html).toMatch(/<dt>ใช้เงินในกระเป๋า<\/dt>\s*<dd>-฿99\.50<\/dd>/);
      expect(html).not.toContain('<dt>ส่วนลด</dt>');
    }
    expect(await balancesOf(host, own)).toEqual({ points: 0, wallet: 0 });
    expect(await balancesOf(host, other)).toEqual({ points: 7_000, wallet: 70_000 });
    const order = await lastOrder();
    expect(order).toMatchObject({
      account_id: own,
      product_total: 12_000,
      discount: 1_500,
      points_spent: 1_500,
      points_worth: 1_500,
      lnwcash: 9_950,
      net: 5_550,
      // The order earns a point for each whole baht of the ฿105 after the points.
      points_earned: 105,
    });
    // The shop bears the points. The wallet is a payment, so VAT applies to the ฿105 and the
    // delivery.
    expect(await bookings(order.id)).toMatchObject({
      'receivable:cod': 5_550,
      wallet: 9_950,
      points: 1_500,
      'vat:output': -1_014,
    });
    expect(await bookings(order.id)).not.toHaveProperty('discount');
  });

  it('are in the mails, in the back office and in the export', async () => {
    const page = await open('en', 1, true);
    const pointed = await page.post((await page.get()).html, { spend: 'points' });
    const both = await page.post(pointed.html, { spend: 'wallet' });
    expect((await page.post(both.html)).url.pathname).toMatch(/^\/orders\//);
    const { id } = await lastOrder();
    const facts = await readOrderFacts(host.db, shops.alpha.id, id);
    const mail = facts && orderMail('placed', facts, 'en', 'http://x.test').body;
    expect(mail).toMatch(/1,500 points {2}-฿15\nWallet {2}-฿99\.50\nShipping/);
    const owner = await signIn(host, accounts.ownerAlpha.email);
    const manage = (path: string) =>
      host.inject({
        url: `/api/v1/manage/2/orders${path}`,
        headers: { cookie: owner, 'accept-language': 'en' },
      });
    expect((await manage(`/${id}`)).json()).toMatchObject({
      price: { product: 120, discount: 15, lnwcash: 99.5, net: 55.5 },
      points: { count: 1_500, worth: 15 },
    });
    const [head = '', row = ''] = (await manage('.csv')).body.split('\r\n');
    const at = (name: string) => row.split(',')[head.split(',').indexOf(name)];
    expect(at('Points in the discount (baht)')).toBe('15');
    expect(at('Paid from the wallet')).toBe('99.5');
  });

  it('count after the coupon, and are taken off again', async () => {
    await host.db
      .insertInto('coupon')
      .values({
        shop_id: shops.alpha.id,
        id: 1,
        code: 'MOST',
        title: 'ลด 110 บาท',
        kind: 'amount',
        value: 11_000,
        begins_at: new Date(0),
        ends_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
    const page = await open('en', 1, true);
    const pointed = await page.post((await page.get()).html, { spend: 'points', coupon: 'MOST' });
    // Points can still pay ฿10, the wallet nothing.
    expect(pointed.html).toContain('<strong>1,000 points used</strong> ฿10 off');
    expect(pointed.html).not.toContain('value="wallet"');
    expect(netOf(pointed.html)).toBe('50');
    const without = await page.post(pointed.html, { do_not_spend: 'points' });
    expect(netOf(without.html)).toBe('60');
    expect(without.html).toContain('<strong>Use 1,000 points</strong> ฿10 off');
    await page.post(without.html);
    expect(await lastOrder()).toMatchObject({ discount: 11_000, points_spent: 0, lnwcash: 0 });
    expect(await balancesOf(host, own)).toEqual({ points: 1_500, wallet: 9_950 });
    const { cost } = await host.db.selectFrom('coupon').select('cost').executeTakeFirstOrThrow();
    expect(cost).toBe(11_000);
  });

  it('are offered to no guest, whatever the form says', async () => {
    const page = await open('en', 1, false);
    const first = await page.get();
    expect(first.html).not.toContain('Points and wallet');
    const pressed = await page.post(first.html, { spend: 'points' });
    expect(pressed.url.pathname).toMatch(/^\/orders\//);
    expect(pressed.html).not.toMatch(/points|Wallet/);
    expect(await lastOrder()).toMatchObject({ points_spent: 0, lnwcash: 0, net: 17_000 });
  });

  it('of another account are not spent by a link that is passed on', async () => {
    const page = await open('en', 1, true);
    const pointed = await page.post((await page.get()).html, { spend: 'points' });
    expect(netOf(pointed.html)).toBe('155');
    const guests = await openBrowser(host, { lang: 'en' }).get(pointed.url.pathname);
    expect(netOf(guests.html)).toBe('170');
  });

  it('that ran out meanwhile show the new total and order nothing', async () => {
    const page = await open('en', 1, true);
    const pointed = await page.post((await page.get()).html, { spend: 'points' });
    await setBalances(host, own, { points: 300, wallet: 0 });
    const again = await page.post(pointed.html);
    expect(again.html).toContain('The price has changed');
    expect(again.html).toContain('<strong>300 points used</strong> ฿3 off');
    expect((await page.post(again.html)).url.pathname).toMatch(/^\/orders\//);
    expect(await balancesOf(host, own)).toEqual({ points: 0, wallet: 0 });
  });

  it('that pay the whole order leave nothing to transfer', async () => {
    await host.db
      .updateTable('shop')
      .set({
        settings: JSON.stringify({
          payments: { cod: false, transfer: true, promptpay: '0812345678', promptpay_name: 'A' },
        }),
      })
      .where('id', '=', shops.alpha.id)
      .execute();
    await setBalances(host, own, { points: 1_500, wallet: 50_000 });
    const page = await open('en', 2, true);
    const pointed = await page.post((await page.get()).html, { spend: 'points' });
    const both = await page.post(pointed.html, { spend: 'wallet' });
    expect(netOf(both.html)).toBe('0');
    const done = await page.post(both.html);
    expect(done.url.pathname).toMatch(/^\/orders\//);
    expect(done.html).not.toContain('PromptPay');
    expect(await lastOrder()).toMatchObject({ payment_status: 'paid', net: 0, lnwcash: 22_500 });
    expect(await balancesOf(host, own)).toEqual({ points: 0, wallet: 27_500 });
  });
});
