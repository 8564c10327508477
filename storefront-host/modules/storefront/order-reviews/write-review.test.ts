import { followPosted } from '../../../../test/support/pages/follow-posted.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { orderLink } from '../../sales/orders/order-link.ts';

const CUP = products.cup.id;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let host: TestHost;
let shopper: Readonly<Record<string, string>>;
let other: Readonly<Record<string, string>>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  shopper = await signedIn(accounts.shopper.email);
  other = await signedIn(accounts.ownerBeta.email);
});
afterAll(() => host.close());

const origin = 'http://localhost:4000';
const signedIn = async (email: string) => ({ origin, cookie: await signIn(host, email) });
const write = (payload: object, headers: object = {}, id: number = CUP) =>
  host.inject({
    method: 'POST',
    url: `/api/v1/products/${id}/reviews`,
    payload,
    headers: { origin, ...headers },
  });
const permission = async (headers: object = {}, query = '', id: number = CUP) =>
  (
    await host.inject({
      url: `/api/v1/products/${id}/review-permission${query}`,
      headers: { ...headers },
    })
  ).json();

/** Places an order of one cup at alpha, and moves it to this state. */
async function order(
  status: 'placed' | 'delivered' | 'cancelled',
  by: { readonly account_id?: string } = {},
): Promise<{ readonly token: string; readonly id: string }> {
  const name = await placeOrderRows(host.db, by);
  await host.db
    .updateTable('sales_order')
    .set({ status })
    .where('id', '=', name.order_id)
    .execute();
  const { pathname } = new URL(orderLink(host.host, name));
  return { token: pathname.slice('/orders/'.length), id: name.order_id };
}

describe('a buyer', () => {
  it('with an account whose address is not proven is asked to prove it first', async () => {
    const setVerified = (email_verified: boolean) =>
      host.db
        .updateTable('account')
        .set({ email_verified })
        .where('id', '=', accounts.ownerBeta.id)
        .execute();
    await order('delivered', { account_id: accounts.ownerBeta.id });
    await setVerified(false);
    expect(await permission(other)).toMatchObject({ allowed: false, code: 'UNVERIFIED' });
    const refused = await write({ stars: 5 }, other);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'UNVERIFIED']);
    await setVerified(true);
    expect(await permission(other)).toMatchObject({ allowed: true });
    await host.db
      .deleteFrom('sales_order')
      .where('account_id', '=', accounts.ownerBeta.id)
      .execute();
  });

  it('writes one review for each delivered order, under the first name', async () => {
    expect(await permission(shopper)).toMatchObject({ allowed: false, code: 'NOT_BOUGHT' });
    await order('placed', { account_id: accounts.shopper.id });
    await order('cancelled', { account_id: accounts.shopper.id });
    expect(await permission(shopper)).toMatchObject({ allowed: false, code: 'NOT_DELIVERED' });
    expect((await write({ stars: 5 }, shopper)).json()).toMatchObject({ code: 'NOT_DELIVERED' });
    const bought = await order('delivered', { account_id: accounts.shopper.id });

    expect(await permission(shopper)).toMatchObject({ allowed: true, code: null });
    const scores = { product: 5, delivery: 4 };
    const text = ' ถ้วยสวย\u0000\nชงกาแฟอร่อย ';
    const written = await write({ stars: 4, scores, text }, shopper);
    expect(written.statusCode).toBe(201);
    const row = await host.db
      .selectFrom('review')
      .selectAll()
      .where('id', '=', written.json().id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      shop_id: shops.alpha.id,
      product_id: CUP,
      order_id: bought.id,
      account_id: accounts.shopper.id,
      stars: 4,
      scores,
      body: 'ถ้วยสวย \nชงกาแฟอร่อย',
      lang: 'en',
    });
    expect(row.reviewer_name).toBe(accounts.shopper.name.split(' ')[0]);
    const again = await write({ stars: 1 }, shopper);
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_REVIEWED']);
    expect(await permission(shopper)).toMatchObject({ code: 'ALREADY_REVIEWED' });
    // A second cup may be worse.
    await order('delivered', { account_id: accounts.shopper.id });
    expect((await write({ stars: 2, name: 'คนรักกาแฟ' }, shopper)).statusCode).toBe(201);
  });

  it('is a person with an order, not one who only looks', async () => {
    expect(await permission()).toMatchObject({ allowed: false, code: 'UNAUTHENTICATED' });
    expect((await write({ stars: 5 })).statusCode).toBe(401);
    const refused = await write({ stars: 5 }, other);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'NOT_BOUGHT']);
    expect((await write({ stars: 5 }, other, 999_999)).statusCode).toBe(404);
  });

  it('writes from this site alone', async () => {
    const reply = await write({ stars: 5 }, { ...shopper, origin: 'https://elsewhere.example' });
    expect(reply.json()).toMatchObject({ code: 'CROSS_ORIGIN' });
  });

  it('of two posts at once only one is taken', async () => {
    const { token } = await order('delivered');
    const replies = await Promise.all([1, 2, 3].map((stars) => write({ stars, order: token })));
    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409,
    ]);
  });
});

