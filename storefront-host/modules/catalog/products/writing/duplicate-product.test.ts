import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../../../../test/support/fixture-market.ts';
import {
  cloth,
  seedManyCombinations,
} from '../../../../../test/support/records/many-combinations.ts';
import { manageShop } from '../../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  await seedManyCombinations(host.db);
});
afterAll(() => host.close());

const call = manageShop(() => host);

it('copies texts, options and fields into a hidden product without stock and codes', async () => {
  const before = (await call('GET', 'products/102')).body;
  await call('PUT', 'products/102', {
    revision: before.revision,
    titles: { en: 'Indigo shirt' },
    descriptions: { en: '<p>Soft</p>' },
    tags: ['คราม'],
    hot: true,
    order_limit: 2,
  });
  const { status, body } = await call('POST', 'products/102/duplicate');
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
  const again = (await call('GET', 'products/102')).body;
  expect(again).toMatchObject({ code: before.code, remain: before.remain });
});

it('copies 2,000 variants', async () => {
  const { status, body } = await call('POST', `products/${cloth.id}/duplicate`);
  expect([status, body.total_subproducts]).toEqual([201, cloth.total]);
});

it('knows no product of another shop, and no variant', async () => {
  expect((await call('POST', `products/${products.mango.id}/duplicate`)).status).toBe(404);
  expect((await call('POST', 'products/103/duplicate')).status).toBe(404);
});
