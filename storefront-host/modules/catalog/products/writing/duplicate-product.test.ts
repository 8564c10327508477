import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products } from '../../../../../test/support/fixture-market.ts';
import {
  cloth,
  seedManyCombinations,
} from '../../../../../test/support/records/many-combinations.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

const api = '/api/v1/manage/2';
let host: TestHost;
let headers: Record<string, string>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  await seedManyCombinations(host.db);
  headers = {
    cookie: await signIn(host, accounts.ownerAlpha.email),
    origin: 'http://localhost:4000',
  };
});
afterAll(() => host.close());

async function call(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}

it('copies texts, options and fields into a hidden product without stock and codes', async () => {
  const before = (await call('GET', `${api}/products/102`)).body;
  await call('PUT', `${api}/products/102`, {
    revision: before.revision,
    titles: { en: 'Indigo shirt' },
    descriptions: { en: '<p>Soft</p>' },
    tags: ['คราม'],
    hot: true,
    order_limit: 2,
  });
  const { status, body } = await call('POST', `${api}/products/102/duplicate`);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    titles: { th: `${products.shirt.title} (สำเนา)`, en: 'Indigo shirt (copy)' },
    descriptions: { en: '<p>Soft</p>' },
    status: 'product_sync_disable',
    code: null,
    tags: ['คราม'],
    hot: true,
    order_limit: 2,
    remain: 0,
    options: before.options,
  });
  expect(body.subproducts.map((one: { price: number }) => one.price)).toEqual(
    before.subproducts.map((one: { price: number }) => one.price),
  );
  expect(body.product_uuid).not.toBe(before.product_uuid);
  const found = await call('GET', '/api/v1/products/search?site=alpha');
  expect(found.body.products.map((one: { id: number }) => one.id)).not.toContain(body.id);
  const again = (await call('GET', `${api}/products/102`)).body;
  expect(again).toMatchObject({ code: before.code, remain: before.remain });
});

it('copies 2,000 variants', async () => {
  const { status, body } = await call('POST', `${api}/products/${cloth.id}/duplicate`);
  expect([status, body.total_subproducts]).toEqual([201, cloth.total]);
});

it('knows no product of another shop, and no variant', async () => {
  expect((await call('POST', `${api}/products/${products.mango.id}/duplicate`)).status).toBe(404);
  expect((await call('POST', `${api}/products/103/duplicate`)).status).toBe(404);
});
