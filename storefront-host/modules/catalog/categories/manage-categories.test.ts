import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, categories, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { MAX_CATEGORY_DEPTH, type TreeCategory } from './manage-categories.contract.ts';

const base = `/api/v1/manage/${shops.alpha.id}/categories`;
const { alphaHome, alphaWear, betaFood } = categories;
let host: TestHost;
let headers: Record<string, string>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  headers = { cookie, origin: 'http://localhost:4000' };
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.db
    .deleteFrom('category')
    .where('shop_id', '=', shops.alpha.id)
    .where('id', 'not in', [alphaHome.id, alphaWear.id])
    .execute();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, url: string, payload?: object) {
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body ? reply.json() : null };
}
async function create(th: string, parent_id: number | null = null): Promise<TreeCategory> {
  const { status, body } = await call('POST', base, { titles: { th }, parent_id });
  expect(status).toBe(201);
  return body;
}
async function readTree(): Promise<readonly TreeCategory[]> {
  return (await call('GET', base)).body.categories;
}
const find = async (id: number) => (await call('GET', `${base}/${id}`)).body;
const move = (one: TreeCategory, parent_id: number | null, before_id: number | null = null) =>
  call('POST', `${base}/${one.id}/move`, { revision: one.revision, parent_id, before_id });
const remove = (one: TreeCategory, query = '') =>
  call('DELETE', `${base}/${one.id}?revision=${one.revision}${query}`);
const storefront = async (lang = 'th') => {
  const reply = await host.inject(`/api/v1/categories/list?site=alpha&lang=${lang}`);
  return reply.json<{ category_id: number; title: string; url: string }[]>();
};

describe('the tree', () => {
  it('has the shop’s own categories with their products, and no other shop’s', async () => {
    const tree = await readTree();
    expect(tree.map(({ id }) => id)).toEqual([alphaHome.id, alphaWear.id]);
    expect(tree[0]).toMatchObject({
      titles: { th: alphaHome.title, en: '' },
      parent_id: null,
      product_count: 3,
      picture: null,
      revision: 1,
    });
    expect((await call('GET', `${base}/${betaFood.id}`)).status).toBe(404);
  });

  it('is shown to shoppers in the order that staff gave it', async () => {
    const bowls = await create('ชาม');
    expect((await move(bowls, null, alphaHome.id)).status).toBe(200);
    expect((await storefront()).map((one) => one.category_id)).toEqual([
      bowls.id,
      alphaHome.id,
      alphaWear.id,
    ]);
  });
});

describe('a category', () => {
  it('is created with its address made from its name, in both languages', async () => {
    const titles = { th: 'ถ้วยกาแฟ', en: 'Coffee cups' };
    const { body } = await call('POST', base, { titles, descriptions: { en: 'For espresso' } });
    expect(body).toMatchObject({
      titles,
      descriptions: { th: '', en: 'For espresso' },
      slug: 'ถ้วยกาแฟ',
      parent_id: null,
      product_count: 0,
      image: null,
      revision: 1,
    });
    expect(await storefront('en')).toContainEqual(
      expect.objectContaining({ category_id: body.id, title: 'Coffee cups' }),
    );
    expect((await create('ถ้วยกาแฟ')).slug).toBe('ถ้วยกาแฟ-2');
  });

  it('keeps what is not sent, and redirects its old address', async () => {
    const made = await create('จาน');
    const { status, body } = await call('PUT', `${base}/${made.id}`, {
      revision: 1,
      slug: 'Plates',
    });
    expect([status, body]).toEqual([200, await find(made.id)]);
    expect(body).toMatchObject({ titles: { th: 'จาน', en: '' }, slug: 'plates', revision: 2 });
    const old = await host.inject(encodeURI(`/web/alpha/category/จาน/${made.id}`));
    expect([old.statusCode, old.headers.location]).toEqual([
      301,
      expect.stringContaining(`/web/alpha/category/plates/${made.id}`),
    ]);
  });

  it.each([
    [{ titles: { en: 'Cups' } }, 'titles/th'],
    [{ titles: { th: '  ' } }, 'titles/th'],
    [{ titles: { th: 'ก' }, slug: alphaHome.slug }, 'slug'],
    [{ titles: { th: 'ก' }, slug: '123' }, 'slug'],
    [{ titles: { th: 'ก' }, slug: '///' }, 'slug'],
    [{ titles: { th: 'ก' }, parent_id: betaFood.id }, 'parent_id'],
    [{ titles: { th: 'ก' }, image: '80000000-0000-7000-8000-000000000000' }, 'image'],
    [{ titles: { th: 'ก'.repeat(121) } }, 'titles/th'],
    [{ titles: { th: 'ก' }, colour: 'red' }, 'colour'],
  ])('%j is refused at %s', async (sent, path) => {
    const { status, body } = await call('POST', base, sent);
    expect([status, body.fields?.map((one: { path: string }) => one.path)]).toEqual([400, [path]]);
  });

  it('with another revision, or of another shop, is not changed', async () => {
    const made = await create('ช้อน');
    const url = `${base}/${made.id}`;
    expect((await call('PUT', url, { revision: 9, slug: 'spoons' })).status).toBe(409);
    const foreign = { revision: 1, slug: 'spoons' };
    expect((await call('PUT', `${base}/${betaFood.id}`, foreign)).status).toBe(404);
    expect(await find(made.id)).toMatchObject({ slug: 'ช้อน', revision: 1 });
  });
});

