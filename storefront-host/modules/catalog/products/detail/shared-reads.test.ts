import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accounts,
  categories,
  products,
  shops,
} from '../../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

let host: TestHost;
let owner: string;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    cacheRows: true,
    env: { RATE_LIMIT_FACTOR: '100' },
  });
  owner = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

const { cup, plateOnSale, shirt, vaseSoldOut } = products;
const get = async (id: number, query = '') => {
  const { result, statements } = await host.countQueries(() =>
    host.inject(`/api/v1/products/${id}/detail?site=alpha${query}`),
  );
  expect(result.statusCode).toBe(200);
  const found = result.json();
  return {
    category: String(found.product.full_category_title),
    related: found.relateds.map((one: { readonly id: number }) => one.id) as readonly number[],
    /** Statements after those of the site and the product. */
    shared: statements
      .map((text) => /hot:(\w+)/.exec(text)?.[1] ?? text)
      .filter((name) => !/^(?:select|product_detail|product_rows|pictures)/.test(name)),
  };
};
const asOwner = async (url: string, payload: object) => {
  const headers = { cookie: owner, 'sec-fetch-site': 'same-origin' };
  const reply = await host.inject({
    method: 'PUT',
    url: `/api/v1/manage/2/${url}`,
    headers,
    payload,
  });
  expect(reply.statusCode).toBe(200);
};

it('reads the category and the strips once for products that share them', async () => {
  const first = await get(cup.id);
  const second = await get(plateOnSale.id);
  expect([first.shared.toSorted(), second.shared]).toEqual([
    ['category_chain', 'strips_shop_category'],
    [],
  ]);
  expect(second.category).toBe(first.category);
  expect(first.related).toEqual(expect.arrayContaining([plateOnSale.id, vaseSoldOut.id]));
  expect(second.related).toEqual(expect.arrayContaining([cup.id, vaseSoldOut.id]));
  expect([first.related.includes(cup.id), second.related.includes(plateOnSale.id)]).toEqual([
    false,
    false,
  ]);
  expect((await get(cup.id, '&nc=1')).shared.toSorted()).toEqual(first.shared.toSorted());
});

it('shows a renamed category on a product that was never requested before', async () => {
  const { id } = categories.alphaHome;
  expect((await get(cup.id)).category).toBe(categories.alphaHome.title);
  await asOwner(`categories/${id}`, { revision: 1, titles: { th: 'ของแต่งบ้าน' } });
  expect((await get(vaseSoldOut.id)).category).toBe('ของแต่งบ้าน');
});

it('leaves a product out of the strips once it is not sold any more', async () => {
  expect((await get(cup.id)).related).toContain(shirt.id);
  const { revision } = await host.db
    .selectFrom('product')
    .select('revision')
    .where('shop_id', '=', shops.alpha.id)
    .where('id', '=', shirt.id)
    .executeTakeFirstOrThrow();
  await asOwner(`products/${shirt.id}`, { revision, status: 'discontinued' });
  expect((await get(cup.id)).related).not.toContain(shirt.id);
});
