import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accounts, categories, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { splitCategories } from './product-categories.ts';

const manage = `/api/v1/manage/${shops.alpha.id}`;
const { alphaHome, alphaWear, betaFood, mallFood } = categories;
const { cup, shirt } = products;

let host: TestHost;
let headers: Record<string, string>;
/** Two levels: `gifts` has `cheap` and `dear` below it. */
let gifts: number;
let cheap: number;
let dear: number;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  headers = { cookie: `lang=th; ${cookie}`, origin: 'http://localhost:4000' };
  gifts = await create('ของขวัญ');
  cheap = await create('ไม่แพง', gifts);
  dear = await create('หรู', gifts);
});
afterAll(() => host.close());
beforeEach(() => change(cup.id, { category_id: alphaHome.id, more_category_ids: [] }));

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, url: string, payload?: object) {
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body ? reply.json() : null };
}
async function create(th: string, parent_id: number | null = null): Promise<number> {
  return (await call('POST', `${manage}/categories`, { titles: { th }, parent_id })).body.id;
}
async function read(id: number) {
  return (await call('GET', `${manage}/products/${id}`)).body;
}
async function change(id: number, update: object) {
  const { revision } = await read(id);
  return call('PUT', `${manage}/products/${id}`, { revision, ...update });
}
async function shown(category: number): Promise<readonly number[]> {
  const filter = encodeURIComponent(JSON.stringify({ category_id: category }));
  const { body } = await call('GET', `/api/v1/products/search?site=alpha&filter=${filter}`);
  return body.products.map((product: { id: number }) => product.id);
}
async function counts(): Promise<Record<number, number>> {
  const { body } = await call('GET', `${manage}/categories`);
  const all: { id: number; count_sum: number }[] = body.categories;
  return Object.fromEntries(all.map(({ id, count_sum: count }) => [id, count]));
}

it('lists a product in each of its categories, and counts it once in one above them', async () => {
  const before = await counts();
  expect((await change(cup.id, { more_category_ids: [cheap, dear] })).status).toBe(200);
  for (const id of [alphaHome.id, cheap, dear, gifts]) expect(await shown(id)).toContain(cup.id);
  expect(await shown(alphaWear.id)).not.toContain(cup.id);
  expect(await counts()).toEqual({ ...before, [gifts]: 1, [cheap]: 1, [dear]: 1 });
  const managed = encodeURIComponent(JSON.stringify({ category_id: dear }));
  const { body } = await call('GET', `${manage}/products?filter=${managed}`);
  expect(body.items.map(({ id }: { id: number }) => id)).toEqual([cup.id]);

  await change(cup.id, { more_category_ids: [dear] });
  expect(await counts()).toEqual({ ...before, [gifts]: 1, [cheap]: 0, [dear]: 1 });
  await change(cup.id, { status: 'product_sync_disable' });
  expect((await counts())[gifts]).toBe(0);
  await change(cup.id, { status: 'availability' });
});

it('counts the same when the tree is counted afresh as by each change', async () => {
  await change(cup.id, { more_category_ids: [cheap, dear] });
  await change(shirt.id, { more_category_ids: [cheap] });
  const byChanges = await counts();
  const tree = (await call('GET', `${manage}/categories`)).body.categories;
  const one = tree.find(({ id }: { id: number }) => id === dear);
  await call('POST', `${manage}/categories/${dear}/move`, {
    revision: one.revision,
    parent_id: null,
    before_id: null,
  });
  expect(await counts()).toEqual({ ...byChanges, [gifts]: 2 });
  const moved = (await call('GET', `${manage}/categories/${dear}`)).body;
  const back = { revision: moved.revision, parent_id: gifts, before_id: null };
  await call('POST', `${manage}/categories/${dear}/move`, back);
  expect(await counts()).toEqual(byChanges);
  await change(shirt.id, { more_category_ids: [] });
});

it('shows it in the facets of each of its categories', async () => {
  await change(cup.id, { more_category_ids: [cheap, dear] });
  const { body } = await call('GET', `/api/v1/products/facets?site=alpha`);
  const found: { category_id: number; count: number }[] = body.extra.categories;
  const count = (id: number) => found.find(({ category_id }) => category_id === id)?.count;
  expect([count(gifts), count(cheap), count(dear), count(alphaHome.id)]).toEqual([1, 1, 1, 3]);
});

