import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { accounts, products, shops } from '../../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { buildApp } from '../../../../app.ts';
import { pageKeys } from '../../../../cache/page-keys.ts';
import { openDatabase } from '../../../../db/open.ts';
import { createHost } from '../../../../startup/create-host.ts';
import { closeShop, reopenShop } from '../../../back-office/opening/change-opening.ts';
import { addPromotion } from '../../../sales/promotions/add-promotion.ts';
import { readRowsByKey } from './product-row.ts';
import { cacheProductRows } from './row-cache.ts';

const HOUR = 3_600_000;
let now = new Date('2026-11-20T10:00:00Z');
let host: TestHost;
let owner: string;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    cacheRows: true,
    now: () => now,
    env: { RATE_LIMIT_FACTOR: '100' },
  });
  owner = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());
beforeEach(() => host.host.pageCache.clear());

let lists = 0;
/** Returns the address of a list that no test has requested: its price is above all others. */
const newList = () => {
  lists += 1;
  return `/api/v1/products/search?filter={"price_max":${90_000 + lists}}`;
};
const ROWS = 'hot:product_rows';
const get = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const { result, statements } = await host.countQueries(() =>
    host.inject({ url: encodeURI(url), headers }),
  );
  expect(result.statusCode).toBe(200);
  const found: { readonly id: number; readonly [field: string]: unknown }[] =
    result.json().products;
  return {
    cup: found.find(({ id }) => id === products.cup.id),
    titles: found.map(({ title }) => title),
    hasReadRows: statements.some((text) => text.includes(ROWS)),
  };
};

const asOwner = (method: 'PUT' | 'POST', url: string, payload: object) =>
  host.inject({
    method,
    url: `/api/v1/manage/2/${url}`,
    headers: { cookie: owner, 'sec-fetch-site': 'same-origin' },
    payload,
  });
async function setPrice(price: number) {
  const { revision } = await host.db
    .selectFrom('product')
    .select('revision')
    .where('id', '=', products.cup.id)
    .executeTakeFirstOrThrow();
  const reply = await asOwner('PUT', `products/${products.cup.id}`, { revision, price });
  expect(reply.statusCode).toBe(200);
}

it('reads no rows for a list whose products another list has shown', async () => {
  const first = await get(newList());
  const second = await get(newList());
  expect([first.hasReadRows, second.hasReadRows]).toEqual([true, false]);
  expect(second.cup).toEqual(first.cup);
  expect(second.titles).toEqual(first.titles);
  const { statements } = await host.countQueries(() =>
    host.inject({ url: '/search?price_max=90000', headers: { accept: 'text/html' } }),
  );
  expect(statements.filter((text) => text.includes(ROWS))).toEqual([]);
});

it('reads them for `nc`, for owners, and for drop-shippers', async () => {
  await get(newList());
  expect((await get(`${newList()}&nc=1`)).hasReadRows).toBe(true);
  expect((await get(`${newList()}&site=alpha`, { cookie: owner })).hasReadRows).toBe(true);
});

it('shows a changed price and stock in a list that was never asked before', async () => {
  await get(newList());
  await setPrice(131);
  expect((await get(newList())).cup).toMatchObject({ price: 131, status: 'availability' });
  await setPrice(120);
  expect((await get(newList())).cup).toMatchObject({ price: 120 });
  const remain = (await get(newList())).cup?.['remain'];
  const take = (delta: number) =>
    asOwner('POST', `products/${products.cup.id}/stock`, { delta, reason: 'damaged' });
  expect((await take(-Number(remain))).statusCode).toBeLessThan(300);
  expect((await get(newList())).cup).toMatchObject({ remain: 0, status: 'soldout' });
  await take(Number(remain));
});

it('prices a row by the promotions of the moment it is used', async () => {
  await get(newList());
  await host.db.transaction().execute((trx) =>
    addPromotion(trx, {
      shopId: shops.alpha.id,
      kind: 'flash',
      slug: 'flash',
      title: 'ลดไฟลุก',
      discount: { kind: 'percent', value: 50 },
      beginsAt: new Date(now.getTime() + HOUR),
      endsAt: new Date(now.getTime() + 2 * HOUR),
      productIds: [products.cup.id],
      at: now,
    }),
  );
  await host.host.pageCache.caughtUp();
  const prices: unknown[] = [];
  const reads: boolean[] = [];
  for (const hours of [0, 1, 1]) {
    now = new Date(now.getTime() + hours * HOUR);
    const { cup, hasReadRows } = await get(newList());
    prices.push(cup?.['price']);
    reads.push(hasReadRows);
  }
  expect(prices).toEqual([120, 60, 120]);
  expect(reads).toEqual([true, false, false]);
});

it('follows a shop that closes and opens again', async () => {
  const change = { shopId: shops.beta.id, accountId: accounts.ownerBeta.id };
  const keys = [{ shop_id: shops.beta.id, id: products.mango.id }];
  const status = async () => {
    await host.host.pageCache.caughtUp();
    const rows = await readRowsByKey(host.db, { lang: 'th', now, cached: true }, keys);
    return rows.map((row) => row.status);
  };
  const open = await status();
  const closed = await host.db
    .transaction()
    .execute((trx) => closeShop(trx, { ...change, at: now, shopname: shops.beta.shopname }));
  expect([closed, open, await status()]).toEqual([
    null,
    ['availability'],
    ['product_sync_disable'],
  ]);
  await host.db.transaction().execute((trx) => reopenShop(trx, { ...change, at: now }));
  expect(await status()).toEqual(open);
});

