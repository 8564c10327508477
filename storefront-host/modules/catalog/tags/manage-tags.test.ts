import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import type { ManagedTag } from './manage-tags.contract.ts';

const manage = `/api/v1/manage/${shops.alpha.id}`;
const base = `${manage}/tags`;
const { cup, shirt, mango } = products;
let host: TestHost;
let headers: Record<string, string>;
let foreign: number;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  headers = { cookie, origin: 'http://localhost:4000' };
  await host.db.updateTable('product').set({ tags: [] }).execute();
  await host.db
    .updateTable('product')
    .set({ tags: ['ขายดี'] })
    .where('id', '=', mango.id)
    .execute();
  const { id } = await host.db
    .insertInto('tag')
    .values({ shop_id: shops.beta.id, name: 'ขายดี' })
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
async function find(name: string): Promise<ManagedTag | undefined> {
  const { items } = (await call('GET', `${base}?sort=["title","ASC"]`)).body;
  return items.find((one: ManagedTag) => one.titles.th === name);
}
/** Gives a product tags by its form. */
async function put(id: number, tags: readonly string[]) {
  const { revision } = (await call('GET', `${manage}/products/${id}`)).body;
  expect((await call('PUT', `${manage}/products/${id}`, { revision, tags })).status).toBe(200);
}
const tagsOf = async (id: number) =>
  (
    await host.db
      .selectFrom('product')
      .select('tags')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).tags;
/** The tags that a shopper reads on a product. */
async function shown(id: number, lang: 'th' | 'en') {
  const reply = await host.inject(`/api/v1/products/${id}/detail?site=alpha&lang=${lang}`);
  return reply.json().product.product_tags ?? reply.json().product.tags;
}

describe('a tag', () => {
  it('appears with the first product that has it, and counts them', async () => {
    await put(cup.id, ['ขายดี', 'ของขวัญ']);
    await put(shirt.id, ['ของขวัญ']);
    expect(await find('ของขวัญ')).toMatchObject({ titles: { en: '' }, product_count: 2 });
    expect(await find('ขายดี')).toMatchObject({ product_count: 1 });
  });

  it('has its English name on every product, those that get it later too', async () => {
    const one = await find('ของขวัญ');
    const titles = { th: 'ของขวัญ', en: 'Gifts' };
    const { body } = await call('PUT', `${base}/${one?.id}`, { revision: 1, titles });
    expect(body).toMatchObject({ titles, revision: 2 });
    expect(JSON.stringify(await shown(cup.id, 'en'))).toContain('Gifts');
    await put(products.vaseSoldOut.id, ['ใหม่', 'ของขวัญ']);
    expect(JSON.stringify(await shown(products.vaseSoldOut.id, 'en'))).toContain('Gifts');
    expect(JSON.stringify(await shown(cup.id, 'th'))).not.toContain('Gifts');
  });

  it('is renamed on all its products with its English name, and in no other shop', async () => {
    const one = await find('ของขวัญ');
    const renamed = { revision: one?.revision, titles: { th: 'ของฝาก' } };
    expect((await call('PUT', `${base}/${one?.id}`, renamed)).body).toMatchObject({
      titles: { th: 'ของฝาก', en: 'Gifts' },
      product_count: 3,
    });
    expect(await tagsOf(cup.id)).toEqual(['ขายดี', 'ของฝาก']);
    expect(JSON.stringify(await shown(cup.id, 'en'))).toContain('Gifts');
    expect(await tagsOf(mango.id)).toEqual(['ขายดี']);
    const cleared = { revision: 3, titles: { en: '' } };
    await call('PUT', `${base}/${one?.id}`, cleared);
    expect(JSON.stringify(await shown(cup.id, 'en'))).not.toContain('Gifts');
  });

  it.each([
    [{ titles: { th: ' ' } }, 'titles/th'],
    [{ titles: { th: 'ขายดี' } }, 'titles/th'],
    [{ titles: { th: 'ก,ข' } }, 'titles/th'],
    [{ titles: {}, colour: 'red' }, 'colour'],
  ])('%j is refused at %s', async (sent, path) => {
    const one = await find('ของฝาก');
    const input = { revision: one?.revision, ...sent };
    const { status, body } = await call('PUT', `${base}/${one?.id}`, input);
    expect([status, body.fields?.map((field: { path: string }) => field.path)]).toEqual([
      400,
      [path],
    ]);
  });

  it('is merged into another one, which each product has once', async () => {
    const [one, other] = [await find('ขายดี'), await find('ของฝาก')];
    const merge = (into: number | undefined, revision = 1) =>
      call('POST', `${base}/${one?.id}/merge`, { revision, into });
    expect((await merge(foreign)).status).toBe(400);
    expect((await merge(one?.id)).status).toBe(400);
    expect((await merge(other?.id, 9)).status).toBe(409);
    expect((await merge(other?.id)).body).toMatchObject({ id: other?.id, product_count: 3 });
    expect(await tagsOf(cup.id)).toEqual(['ของฝาก']);
    expect(await tagsOf(mango.id)).toEqual(['ขายดี']);
    expect(await find('ขายดี')).toBeUndefined();
  });

  it('that products have goes only when it is taken off them; another shop’s stays', async () => {
    const one = await find('ของฝาก');
    const url = `${base}/${one?.id}?revision=${one?.revision}`;
    expect(await call('DELETE', url)).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
    expect((await call('DELETE', `${url}&take_off=true`)).status).toBe(204);
    expect(await tagsOf(products.vaseSoldOut.id)).toEqual(['ใหม่']);
    const theirs = await call('DELETE', `${base}/${foreign}?revision=1&take_off=true`);
    expect(theirs.status).toBe(404);
  });
});