it('leads back by its main category', async () => {
  await change(cup.id, { more_category_ids: [cheap] });
  const { body } = await call('GET', `/api/v1/products/${cup.id}/detail?site=alpha`);
  expect(body.product.full_category_title).toBe(alphaHome.title);
});

it('makes the first further category the main one when that is taken away', async () => {
  await change(cup.id, { more_category_ids: [cheap, alphaHome.id, dear] });
  expect(await read(cup.id)).toMatchObject({
    category_id: alphaHome.id,
    more_category_ids: [cheap, dear],
  });
  await change(cup.id, { category_id: null });
  expect(await read(cup.id)).toMatchObject({ category_id: cheap, more_category_ids: [dear] });
});

it.each([
  ['another shop', betaFood.id],
  ['the marketplace', mallFood.id],
  ['nothing', 99_999],
])('refuses a category of %s', async (_case, id) => {
  const { status, body } = await change(cup.id, { more_category_ids: [id] });
  expect([status, body.fields[0].path]).toEqual([400, 'more_category_ids']);
});

it('changes many products at once, and takes it back', async () => {
  const ids = [cup.id, shirt.id];
  const added = await call('POST', `${manage}/products/bulk`, {
    ids,
    change: { add_categories: [dear, cheap] },
  });
  expect(added.body).toMatchObject({ changed: 2, refused: [] });
  expect((await read(shirt.id)).more_category_ids).toEqual([dear, cheap]);
  const taken = await call('POST', `${manage}/products/bulk`, {
    ids,
    change: { remove_categories: [alphaHome.id, cheap] },
  });
  expect(await read(cup.id)).toMatchObject({ category_id: dear, more_category_ids: [] });
  const undone = await call('POST', `${manage}/products/bulk/undo`, { items: taken.body.undo });
  expect(undone.body).toMatchObject({ changed: 2, refused: [] });
  expect(await read(cup.id)).toMatchObject({
    category_id: alphaHome.id,
    more_category_ids: [dear, cheap],
  });
  await change(shirt.id, { more_category_ids: [] });
});

it('leaves a deleted category, and goes to the one that takes its place', async () => {
  const doomed = await create('ชั่วคราว');
  await change(cup.id, { more_category_ids: [doomed, dear] });
  const { revision } = (await call('GET', `${manage}/categories/${doomed}`)).body;
  const path = `${manage}/categories/${doomed}?revision=${revision}`;
  expect((await call('DELETE', path)).body).toMatchObject({ code: 'CATEGORY_IN_USE' });
  await call('DELETE', `${path}&products_to=${dear}`);
  expect(await read(cup.id)).toMatchObject({
    category_id: alphaHome.id,
    more_category_ids: [dear],
  });
});

it('is in the promotions of all its categories', async () => {
  await change(cup.id, { more_category_ids: [dear] });
  const promotion = {
    kind: 'discount',
    titles: { th: 'ลดของขวัญ' },
    discount_kind: 'percent',
    discount_value: 10,
    begins_at: new Date(Date.now() - 60_000).toISOString(),
    ends_at: new Date(Date.now() + 86_400_000).toISOString(),
    category_ids: [gifts],
    product_ids: [],
    published: true,
  };
  const made = await call('POST', `${manage}/promotions`, promotion);
  expect(made.status).toBe(201);
  const members = () =>
    host.db
      .selectFrom('promotion_product')
      .select('product_id')
      .where('promotion_id', '=', made.body.id)
      .execute();
  expect(await members()).toEqual([{ product_id: cup.id }]);
  await change(cup.id, { more_category_ids: [] });
  expect(await members()).toEqual([]);
});

it('splits categories into the main one and further ones', () => {
  expect(splitCategories([null, 3, 4, 3])).toEqual({ category_id: 3, more_category_ids: [4] });
  expect(splitCategories([null])).toEqual({ category_id: null, more_category_ids: [] });
});