it('has a row for each language', async () => {
  const reader = { now, cached: true };
  const keys = [{ shop_id: shops.alpha.id, id: products.cup.id }];
  await sql`INSERT INTO translation (shop_id, entity, entity_id, lang, fields)
    VALUES (${shops.alpha.id}, 'product', ${products.cup.id}, 'en', '{"title": "Ceramic cup"}')`.execute(
    host.db,
  );
  const titles = [];
  for (const lang of ['th', 'en', 'th'] as const) {
    titles.push((await readRowsByKey(host.db, { ...reader, lang }, keys))[0]?.title);
  }
  expect(titles).toEqual([products.cup.title, 'Ceramic cup', products.cup.title]);
});

it('gives no row to a reader that asks for another shop, or for no cache', async () => {
  const reader = { lang: 'th', now } as const;
  const keys = [{ shop_id: shops.alpha.id, id: products.cup.id }];
  await readRowsByKey(host.db, { ...reader, cached: true }, keys);
  const count = async (more: object, of = keys) =>
    (await host.countQueries(() => readRowsByKey(host.db, { ...reader, ...more }, of))).count;
  expect(await count({ cached: true })).toBe(0);
  expect(await count({})).toBe(1);
  expect(await count({ cached: true, preview: true })).toBe(1);
  expect(
    await readRowsByKey(host.db, { ...reader, cached: true }, [
      { shop_id: shops.beta.id, id: products.cup.id },
    ]),
  ).toEqual([]);
});

it('continues a list behind its last product, although that one was sold meanwhile', async () => {
  const page = async (after?: string) => {
    const filter = JSON.stringify({
      limit: 1,
      shop_id: 2,
      price_max: 91_000,
      ...(after && { after }),
    });
    return (
      await host.inject({ url: `/api/v1/products/search?filter=${encodeURIComponent(filter)}` })
    ).json();
  };
  await get(newList());
  // Write it as the job that counts orders does, which invalidates no page.
  await sql`UPDATE product SET popularity = 90000 WHERE id = ${products.cup.id}`.execute(host.db);
  const { products: shown, next } = await page();
  expect(shown[0].id).toBe(products.cup.id);
  expect(next).toBe(`popular.90000.${products.cup.id}`);
  expect((await page(next)).products[0].id).not.toBe(products.cup.id);
});

it('follows changes that another process made', async () => {
  const opened = openDatabase(host.database.connection, { max: 3 });
  const created = await createHost(host.host.config, opened, {
    secrets: host.host.secrets,
    cacheRows: true,
    now: () => now,
    onTrouble: () => undefined,
  });
  const second = await buildApp(created.host);
  const price = async () => {
    const headers = { host: new URL(host.host.config.publicUrl).host };
    const found = (await second.inject({ url: encodeURI(newList()), headers })).json().products;
    return found.find(({ id }: { id: number }) => id === products.cup.id).price;
  };
  try {
    expect(await price()).toBe(120);
    await setPrice(133);
    await vi.waitFor(async () => expect(await price()).toBe(133), 20_000);
    await setPrice(120);
  } finally {
    await second.close();
    await created.close();
    await opened.close();
  }
});

it('drops all when changes may have been missed', async () => {
  const isListening = () => host.host.pageCache.stats().listening;
  await get(newList());
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'talad_pages' AND datname = current_database()`.execute(host.db);
  await vi.waitFor(() => expect(isListening()).toBe(false), 20_000);
  // No rows are cached any more. The connection is restored within half a second.
  expect((await get(newList())).hasReadRows).toBe(true);
  await vi.waitFor(() => expect(isListening()).toBe(true), 20_000);
  await get(newList());
  expect((await get(newList())).hasReadRows).toBe(false);
});

it('keeps no row that changed while it was read, and not more than its memory', async () => {
  const keys = [{ shop_id: shops.alpha.id, id: products.cup.id }];
  const [cup] = await readRowsByKey(host.db, { lang: 'th', now }, keys);
  if (!cup) throw new Error('the cup is gone');
  const row = { ...cup, variants: null };
  const cache = cacheProductRows(openDatabase(host.database.connection).db);
  cache.setListening(true);
  let reads = 0;
  const read = (during?: readonly string[] | null) =>
    cache.read('th', keys, async () => {
      reads += 1;
      if (during !== undefined) cache.drop(during);
      return [row];
    });
  for (const dropped of [
    [pageKeys.product(row.id)],
    [pageKeys.shop(2)],
    [pageKeys.list(2)],
    null,
  ]) {
    await read(dropped);
  }
  cache.setListening(false);
  await read();
  cache.setListening(true);
  await read(['product:999', 'shop:3']);
  await read();
  expect(reads).toBe(6);
  const many = Array.from({ length: 20_000 }, (_, index) => ({ ...row, id: 1_000 + index }));
  await cache.read('th', many, async () => many);
  let missing = 0;
  await cache.read('th', many, async (unread) => {
    missing = unread.length;
    return [];
  });
  expect(missing).toBeGreaterThan(10_000);
  expect(missing).toBeLessThan(20_000);
});
