import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { addReview, type NewReview } from './add-review.ts';

const now = new Date('2026-11-20T05:00:00Z');
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => now });
  await host.db.updateTable('shop').set({ demo: true }).where('id', '=', shops.alpha.id).execute();
});
afterAll(() => host.close());

const add = (review: Partial<NewReview> = {}) =>
  host.db.transaction().execute((trx) =>
    addReview(trx, {
      shopId: shops.alpha.id,
      productId: products.cup.id,
      name: 'สมหญิง',
      stars: 5,
      text: 'ถ้วยสวยมาก',
      lang: 'th',
      at: now,
      ...review,
    }),
  );
const ask = async (query = '', shop: number = shops.alpha.id) =>
  (await host.inject(`/api/v1/shops/${shop}/reviews${query}`)).json();

it('keeps what a product’s reviews sum up to, and its newest words', async () => {
  await add({ at: new Date('2026-11-18T05:00:00Z'), text: 'ก่อนหน้า', stars: 2 });
  await add({ at: new Date('2026-11-19T05:00:00Z') });
  await add({ text: '  ', stars: 4 });
  // A late review does not come before newer ones.
  await add({ at: new Date('2026-01-02T05:00:00Z'), text: 'นานแล้ว', stars: 1 });
  const row = await host.db
    .selectFrom('product')
    .select(['total_review', 'total_up_review', 'total_stars', 'last_review'])
    .where('id', '=', products.cup.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    total_review: 4,
    total_up_review: 2,
    total_stars: 12,
    last_review: { text: 'ถ้วยสวยมาก', name: 'สมหญิง', lang: 'th' },
  });
});

it('counts two reviews that come in at the same moment', async () => {
  const { id: productId, shop_id: shopId } = products.mango;
  let goOn = () => undefined as void;
  const waited = new Promise<void>((resolve) => (goOn = resolve));
  const first = host.db.transaction().execute(async (trx) => {
    const review = { shopId, productId, name: 'ก', lang: 'th', at: now } as const;
    await addReview(trx, { ...review, stars: 5, text: 'หนึ่ง' });
    await waited;
  });
  const second = add({ shopId, productId, text: 'สอง', stars: 4 });
  // The second waits for the first one's lock, or has passed without it.
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waits: number }>`SELECT count(*)::int AS waits FROM pg_locks
        WHERE NOT granted AND pid IN (SELECT pid FROM pg_stat_activity
          WHERE datname = current_database())`.execute(host.db);
      return rows[0]?.waits;
    })
    .toBeGreaterThan(0);
  goOn();
  await Promise.all([first, second]);
  const row = await host.db
    .selectFrom('product')
    .select('total_review')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  expect(row.total_review).toBe(2);
});

it('is seen at once in cached lists of its own language, and in no others', async () => {
  const { id: productId, shop_id: shopId } = products.mango;
  const list = async (lang = 'th') => (await host.inject(`/web/beta/search?lang=${lang}`)).body;
  expect((await list()).includes('หวานฉ่ำ')).toBe(false);
  await add({ shopId, productId, text: 'หวานฉ่ำ', at: new Date(now.getTime() + 1_000) });
  await expect.poll(async () => (await list()).includes('หวานฉ่ำ')).toBe(true);
  expect(await list('en')).not.toContain('หวานฉ่ำ');
});

it('a variant’s review is its product’s', async () => {
  await add({ productId: products.shirtRedS.id, text: 'ใส่สบาย' });
  const row = await host.db
    .selectFrom('product')
    .select('total_review')
    .where('id', '=', products.shirt.id)
    .executeTakeFirstOrThrow();
  expect(row.total_review).toBe(1);
});

it('answers a shop’s reviews of the last six months, twelve at a time', async () => {
  for (let hour = 0; hour < 12; hour += 1) {
    await add({
      productId: products.plateOnSale.id,
      at: new Date(now.getTime() - hour * 3_600_000),
    });
  }
  const first = await ask();
  expect(first.reviews).toHaveLength(12);
  // The one of January is too old.
  expect(first.total).toBe(16);
  expect(first).toMatchObject({ total_up_review: 15, review_percent: 94, avg_score: 4.8 });
  const second = await ask('?limit=12&offset=12');
  expect(second.reviews).toHaveLength(4);
  expect(second.reviews.at(-1)).toMatchObject({
    text: 'ก่อนหน้า',
    stars: 2,
    reviewer_name: 'สมหญิง',
    product_title: products.cup.title,
    product_url: '/product/cup/101',
    created_at: '2026-11-18T05:00:00.000Z',
  });
});

it('counts buyers’ reviews only, except in the demo market', async () => {
  await add({ shopId: shops.beta.id, productId: products.mango.id });
  expect(await ask('', shops.beta.id)).toMatchObject({ reviews: [], total: 0, avg_score: null });
});

it('knows no reviews of the mall, of an unknown shop, or of another shop than the host’s own', async () => {
  for (const id of [shops.mall.id, 999]) {
    expect((await host.inject(`/api/v1/shops/${id}/reviews`)).statusCode).toBe(404);
  }
  const elsewhere = await host.inject({
    url: `/api/v1/shops/${shops.alpha.id}/reviews`,
    headers: { host: 'beta.talad.localhost:4000' },
  });
  expect(elsewhere.statusCode).toBe(404);
});
