import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accounts, products } from '../../../test/support/fixture-market.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

let host: TestHost;
let owner: string;
let shopper: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  owner = await signIn(host, accounts.ownerAlpha.email);
  shopper = await signIn(host, accounts.shopper.email);
});
afterAll(() => host.close());
beforeEach(() => host.host.pageCache.clear());

/** Calls it as the back office does. */
async function setPrice(price: number): Promise<void> {
  const { revision } = await host.db
    .selectFrom('product')
    .select('revision')
    .where('id', '=', products.cup.id)
    .executeTakeFirstOrThrow();
  const reply = await host.inject({
    method: 'PUT',
    url: `/api/v1/manage/2/products/${products.cup.id}`,
    headers: { cookie: owner, 'sec-fetch-site': 'same-origin' },
    payload: { revision, price },
  });
  expect(reply.statusCode).toBe(200);
}

const list = '/api/v1/products/search?filter={"limit":24}';
const found = '/api/v1/products/search?filter={"keyword":"ถ้วย"}';
const detail = `/api/v1/products/${products.cup.id}/detail`;
const category = `/api/v1/products/search?filter={"category_id":${products.cup.mall_category_id}}`;
const tree = '/api/v1/categories/list?site=alpha';

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  host.inject({ url: encodeURI(url), headers });
const fetchAnswer = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const { result, count } = await host.countQueries(() => get(url, headers));
  expect(result.statusCode).toBe(200);
  return { body: result.json(), queries: count };
};

it.each([list, found, detail, category, tree])('answers %s again without a query', async (url) => {
  const first = await fetchAnswer(url);
  const second = await fetchAnswer(url);
  expect(first.queries).toBeGreaterThan(0);
  expect(second).toEqual({ body: first.body, queries: 0 });
});

it.each([list, found, detail, category])('shows a change to the next request: %s', async (url) => {
  await fetchAnswer(url);
  for (const price of [131, 120]) {
    await setPrice(price);
    const { body } = await fetchAnswer(url);
    const cup =
      body.product ?? body.products.find(({ id }: { id: number }) => id === products.cup.id);
    expect(cup.price).toBe(price);
  }
});

it('says how many are left after an order took some', async () => {
  const remain = async () => (await fetchAnswer(detail)).body.product.remain;
  const before = await remain();
  const sold = await host.inject({
    method: 'POST',
    url: `/api/v1/manage/2/products/${products.cup.id}/stock`,
    headers: { cookie: owner, 'sec-fetch-site': 'same-origin' },
    payload: { delta: -1, reason: 'damaged' },
  });
  expect(sold.statusCode).toBeLessThan(300);
  expect(await remain()).toBe(before - 1);
});

it('answers 304 to a client with the same version, and the whole of it after a change', async () => {
  const etag = String((await get(detail)).headers['etag']);
  expect(etag).toMatch(/^".+"$/);
  const again = await get(detail, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await setPrice(125);
  const changed = await get(detail, { 'if-none-match': etag });
  expect([changed.statusCode, changed.json().product.price]).toEqual([200, 125]);
});

it('is compressed as the client takes it, each with an ETag of its own', async () => {
  const plain = await get(list);
  const br = await get(list, { 'accept-encoding': 'gzip, br' });
  const gzip = await get(list, { 'accept-encoding': 'gzip' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(br.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(new Set([plain, br, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
});

it('is sent past the cache in the same encodings, without a useless ETag', async () => {
  const past = `${list}&nc=1`;
  const plain = await get(past);
  const br = await get(past, { 'accept-encoding': 'gzip, br' });
  const gzip = await get(past, { 'accept-encoding': 'gzip' });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  for (const { headers } of [plain, br, gzip]) expect(headers['etag']).toBeUndefined();
  const own = await get(list, { cookie: owner });
  const again = await get(list, { cookie: owner, 'if-none-match': String(own.headers['etag']) });
  expect([own.statusCode, again.statusCode]).toEqual([200, 304]);
});

it('names all that it varies by, and keeps a version for each', async () => {
  const { headers } = await get(detail);
  expect(headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie, Origin, Sec-Fetch-Site');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const read = async (more: Readonly<Record<string, string>>, url = detail) =>
    (await get(url, more)).json().product;
  const here = await read({});
  const elsewhere = await read({ origin: 'https://blog.example' });
  const ofShop = await read({}, `${detail}?site=alpha`);
  const onHost = await read({ host: 'alpha.talad.localhost:4000' });
  const english = await read({ 'accept-language': 'en' });
  expect(here.full_url).toMatch(/^\/product\//);
  expect(elsewhere.full_url).toMatch(/^http/);
  expect(ofShop.full_url).toMatch(/^\/web\/alpha\//);
  expect(onHost.full_url).toMatch(/^\/product\//);
  expect(english.crumbs[0].label).not.toBe(
    (await read({ 'accept-language': 'th' })).crumbs[0].label,
  );
  expect(host.host.pageCache.stats().pages).toBeGreaterThanOrEqual(5);
});

it('keeps one answer however the same question is written, and none for `nc`', async () => {
  const urls = [
    '/api/v1/products/search?filter={"limit":3,"sort":"new"}',
    '/api/v1/products/search?filter={"sort":"new","limit":3}&utm_source=mail',
    '/api/v1/products/search?utm_source=x&rev=7&filter={"sort":"new","limit":3}',
  ];
  for (const url of urls) await fetchAnswer(url);
  expect(host.host.pageCache.stats().pages).toBe(1);
  const past = await host.countQueries(() => get(`${urls[0]}&nc=1`));
  expect(past.count).toBeGreaterThan(0);
  expect(past.result.headers['cache-control']).toBe('no-store');
  expect(host.host.pageCache.stats().pages).toBe(1);
});

it('says nothing of the visitor, and is kept of no owner and no drop-shipper', async () => {
  const guest = await get(detail);
  const known = await get(detail, { cookie: shopper });
  expect(known.body).toBe(guest.body);
  expect(host.host.pageCache.stats().pages).toBe(1);
  host.host.pageCache.clear();
  const own = await get(`${detail}?site=alpha`, { cookie: owner });
  expect(own.headers['cache-control']).toBe('private, no-cache');
  await host.db
    .updateTable('account')
    .set({ dropship_level: 1 })
    .where('id', '=', accounts.shopper.id)
    .execute();
  expect((await get(detail, { cookie: shopper })).headers['cache-control']).toBe(
    'private, no-cache',
  );
  expect(host.host.pageCache.stats().pages).toBe(0);
});

it('reads once for many that ask at the same time', async () => {
  const alone = await host.countQueries(() => get(list));
  host.host.pageCache.clear();
  const many = await host.countQueries(() =>
    Promise.all(Array.from({ length: 30 }, () => get(list))),
  );
  expect(many.count).toBe(alone.count);
  expect(new Set(many.result.map(({ body }) => body)).size).toBe(1);
});

it('keeps no refusal', async () => {
  expect((await get('/api/v1/products/999999/detail')).statusCode).toBe(404);
  expect((await get('/api/v1/categories/999999')).statusCode).toBe(404);
  expect(host.host.pageCache.stats().pages).toBe(0);
});
