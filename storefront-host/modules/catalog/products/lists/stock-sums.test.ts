import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

const api = `/api/v1/manage/${shops.alpha.id}`;
let host: TestHost;
let headers: Record<string, string>;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  headers = {
    cookie: await signIn(host, accounts.ownerAlpha.email),
    origin: 'http://localhost:4000',
  };
});
afterAll(() => host.close());

interface Item {
  readonly id: number;
  readonly remain: number | null;
}

/** All pages of a list in the order of stock, two rows a page. */
async function sorted(list: 'products' | 'stock', direction: 'ASC' | 'DESC'): Promise<Item[]> {
  const items: Item[] = [];
  let after = '';
  do {
    const sort = encodeURIComponent(JSON.stringify(['remain', direction]));
    const url = `${api}/${list}?limit=2&sort=${sort}${after && `&after=${encodeURIComponent(after)}`}`;
    const reply = await host.inject({ url, headers });
    expect(reply.statusCode, reply.body).toBe(200);
    items.push(...reply.json().items);
    after = reply.json().next ?? '';
  } while (after);
  return items;
}

async function unsorted(list: 'products' | 'stock'): Promise<Item[]> {
  return (await host.inject({ url: `${api}/${list}?limit=200`, headers })).json().items;
}

const amount = ({ remain }: Item) => remain ?? 999_666_999;
const isRising = (items: readonly Item[]) =>
  items.every((item, index) => index === 0 || amount(items[index - 1] ?? item) <= amount(item));
const ids = (items: readonly Item[]) => items.map(({ id }) => id).toSorted((a, b) => a - b);

it.each(['products', 'stock'] as const)(
  'lists all %s of the shop in the order of their stock',
  async (list) => {
    const rising = await sorted(list, 'ASC');
    expect(ids(rising)).toEqual(ids(await unsorted(list)));
    expect(new Set(rising.map(amount)).size).toBeGreaterThan(2);
    expect(isRising(rising)).toBe(true);
    expect(isRising((await sorted(list, 'DESC')).toReversed())).toBe(true);
  },
);

it('follows changes of stock, of variants and of products at once', async () => {
  const { id } = products.cup;
  const change = { delta: 500, reason: 'received' };
  const moved = await host.inject({
    method: 'POST',
    url: `${api}/products/${id}/stock`,
    headers,
    payload: change,
  });
  expect(moved.statusCode, moved.body).toBeLessThan(300);
  const rising = await sorted('products', 'ASC');
  expect(isRising(rising)).toBe(true);
  expect(rising.findLast(({ remain }) => remain !== null)?.id).toBe(id);

  const made = await host.inject({
    method: 'POST',
    url: `${api}/products`,
    headers,
    payload: { titles: { th: 'ของใหม่' }, price: 10 },
  });
  expect(made.statusCode, made.body).toBe(201);
  expect(ids(await sorted('products', 'DESC'))).toContain(made.json().id);

  const variant = (await unsorted('stock')).find(({ id: one }) => one !== id);
  await host.db
    .updateTable('product')
    .set({ status: 'removed' })
    .where('shop_id', '=', shops.alpha.id)
    .where('id', '=', variant?.id ?? 0)
    .execute();
  for (const list of ['products', 'stock'] as const) {
    const now = await sorted(list, 'ASC');
    expect(isRising(now)).toBe(true);
    expect(ids(now)).toEqual(ids(await unsorted(list)));
  }
});

it('finds low stock at once: by a variant of a product, and never an unlimited one', async () => {
  const low = async (list: 'products' | 'stock', most: number) => {
    const filter = encodeURIComponent(JSON.stringify({ low: most }));
    const reply = await host.inject({ url: `${api}/${list}?limit=200&filter=${filter}`, headers });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().total).toBe(reply.json().items.length);
    return reply.json().items.map(({ id }: Item) => id);
  };
  const items = await unsorted('stock');
  const counted = items.filter(({ remain }) => remain !== null);
  const least = Math.min(...counted.map(amount));
  const expected = counted.filter((item) => amount(item) <= least + 1);
  expect(await low('stock', least + 1)).toEqual(expected.map(({ id }) => id));

  const { product_id: variant, parent_id: parent } = await host.db
    .selectFrom('stock')
    .innerJoin('product', (join) =>
      join
        .onRef('product.shop_id', '=', 'stock.shop_id')
        .onRef('product.id', '=', 'stock.product_id'),
    )
    .select(['product_id', 'parent_id'])
    .where('stock.shop_id', '=', shops.alpha.id)
    .where('product.parent_id', 'is not', null)
    .where('product.status', '<>', 'removed')
    .where('unlimited', '=', false)
    .limit(1)
    .executeTakeFirstOrThrow();
  const variants = await host.db
    .selectFrom('product')
    .select('id')
    .where('shop_id', '=', shops.alpha.id)
    .where('parent_id', '=', parent)
    .execute();
  const set = (change: object, of = [variant]) =>
    host.db
      .updateTable('stock')
      .set(change)
      .where('shop_id', '=', shops.alpha.id)
      .where('product_id', 'in', of)
      .execute();
  await set(
    { remain: 50 },
    variants.map(({ id }) => id),
  );
  expect(await low('products', 0)).not.toContain(parent);
  await set({ remain: 0 });
  expect(await low('products', 0)).toContain(parent);
  expect(await low('stock', 0)).toContain(variant);
  await set({ unlimited: true });
  expect(await low('products', 0)).not.toContain(parent);
  expect(await low('stock', 0)).not.toContain(variant);
});

it('sums again what a crash of the database emptied, and the job keeps all shops', async () => {
  await host.db.deleteFrom('stock_sum').where('shop_id', '=', shops.alpha.id).execute();
  expect(ids(await sorted('products', 'ASC'))).toEqual(ids(await unsorted('products')));
  await host.host.jobs.send('stock.sum', {});
  await host.host.jobs.drain();
  const beta = await host.db
    .selectFrom('stock_sum')
    .select('product_id')
    .where('shop_id', '=', shops.beta.id)
    .execute();
  expect(beta.length).toBeGreaterThan(0);
  const due = await host.db
    .selectFrom('stock_sum_due')
    .select('id')
    .where('shop_id', 'in', [shops.alpha.id, shops.beta.id])
    .execute();
  expect(due).toEqual([]);
});
