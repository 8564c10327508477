import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const manage = `/api/v1/manage/${shops.alpha.id}`;
const base = `${manage}/brands`;
const { cup, shirt, mango } = products;
let host: TestHost;
let headers: Record<string, string>;
let foreign: number;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  headers = { cookie, origin: 'http://localhost:4000' };
  const { id } = await host.db
    .insertInto('brand')
    .values({ shop_id: shops.beta.id, name: 'บ้านดิน' })
    .returning('id')
    .executeTakeFirstOrThrow();
  foreign = id;
  await host.db.updateTable('product').set({ brand: 'บ้านดิน' }).where('id', '=', mango.id).execute();
});
afterAll(() => host.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, url: string, payload?: object) {
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body ? reply.json() : null };
}
const create = (th: string) => call('POST', base, { titles: { th } });
async function list(q = '') {
  const query = new URLSearchParams({ filter: JSON.stringify({ q }), sort: '["title","ASC"]' });
  return (await call('GET', `${base}?${query}`)).body.items;
}
/** Gives a product a brand by its form. */
async function put(id: number, brand: string) {
  const { revision } = (await call('GET', `${manage}/products/${id}`)).body;
  expect((await call('PUT', `${manage}/products/${id}`, { revision, brand })).status).toBe(200);
}
const brandOf = (id: number) =>
  host.db.selectFrom('product').select('brand').where('id', '=', id).executeTakeFirstOrThrow();
const shopperFinds = async (q: string) => {
  const reply = await host.inject(
    `/api/v1/products/search?site=alpha&filter=${encodeURIComponent(JSON.stringify({ keyword: q }))}`,
  );
  return reply.json<{ products: { id: number }[] }>().products.map(({ id }) => id);
};

describe('a brand', () => {
  it('appears with the first product that has it, and counts them', async () => {
    await put(cup.id, 'บ้านดิน');
    await put(shirt.id, 'ทอมือ');
    expect(await list()).toMatchObject([
      { titles: { th: 'ทอมือ', en: '' }, product_count: 1, picture: null },
      { titles: { th: 'บ้านดิน', en: '' }, product_count: 1 },
    ]);
    expect(await list('ดิน')).toHaveLength(1);
  });

  it('is renamed on all its products, in searches and in rules, and in no other shop', async () => {
    const [one] = await list('บ้านดิน');
    const rule = { tag: null, brand: 'บ้านดิน', category_id: null, price_min: null };
    const made = await call('POST', `${manage}/collections`, {
      titles: { th: 'ของบ้านดิน' },
      rule: { ...rule, price_max: null, is_new: false, on_sale: false, sort: 'new' },
    });
    const titles = { th: 'บ้านดินเผา', en: 'Baan Din Phao' };
    const { status, body } = await call('PUT', `${base}/${one.id}`, { revision: 1, titles });
    expect([status, body]).toMatchObject([200, { titles, product_count: 1, revision: 2 }]);
    expect(await brandOf(cup.id)).toEqual({ brand: 'บ้านดินเผา' });
    expect(await brandOf(mango.id)).toEqual({ brand: 'บ้านดิน' });
    expect(await shopperFinds('บ้านดินเผา')).toContain(cup.id);
    const collection = await call('GET', `${manage}/collections/${made.body.id}`);
    expect(collection.body).toMatchObject({ total: 1, rule: { brand: 'บ้านดินเผา' } });
    const page = await host.inject('/web/alpha/all-brands?lang=en');
    expect(page.body.includes('Baan Din Phao')).toBe(true);
    expect(page.body.includes(body.full_url.replace('&', '&amp;'))).toBe(true);
    const found = await host.inject(body.full_url);
    expect(found.body.includes(cup.title)).toBe(true);
    expect(found.body.includes(shirt.title)).toBe(false);
  });

  it.each([
    [{ titles: { en: 'Only English' } }, 'titles/th'],
    [{ titles: { th: ' ทอมือ ' } }, 'titles/th'],
    [{ titles: { th: 'x' }, image: '80000000-0000-7000-8000-000000000000' }, 'image'],
    [{ titles: { th: 'x' }, colour: 'red' }, 'colour'],
  ])('%j is refused at %s', async (sent, path) => {
    const { status, body } = await call('POST', base, sent);
    expect([status, body.fields?.map((one: { path: string }) => one.path)]).toEqual([400, [path]]);
  });

  it('of another shop, or with another revision, is not changed', async () => {
    const { body } = await create('ผ้าย้อมคราม');
    const sent = { titles: { th: 'x' } };
    expect((await call('PUT', `${base}/${body.id}`, { revision: 4, ...sent })).status).toBe(409);
    expect((await call('PUT', `${base}/${foreign}`, { revision: 1, ...sent })).status).toBe(404);
    expect((await call('GET', `${base}/${foreign}`)).status).toBe(404);
    expect((await call('DELETE', `${base}/${foreign}?revision=1`)).status).toBe(404);
    expect((await call('DELETE', `${base}/${body.id}?revision=1`)).status).toBe(204);
  });

  it('with products can be deleted only after it is removed from them', async () => {
    const [one] = await list('ทอมือ');
    const url = `${base}/${one.id}?revision=${one.revision}`;
    expect(await call('DELETE', url)).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
    expect(await brandOf(shirt.id)).toEqual({ brand: 'ทอมือ' });
    expect((await call('DELETE', `${url}&take_off=true`)).status).toBe(204);
    expect(await brandOf(shirt.id)).toEqual({ brand: null });
    expect(await list('ทอมือ')).toEqual([]);
  });
});
