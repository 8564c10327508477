import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, categories, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const manage = `/api/v1/manage/${shops.alpha.id}`;
const { cup, shirt, mango } = products;
let host: TestHost;
let headers: Record<string, string>;
let now = Date.now();
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '1000' },
    now: () => new Date(now),
  });
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  headers = { cookie, origin: 'http://localhost:4000' };
});
afterAll(() => host.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, path: string, payload?: object) {
  const url = `${manage}/${path}`;
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body ? reply.json() : null };
}
const get = async (path: string) => (await call('GET', path)).body;
async function change(path: string, update: object) {
  const { revision } = await get(path);
  const changed = await call('PUT', path, { revision, ...update });
  expect(changed.status).toBe(200);
  return changed.body;
}
async function remove(path: string, query = '') {
  const { revision } = await get(path);
  expect((await call('DELETE', `${path}?revision=${revision}${query}`)).status).toBe(204);
  expect((await call('GET', path)).status).toBe(404);
}
const restore = async (path: string) => (await call('POST', `${path}/restore`)).status;
const tree = async () => (await get('categories')).categories;

it('brings a category back to its place, with children, products, texts and promotions', async () => {
  const path = `categories/${categories.alphaWear.id}`;
  await change(path, { titles: { en: 'Clothes' } });
  const child = await call('POST', 'categories', {
    titles: { th: 'หมวก' },
    parent_id: categories.alphaWear.id,
  });
  await change(`products/${cup.id}`, { more_category_ids: [categories.alphaWear.id] });
  const promotion = await host.db
    .insertInto('promotion')
    .values({
      shop_id: shops.alpha.id,
      kind: 'discount',
      discount_kind: 'percent',
      discount_value: 10,
      slug: 'mid-year',
      title: 'กลางปี',
      begins_at: new Date(now),
      ends_at: new Date(now + 86_400_000),
      published_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const named = { shop_id: shops.alpha.id, category_id: categories.alphaWear.id };
  await host.db
    .insertInto('promotion_category')
    .values({ ...named, promotion_id: promotion.id })
    .execute();
  const state = async () => ({
    tree: (await tree()).map(({ revision: _r, ...one }: { revision: number }) => one),
    cup: (await get(`products/${cup.id}`)).more_category_ids,
    shirt: (await get(`products/${shirt.id}`)).category_id,
    promotions: await host.db
      .selectFrom('promotion_category')
      .selectAll()
      .where('category_id', '=', categories.alphaWear.id)
      .execute(),
  });
  const before = await state();
  expect(before).toMatchObject({ shirt: categories.alphaWear.id, promotions: [named] });
  await remove(path, `&products_to=${categories.alphaHome.id}`);
  expect(await state()).toMatchObject({ cup: [], shirt: categories.alphaHome.id, promotions: [] });
  expect(await restore(path)).toBe(204);
  expect(await state()).toEqual(before);
  expect((await get(path)).titles.en).toBe('Clothes');
  expect((await get(`categories/${child.body.id}`)).parent_id).toBe(categories.alphaWear.id);
  expect(await restore(path)).toBe(404);
});

it('keeps what was done to products and tree meanwhile', async () => {
  const parent = (await call('POST', 'categories', { titles: { th: 'บน' } })).body;
  const made = await call('POST', 'categories', { titles: { th: 'ล่าง' }, parent_id: parent.id });
  const path = `categories/${made.body.id}`;
  await change(`products/${cup.id}`, { more_category_ids: [made.body.id] });
  await remove(path, '&products_to=0');
  await change(`products/${cup.id}`, { more_category_ids: [categories.alphaWear.id] });
  await remove(`categories/${parent.id}`, '&products_to=0');
  expect(await restore(path)).toBe(204);
  expect((await get(path)).parent_id).toBe(null);
  expect((await get(`products/${cup.id}`)).more_category_ids).toEqual([
    made.body.id,
    categories.alphaWear.id,
  ]);
});

it('brings a collection back with its products and texts', async () => {
  const { body } = await call('POST', 'collections', {
    titles: { th: 'ของขวัญ', en: 'Gifts' },
    product_ids: [shirt.id, cup.id],
    is_published: true,
  });
  const path = `collections/${body.id}`;
  await remove(path);
  expect(await restore(path)).toBe(204);
  expect(await get(path)).toEqual(body);
  const page = await host.inject(`/web/alpha/collection/${body.slug}/${body.id}?lang=en`);
  expect([page.statusCode, page.body.includes('Gifts')]).toEqual([200, true]);
});

it('brings a brand back on its products, but not over another one', async () => {
  await change(`products/${cup.id}`, { brand: 'บ้านดิน' });
  await change(`products/${shirt.id}`, { brand: 'บ้านดิน' });
  await host.db.updateTable('product').set({ brand: 'บ้านดิน' }).where('id', '=', mango.id).execute();
  const { id } = (await get('brands')).items.find(
    (one: { titles: { th: string } }) => one.titles.th === 'บ้านดิน',
  );
  await change(`brands/${id}`, { titles: { en: 'Baan Din' } });
  await remove(`brands/${id}`, '&take_off=true');
  expect((await get(`products/${cup.id}`)).brand).toBe(null);
  await change(`products/${shirt.id}`, { brand: 'อื่น' });
  expect(await restore(`brands/${id}`)).toBe(204);
  expect((await get(`products/${cup.id}`)).brand).toBe('บ้านดิน');
  expect((await get(`products/${shirt.id}`)).brand).toBe('อื่น');
  expect((await get(`brands/${id}`)).titles).toEqual({ th: 'บ้านดิน', en: 'Baan Din' });
  const found = await get(`products?filter=${encodeURIComponent('{"q":"บ้านดิน"}')}`);
  // Another product's description has the word, too.
  const ids = new Set(found.items.map((one: { id: number }) => one.id));
  expect([ids.has(cup.id), ids.has(shirt.id)]).toEqual([true, false]);
});

it('brings a tag back at its place, with its name in both languages', async () => {
  await change(`products/${cup.id}`, { tags: ['ก', 'ใหม่', 'ข'] });
  const { id } = (await get('tags')).items.find(
    (one: { titles: { th: string } }) => one.titles.th === 'ใหม่',
  );
  await change(`tags/${id}`, { titles: { en: 'New' } });
  const english = async () => {
    const url = `/api/v1/products/${cup.id}/detail?site=alpha&lang=en`;
    return (await host.inject(url)).json().product.product_tags;
  };
  const before = await english();
  await remove(`tags/${id}`, '&take_off=true');
  expect((await get(`products/${cup.id}`)).tags).toEqual(['ก', 'ข']);
  expect(await restore(`tags/${id}`)).toBe(204);
  expect((await get(`products/${cup.id}`)).tags).toEqual(['ก', 'ใหม่', 'ข']);
  expect(await english()).toEqual(before);
});

it('refuses when the name was taken, after a day, and for another shop', async () => {
  const first = (await call('POST', 'brands', { titles: { th: 'ซ้ำ' } })).body;
  await remove(`brands/${first.id}`);
  const second = (await call('POST', 'brands', { titles: { th: 'ซ้ำ' } })).body;
  expect(await restore(`brands/${first.id}`)).toBe(409);
  await remove(`brands/${second.id}`);
  const elsewhere = `/api/v1/manage/${shops.beta.id}/brands/${second.id}/restore`;
  expect((await host.inject({ method: 'POST', url: elsewhere, headers })).statusCode).toBe(403);
  now += 25 * 3_600_000;
  headers['cookie'] = await signIn(host, accounts.ownerAlpha.email);
  expect(await restore(`brands/${second.id}`)).toBe(404);
});
