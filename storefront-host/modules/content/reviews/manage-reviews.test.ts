import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { addReview, type NewReview } from './add-review.ts';
import type { ManagedReview } from './manage-reviews.contract.ts';

const now = new Date('2026-11-20T05:00:00Z');
const base = `/api/v1/manage/${shops.alpha.id}/reviews`;
const { cup, mango } = products;
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100' },
    now: () => now,
  });
  cookie = await signIn(host, accounts.ownerAlpha.email);
  await add({ shopId: mango.shop_id, productId: mango.id, name: 'ของเบต้า' });
});
afterAll(() => host.close());

const add = (review: Partial<NewReview> = {}) =>
  host.db.transaction().execute((trx) =>
    addReview(trx, {
      shopId: shops.alpha.id,
      productId: cup.id,
      name: 'สมหญิง',
      stars: 2,
      text: 'หูถ้วยบิ่น',
      lang: 'th',
      at: now,
      ...review,
    }),
  );

async function call(method: 'GET' | 'PUT', url: string, payload?: object) {
  const headers = { origin: 'http://localhost:4000', cookie };
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}

const act = (id: string, name: string, text: string, revision = 1) =>
  call('PUT', `${base}/${id}/${name}`, { revision, text });

async function list(filter: object = {}): Promise<readonly ManagedReview[]> {
  const { body } = await call(
    'GET',
    `${base}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  return body.items;
}

async function productPage(): Promise<string> {
  const { headers, body } = await host.inject(`/product/${cup.id}`);
  return headers.location ? (await host.inject(headers.location)).body : body;
}
const sumsOf = (id: number) =>
  host.db
    .selectFrom('product')
    .select(['total_review', 'total_stars', 'last_review'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const noticesOf = (accountId: string) =>
  host.db
    .selectFrom('notification')
    .select(['kind', 'data', 'path'])
    .where('account_id', '=', accountId)
    .execute();

describe('the list', () => {
  it('has the shop’s own reviews alone, by stars, state and words', async () => {
    const bad = await add({ stars: 1, text: 'แตกมาทั้งกล่อง' });
    const good = await add({ stars: 5, text: 'สวยมาก', name: 'John' });
    const ids = async (filter?: object) => (await list(filter)).map(({ id }) => id);
    expect((await list()).map(({ reviewer_name: name }) => name)).not.toContain('ของเบต้า');
    expect(await ids({ stars: 1 })).toEqual([bad]);
    expect(await ids({ q: 'john' })).toEqual([good]);
    expect(await ids({ q: 'กล่อง' })).toEqual([bad]);
    await act(bad, 'answer', 'ขออภัยค่ะ');
    await act(good, 'report', 'สแปม');
    expect(await ids({ state: 'unanswered' })).toEqual([good]);
    expect(await ids({ state: 'reported' })).toEqual([good]);
    expect((await call('GET', `${base}?filter={"state":"x"}`)).status).toBe(400);
  });
});

describe('an answer', () => {
  it('is shown under the review on the product page, and the writer is told once', async () => {
    const id = await add({ accountId: accounts.shopper.id });
    expect(await productPage()).toContain('หูถ้วยบิ่น');
    const { status, body } = await act(id, 'answer', 'ส่งใบใหม่ให้แล้วนะคะ <3');
    expect([status, body.answer]).toEqual([200, 'ส่งใบใหม่ให้แล้วนะคะ <3']);
    await expect.poll(productPage).toContain('ส่งใบใหม่ให้แล้วนะคะ &lt;3');
    await act(id, 'answer', 'ส่งใบใหม่แล้วค่ะ', 2);
    await expect.poll(productPage).toContain('ส่งใบใหม่แล้วค่ะ');
    expect(await noticesOf(accounts.shopper.id)).toEqual([
      {
        kind: 'review_answered',
        data: { shop: shops.alpha.title, product: cup.title },
        path: '/my/reviews?tab=written',
      },
    ]);
    await act(id, 'answer', ' ', 3);
    await expect.poll(productPage).not.toContain('ส่งใบใหม่แล้วค่ะ');
  });

  it('goes by mail to a guest', async () => {
    const { order_id: orderId } = await placeOrderRows(host.db);
    const id = await add({ orderId });
    await act(id, 'answer', 'ขอบคุณค่ะ');
    const mail = await host.db
      .selectFrom('mail')
      .select(['recipient', 'subject', 'body'])
      .where('kind', '=', 'review.answer')
      .executeTakeFirstOrThrow();
    expect(mail.recipient).toBe('wichai@example.test');
    expect(mail.subject).toBe(`${shops.alpha.title}ตอบรีวิวของคุณแล้ว`);
    expect(mail.body).toContain('ขอบคุณค่ะ');
  });

  it('is refused where another has changed it meanwhile, is too long, or of another shop', async () => {
    const id = await add();
    await act(id, 'answer', 'หนึ่ง');
    expect((await act(id, 'answer', 'สอง')).body.code).toBe('CONFLICT');
    expect((await act(id, 'answer', 'ก'.repeat(2_001), 2)).status).toBe(400);
    expect((await act('01930000-0000-7000-8000-000000000000', 'answer', 'x')).status).toBe(404);
    const foreign = await add({ shopId: mango.shop_id, productId: mango.id });
    expect((await act(foreign, 'answer', 'x')).status).toBe(404);
    expect((await call('GET', `${base}/${foreign}`)).status).toBe(404);
  });
});

describe('a reported review', () => {
  it('is on the operators’ page until it is hidden or the report withdrawn', async () => {
    const operator = await signIn(host, 'operator@example.test');
    const page = async () =>
      (await host.inject({ url: '/admin', headers: { cookie: operator } })).body;
    const id = await add({ text: 'คำหยาบคาย' });
    await act(id, 'report', 'ดูหมิ่นร้าน');
    expect(await page()).toContain(`/mybusiness/alpha/reviews/${id}/show`);
    expect(await page()).toContain('ดูหมิ่นร้าน');
    await act(id, 'report', '', 2);
    expect(await page()).not.toContain('ดูหมิ่นร้าน');
  });
});

describe('a hidden review', () => {
  it('leaves the page and the sums, tells its writer why, and comes back', async () => {
    const before = await sumsOf(cup.id);
    const id = await add({ accountId: accounts.ownerBeta.id, text: 'โทร 0812345678', stars: 3 });
    expect(await sumsOf(cup.id)).toMatchObject({ total_review: before.total_review + 1 });
    await act(id, 'hide', 'มีเบอร์โทรศัพท์');
    expect(await sumsOf(cup.id)).toEqual(before);
    await expect.poll(productPage).not.toContain('โทร 0812345678');
    expect((await noticesOf(accounts.ownerBeta.id)).at(-1)).toMatchObject({
      kind: 'review_hidden',
      data: { reason: 'มีเบอร์โทรศัพท์' },
    });
    const theirs = await signIn(host, accounts.ownerBeta.email);
    const url = '/my/reviews?tab=written';
    const mine = await host.inject({ url, headers: { cookie: `lang=th; ${theirs}` } });
    expect(mine.body).toContain('เหตุผลจากร้าน: มีเบอร์โทรศัพท์');
    expect(await list({ state: 'hidden' })).toMatchObject([{ id, hidden_at: now.toISOString() }]);
    await act(id, 'hide', '', 2);
    expect(await sumsOf(cup.id)).toMatchObject({
      total_review: before.total_review + 1,
      total_stars: before.total_stars + 3,
    });
  });
});