describe('a guest, by the link of the order', () => {
  it('reviews what was in it and nothing else', async () => {
    const { token } = await order('delivered');
    expect(await permission({}, `?order=${token}`)).toMatchObject({ allowed: true, name: 'วิชัย' });
    const wrong = await write({ stars: 5, order: token }, {}, products.plateOnSale.id);
    expect(wrong.json()).toMatchObject({ code: 'NOT_BOUGHT' });
    const elsewhere = await write({ stars: 5, order: token }, {}, products.mango.id);
    expect(elsewhere.json()).toMatchObject({ code: 'NOT_BOUGHT' });
    expect((await write({ stars: 5, order: token })).statusCode).toBe(201);
  });

  it('not by a forged one, even when signed in', async () => {
    expect((await write({ stars: 5, order: 'forged.token' }, shopper)).statusCode).toBe(401);
  });

  it('on the order’s page, which asks for it once the parcel has arrived', async () => {
    const waiting = await order('placed');
    const page = async (token: string) => (await host.inject(`/orders/${token}?lang=th`)).body;
    expect(await page(waiting.token)).not.toContain('เขียนรีวิว');

    const { token } = await order('delivered');
    expect(await page(token)).toContain('เขียนรีวิว');
    const post = (fields: Readonly<Record<string, string>>) =>
      host.inject({
        method: 'POST',
        url: `/orders/${token}/reviews`,
        payload: new URLSearchParams(fields).toString(),
        headers: FORM,
      });
    const typed = { product_id: String(CUP), text: 'แก้วหนา <b>ดี</b>', name: 'วิ' };
    // The form still shows everything that was typed.
    const refused = await followPosted(host, await post(typed), { lang: 'en' });
    expect(refused).toContain('แก้วหนา &lt;b&gt;ดี&lt;/b&gt;');
    expect(refused).toContain('Choose a star rating');
    const taken = await post({ ...typed, stars: '5', 'score.service': '4' });
    expect(taken.statusCode).toBe(303);
    const after = (await host.inject(String(taken.headers.location))).body;
    expect(after).toContain('You rated it 5 out of 5 stars');
    const twice = await post({ ...typed, stars: '5' });
    const answer = await followPosted(host, twice, { lang: 'en' });
    expect(answer).toContain('already reviewed this product');
  });
});

it('the form of a product page works without JavaScript, and its page shows the words', async () => {
  const post = (headers: object, fields: Readonly<Record<string, string>>) =>
    host.inject({
      method: 'POST',
      url: `/web/alpha/product/${CUP}/reviews`,
      payload: new URLSearchParams(fields).toString(),
      headers: { origin, ...headers, ...FORM },
    });
  const after = async (fields: Readonly<Record<string, string>>, headers = {}) =>
    followPosted(host, await post(headers, fields), { lang: 'en', headers });
  expect(await after({ stars: '5' })).toContain('Sign in to review your purchases');
  // The form still shows everything that was typed.
  const refused = await after({ stars: '9', text: 'หนา <b>ดี</b>', 'score.delivery': '4' }, shopper);
  expect(refused).toContain('Choose a star rating');
  expect(refused).toContain('หนา &lt;b>ดี&lt;/b></textarea>');
  expect(refused).toMatch(/<option value="4" selected/);
  await order('delivered', { account_id: accounts.shopper.id });
  const text = 'จะกลับมาซื้ออีก';
  expect((await post(shopper, { stars: '5', text })).headers.location).toBe(
    `/web/alpha/product/cup/${CUP}?notice=REVIEW_THANKS#reviews`,
  );
  const page = await host.inject(`/web/alpha/product/cup/${CUP}?notice=REVIEW_THANKS`);
  expect(page.body).toContain(text);
  // The review has scores by type, if these were rated.
  expect(page.body).toContain('class="type-scores"');
  expect(page.body).toContain('Thank you! Your review is published.');
});
