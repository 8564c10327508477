import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import { accounts, categories, products, shops } from '../../../test/support/fixture-market.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

let host: TestHost;
let owner: Record<string, string>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  owner = {
    cookie: await signIn(host, accounts.ownerAlpha.email),
    origin: 'http://localhost:4000',
  };
  await host.db
    .insertInto('blog')
    .values({
      shop_id: shops.alpha.id,
      id: 1,
      slug: 'kiln',
      title: 'เปิดเตา',
      html: '<p>เปิดเตา</p>',
      author: 'สมชาย',
      tags: ['ข่าว'],
      published_at: new Date(),
    })
    .execute();
});
afterAll(() => host.close());

async function get(path: string, headers = {}) {
  const reply = await host.inject({ url: `/api/v1/${path}`, headers });
  return { status: reply.statusCode, body: reply.json() };
}
async function post(path: string, payload: object, headers = {}) {
  const reply = await host.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers });
  return { status: reply.statusCode, body: reply.json() };
}
const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const ids = (list: readonly { readonly id: number }[]) =>
  list.map(({ id }) => id).toSorted((a, b) => a - b);

describe('a filter in the values of spec §3', () => {
  const inHome = { category_id: categories.alphaHome.id, shop_id: shops.alpha.id };

  it('may name no showroom', async () => {
    const all = await get(`products/search?${filtered(inHome)}`);
    const { status, body } = await get(
      `products/search?${filtered({ ...inHome, showroom: '', category_with_child: 1, ready_to_sell: 1 })}`,
    );
    expect(status).toBe(200);
    expect(ids(all.body.products)).toEqual([101, 107, 109]);
    expect(ids(body.products)).toEqual([101, 109]);
  });

  it('says 0 and 1 for with and without the categories below', async () => {
    const [child] = await host.db
      .insertInto('category')
      .values({
        shop_id: shops.alpha.id,
        parent_id: categories.alphaHome.id,
        slug: 'x',
        title: 'x',
      })
      .returning('id')
      .execute();
    await host.db
      .updateTable('product')
      .set({ category_id: child?.id ?? 0 })
      .where('id', '=', products.cup.id)
      .execute();
    const found = async (category_with_child: number) =>
      ids(
        (await get(`products/search?${filtered({ ...inHome, category_with_child })}`)).body
          .products,
      );
    expect(await found(1)).toEqual([101, 107, 109]);
    expect(await found(0)).toEqual([107, 109]);
    expect((await get(`products/search?${filtered({ category_with_child: 2 })}`)).status).toBe(400);
  });

  it('may name no tag of a blog', async () => {
    const { status, body } = await get(
      `contents/?site=alpha&${filtered({ tag: '', keyword: '' })}`,
    );
    expect([status, body.total]).toEqual([200, 1]);
  });
});

describe('an omitted parameter', () => {
  const cup = filtered({ product_uuid: [products.cup.uuid] });

  it('is not in the products of a search', async () => {
    const { body } = await get(`products/search?${cup}&include=shop_mini&omit=shop,product_tags`);
    expect(body.products).toHaveLength(1);
    expect(body.products[0]).toMatchObject({ id: products.cup.id, price: 120 });
    expect(Object.keys(body.products[0])).not.toContain('shop');
    expect(Object.keys(body.products[0])).not.toContain('product_tags');
    expect((await get(`products/search?${cup}`)).body.products[0].shop.shopname).toBe('alpha');
  });

  it('is not in the list of pages', async () => {
    await host.db
      .insertInto('page')
      .values([
        { shop_id: 2, name: 'news', title: 'ข่าว', draft: JSON.stringify(pageOf('ข่าว', [])) },
        { shop_id: 2, name: 'story', title: 'เรื่องของเรา', draft: JSON.stringify(pageOf('', [])) },
        { shop_id: 3, name: 'news', title: 'ข่าวร้านอื่น', draft: JSON.stringify(pageOf('', [])) },
      ])
      .execute();
    const list = (query: string) => get(`pages/?project_id=2&${query}`, owner);
    const names = async (filter: object) =>
      (await list(filtered(filter))).body.pages.map(({ name }: { name: string }) => name);
    expect(await names({})).toEqual(['news', 'story']);
    expect(await names({ name: 'news' })).toEqual(['news']);
    expect(await names({ keyword: 'เรื่อง' })).toEqual(['story']);
    expect(await names({ is_published: true })).toEqual([]);
    expect((await list(filtered({ colour: 'red' }))).status).toBe(400);
    const { body } = await list('omit=titles,updated_at');
    expect(Object.keys(body.pages[0])).not.toContain('titles');
    expect(body.pages[0].name).toBe('news');
  });
});

describe('the number of pieces', () => {
  const { uuid: product_uuid } = products.cup;

  it.each(['qty', 'quantity'])('is read as %s', async (name) => {
    const line = { product_uuid, [name]: 2 };
    const status = await post('cart/status', { products: [line] });
    expect(status.body.price.product).toBe(240);
    const begun = await post('cart/checkout', { products: [line], shop_id: 2 });
    expect(begun.body.net_price).toBe(290);
    const updated = await post('cart/update', { ...line, add: true });
    expect(updated.body.contents).toMatchObject([{ qty: 2 }]);
  });

  it.each([
    ['missing', {}],
    ['two numbers', { qty: 1, quantity: 2 }],
  ])('is refused where it is %s', async (_what, numbers) => {
    const line = { product_uuid, ...numbers };
    const status = await post('cart/status', { products: [line] });
    expect([status.status, status.body.fields[0].path]).toEqual([400, 'products/0/quantity']);
    expect((await post('cart/update', line)).status).toBe(400);
  });

  it('removes the line where it is null', async () => {
    const { body } = await post('cart/update', { product_uuid, quantity: null });
    expect(body.contents).toEqual([]);
  });
});

it('an empty cart says so in the fields of spec §8', async () => {
  const { status, body } = await post('cart/checkout?lang=th', {
    products: [{ product_uuid: products.mango.uuid, qty: 1 }],
    shop_id: 2,
  });
  const message = 'ยังไม่มีสินค้าในตะกร้า';
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ code: 'CART_EMPTY', error_key: 'CART_EMPTY', error_msg: message }),
  ]);
});

it('the profile of another account says that it is another account', async () => {
  const url = `users/me/profile?lang=en&account_id=${accounts.ownerBeta.id}`;
  const { status, body } = await get(url, owner);
  expect([status, body.code]).toEqual([409, 'OTHER_ACCOUNT']);
  expect(body.message).toContain('another account');
});

describe('a save with the payload of spec §7, which has no base revision', () => {
  const save = (path: string, title: string) =>
    post(
      `pages/${path}`,
      { blocks: JSON.stringify(pageOf('', []).blocks), global: '{}', title },
      owner,
    );

  it('counts as based on the stored revision', async () => {
    expect((await save('edit/2/plain/main', 'one')).status).toBe(200);
    expect((await save('edit/2/plain/main', 'two')).status).toBe(200);
    const { body } = await get('pages/edit/2/plain/main', owner);
    expect(body).toMatchObject({ revision: expect.any(Number), page: { title: 'two' } });
    expect((await save('publish/2/plain/main', 'three')).status).toBe(200);
    expect((await get('pages/edit/2/plain/main', owner)).body.published.page.title).toBe('three');
  });
});
