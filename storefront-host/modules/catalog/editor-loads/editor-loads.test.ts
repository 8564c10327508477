import { afterAll, beforeAll, expect, it } from 'vitest';
import { categories, products } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => host.close());

async function get(path: string) {
  const reply = await host.inject(`/api/v1/${path}`);
  return { status: reply.statusCode, body: reply.json() };
}
const ids = ({ body }: { readonly body: { readonly products: { readonly id: number }[] } }) =>
  body.products.map(({ id }) => id).toSorted((a, b) => a - b);

it('loads a product as products/{id}/detail does', async () => {
  const { id } = products.cup;
  const { status, body } = await get(`product/${id}?site=alpha`);
  expect([status, body]).toEqual([200, (await get(`products/${id}/detail?site=alpha`)).body]);
  expect((await get(`product/${products.mango.id}?site=alpha`)).status).toBe(404);
});

it('loads a page of a category, with its description on request', async () => {
  const { id } = categories.alphaHome;
  await host.db
    .updateTable('category')
    .set({ description: 'ของใช้' })
    .where('id', '=', id)
    .execute();
  const found = await get(`category/${id}/1?site=alpha&desc=true`);
  expect(found.body).toMatchObject({ page: 1, has_more: false, total: ids(found).length });
  expect(ids(found)).toEqual([101, 107, 109]);
  expect(found.body.category).toMatchObject({ category_id: id, description: 'ของใช้' });
  const plain = await get(`category/${id}/2?site=alpha`);
  expect([plain.body.products, plain.body.category.description]).toEqual([[], undefined]);
  expect((await get(`category/${id}/1?site=beta`)).status).toBe(404);
  expect((await get(`category/${id}/0?site=alpha`)).status).toBe(400);
});

it('loads a page of a showroom of the site', async () => {
  await host.db
    .updateTable('product')
    .set({ showrooms: ['hot'] })
    .where('id', 'in', [products.cup.id, products.mango.id])
    .execute();
  expect(ids(await get('showroom/hot/1?site=alpha'))).toEqual([products.cup.id]);
  expect(ids(await get('showroom/hot/1'))).toEqual(
    [products.cup.id, products.mango.id].toSorted((a, b) => a - b),
  );
  expect((await get('showroom/secret/1')).status).toBe(400);
});

it('loads a page of what a keyword finds, and of all products without one', async () => {
  const found = await get(`search/1?site=alpha&q=${encodeURIComponent(products.cup.title)}`);
  expect(ids(found)).toContain(products.cup.id);
  expect(ids(found)).not.toContain(products.mango.id);
  const all = await get('search/1?site=alpha&q=');
  expect(all.body.total).toBeGreaterThan(found.body.total);
});