describe('moving', () => {
  it('takes the descendants along, and recounts the products of the ancestors', async () => {
    const top = await create('บ้าน');
    const cups = (await readTree()).find(({ id }) => id === alphaHome.id)!;
    const { body } = await move(cups, top.id);
    const by = (id: number) => body.categories.find((one: TreeCategory) => one.id === id);
    expect(by(alphaHome.id)).toMatchObject({ parent_id: top.id, revision: cups.revision + 1 });
    expect(by(top.id).count_sum).toBe(by(alphaHome.id).count_sum);
    expect((await move(by(alphaHome.id), null, alphaWear.id)).status).toBe(200);
    expect((await readTree()).find(({ id }) => id === top.id)?.count_sum).toBe(0);
  });

  it('below itself, too deep, before a stranger or in another shop is refused', async () => {
    const [one, other] = [await create('หนึ่ง'), await create('อื่น')];
    let deepest = await create('สอง', one.id);
    for (let depth = 3; depth <= MAX_CATEGORY_DEPTH; depth += 1) {
      deepest = await create(`ชั้น ${depth}`, deepest.id);
    }
    expect(await move(one, deepest.id)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'parent_id', message: 'A category cannot be below itself.' }] },
    });
    expect((await move(one, one.id)).status).toBe(400);
    expect((await move(other, deepest.id)).status).toBe(400);
    expect((await move(one, other.id)).status).toBe(400);
    expect((await move(other, null, deepest.id)).status).toBe(409);
    expect((await move(other, betaFood.id)).status).toBe(400);
    expect((await move({ ...other, revision: 7 }, null)).status).toBe(409);
    expect((await readTree()).filter((row) => row.parent_id === null)).toHaveLength(4);
  });

  it('leaves a tree without a loop where two people move at the same time', async () => {
    const [left, right] = [await create('ซ้าย'), await create('ขวา')];
    const replies = await Promise.all([move(left, right.id), move(right, left.id)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

describe('deleting', () => {
  it('an empty category is done at once', async () => {
    const made = await create('ว่าง');
    expect(await remove(made)).toEqual({ status: 204, body: null });
    expect((await readTree()).map(({ id }) => id)).toEqual([alphaHome.id, alphaWear.id]);
  });

  it('asks where products and children go', async () => {
    const [parent, goal] = [await create('หลัก'), await create('เป้าหมาย')];
    const doomed = await create('ชั่วคราว', parent.id);
    const child = await create('ย่อย', doomed.id);
    await host.db
      .updateTable('product')
      .set({ category_id: doomed.id })
      .where('id', '=', products.cup.id)
      .execute();
    expect(await remove(doomed)).toMatchObject({ status: 409, body: { code: 'CATEGORY_IN_USE' } });
    expect((await remove(doomed, `&products_to=${betaFood.id}`)).status).toBe(400);
    expect((await remove(doomed, `&products_to=${doomed.id}`)).status).toBe(400);
    expect((await remove({ ...doomed, revision: 5 }, '&products_to=0')).status).toBe(409);
    expect((await remove(doomed, `&products_to=${goal.id}`)).status).toBe(204);
    const tree = await readTree();
    expect(tree.find(({ id }) => id === child.id)?.parent_id).toBe(parent.id);
    expect(tree.find(({ id }) => id === goal.id)).toMatchObject({ product_count: 1, count_sum: 1 });
    const product = await call(
      'GET',
      `/api/v1/manage/${shops.alpha.id}/products/${products.cup.id}`,
    );
    expect(product.body).toMatchObject({ category_id: goal.id, revision: 2 });
  });
});
