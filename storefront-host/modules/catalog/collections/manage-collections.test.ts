import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, categories, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const base = `/api/v1/manage/${shops.alpha.id}/collections`;
const { cup, shirt, vaseSoldOut, mango } = products;
let host: TestHost;
let headers: Record<string, string>;
let foreign: number;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  headers = { cookie, origin: 'http://localhost:4000' };
  const { id } = await host.db
    .insertInto('collection')
    .values({
      shop_id: shops.beta.id,
      slug: 'x',
      title: 'ของเบต้า',
      image: null,
      published_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  foreign = id;
});
afterAll(() => host.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, url: string, payload?: object) {
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body ? reply.json() : null };
}
const create = (sent: object) => call('POST', base, { titles: { th: 'ของขวัญ' }, ...sent });
const shown = async (id: number) =>
  (await host.inject(`/api/v1/collections/${id}?site=alpha`)).json();
const idsOf = (found: { products: { id: number }[] }) => found.products.map(({ id }) => id);
const rule = {
  tag: null,
  brand: null,
  category_id: null,
  price_min: null,
  price_max: null,
  is_new: false,
  on_sale: false,
  sort: 'popular',
};

describe('a collection', () => {
  it('chosen by hand shows its products in their order, in both languages', async () => {
    const made = await create({
      titles: { th: 'ของขวัญปีใหม่', en: 'New Year gifts' },
      summaries: { en: 'Under 500 baht' },
      product_ids: [shirt.id, cup.id],
    });
    expect(made).toMatchObject({
      status: 201,
      body: { slug: 'ของขวัญปีใหม่', has_rule: false, total: 2, is_published: true, revision: 1 },
    });
    const { id } = made.body;
    expect(idsOf(await shown(id))).toEqual([shirt.id, cup.id]);
    const changed = await call('PUT', `${base}/${id}`, {
      revision: 1,
      product_ids: [cup.id, shirt.id],
    });
    expect(changed.body).toMatchObject({ product_ids: [cup.id, shirt.id], revision: 2 });
    expect(idsOf(await shown(id))).toEqual([cup.id, shirt.id]);
    const english = await host.inject(`/api/v1/collections/${id}?site=alpha&lang=en`);
    expect(english.json().collection).toMatchObject({
      title: 'New Year gifts',
      summary: 'Under 500 baht',
    });
    const page = await host.inject(`/web/alpha/collection/${id}`);
    expect(page.headers.location).toContain(encodeURI(`/collection/ของขวัญปีใหม่/${id}`));
  });

  it('is a draft until it is published', async () => {
    const { body } = await create({ is_published: false, product_ids: [cup.id] });
    expect((await shown(body.id)).code).toBe('DATA_NOT_FOUND');
    await call('PUT', `${base}/${body.id}`, { revision: 1, is_published: true });
    expect(idsOf(await shown(body.id))).toEqual([cup.id]);
  });

  it('is listed in its order, without another shop’s', async () => {
    const query = new URLSearchParams({ sort: '["rank","ASC"]', filter: '{"q":"ปีใหม่"}' });
    const { items, total } = (await call('GET', `${base}?${query}`)).body;
    expect([total, items[0]]).toMatchObject([1, { titles: { en: 'New Year gifts' }, total: 2 }]);
    const all = (await call('GET', `${base}?sort=["rank","ASC"]`)).body.items;
    expect(all.map((one: { id: number }) => one.id)).not.toContain(foreign);
  });

  it.each([
    [{ titles: { en: 'Gifts' } }, 'titles/th'],
    [{ slug: '12' }, 'slug'],
    [{ slug: 'ของขวัญปีใหม่' }, 'slug'],
    [{ product_ids: [mango.id] }, 'product_ids'],
    [{ product_ids: [products.shirtRedM.id] }, 'product_ids'],
    [{ image: '80000000-0000-7000-8000-000000000000' }, 'image'],
    [{ rule }, 'rule'],
    [{ rule: { ...rule, tag: ' ' } }, 'rule'],
    [{ rule: { ...rule, price_min: 20, price_max: 10 } }, 'rule/price_max'],
    [{ colour: 'red' }, 'colour'],
  ])('%j is refused at %s', async (sent, path) => {
    const { status, body } = await create(sent);
    expect([status, body.fields?.map((one: { path: string }) => one.path)]).toEqual([400, [path]]);
  });

  it('with another revision, or of another shop, is neither changed nor deleted', async () => {
    const { body } = await create({});
    const url = `${base}/${body.id}`;
    expect((await call('PUT', url, { revision: 5, slug: 'x1' })).status).toBe(409);
    expect((await call('DELETE', `${url}?revision=5`)).status).toBe(409);
    expect((await call('PUT', `${base}/${foreign}`, { revision: 1, slug: 'x' })).status).toBe(404);
    expect((await call('DELETE', `${base}/${foreign}?revision=1`)).status).toBe(404);
    expect(await call('DELETE', `${url}?revision=1`)).toEqual({ status: 204, body: null });
    expect((await call('GET', url)).status).toBe(404);
  });
});

describe('a rule', () => {
  it.each([
    [{ category_id: categories.alphaWear.id }, [shirt.id, 108]],
    [{ category_id: categories.betaFood.id }, []],
    [{ price_min: 119, price_max: 121 }, [cup.id]],
    [{ tag: 'ของขวัญ' }, [cup.id]],
    [{ tag: 'ของขวัญ', price_min: 500 }, []],
    [{ brand: 'บ้านดิน' }, [shirt.id]],
    [{ on_sale: true, brand: 'บ้านดิน' }, []],
  ])('%j finds %j', async (conditions, expected) => {
    await sql`UPDATE product SET tags = '{ของขวัญ}' WHERE id IN (${cup.id}, ${mango.id})`.execute(
      host.db,
    );
    await sql`UPDATE product SET brand = 'บ้านดิน', full_price = NULL
      WHERE id = ${shirt.id}`.execute(host.db);
    const preview = await call('POST', `${base}/preview`, { ...rule, ...conditions });
    expect(preview.body.total).toBe(expected.length);
    expect(idsOf(preview.body).toSorted((a, b) => a - b)).toEqual(expected);
  });

  it('shows what it finds by now, and keeps the products that were chosen before', async () => {
    const { body } = await create({ product_ids: [cup.id] });
    const url = `${base}/${body.id}`;
    const nextRule = { ...rule, category_id: categories.alphaHome.id, sort: 'price_asc' };
    const changed = await call('PUT', url, { revision: 1, rule: nextRule });
    expect(changed.body).toMatchObject({ has_rule: true, rule: nextRule, product_ids: [cup.id] });
    const before = idsOf(await shown(body.id));
    expect(before).toContain(vaseSoldOut.id);
    expect((await shown(body.id)).collection.total).toBe(changed.body.total);
    const sold = `/api/v1/manage/${shops.alpha.id}/products/${vaseSoldOut.id}`;
    await call('PUT', sold, { revision: 1, category_id: categories.alphaWear.id });
    expect(idsOf(await shown(body.id))).toEqual(before.filter((id) => id !== vaseSoldOut.id));
    await call('PUT', url, { revision: 2, rule: null });
    expect(idsOf(await shown(body.id))).toEqual([cup.id]);
  });
});
