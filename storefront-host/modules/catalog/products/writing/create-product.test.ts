import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accounts,
  categories,
  shops,
  products,
} from '../../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

const SHOP = shops.alpha.id;
const api = `/api/v1/manage/${SHOP}/products`;
let host: TestHost;
let owner: Record<string, string>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  owner = await as(accounts.ownerAlpha.email);
});
afterAll(() => host.close());

async function as(email: string) {
  return { cookie: `${await signIn(host, email)}; lang=en`, origin: 'http://localhost:4000' };
}
async function call(
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  payload?: object,
  headers = owner,
) {
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const option = (title: string, ...items: string[]) => ({
  title: { th: title },
  items: items.map((item) => ({ title: { th: item } })),
});
const counted = async () => {
  const row = await host.db
    .selectFrom('category')
    .select('count_sum')
    .where('shop_id', '=', SHOP)
    .where('id', '=', categories.alphaHome.id)
    .executeTakeFirstOrThrow();
  return row.count_sum;
};

describe('a new product', () => {
  it('is sold at once, with its stock written down and its category counted', async () => {
    const before = await counted();
    const { status, body } = await call('POST', api, {
      titles: { th: ' ชามเบญจรงค์ ', en: 'Benjarong bowl' },
      price: 390.5,
      remain: 12,
      category_id: categories.alphaHome.id,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      titles: { th: 'ชามเบญจรงค์', en: 'Benjarong bowl' },
      price: 390.5,
      remain: 12,
      status: 'availability',
      slug: 'ชามเบญจรงค์',
      has_subproducts: false,
      revision: 1,
    });
    const stock = await call('GET', `/api/v1/manage/${SHOP}/stock/${body.id}`);
    expect(stock.body.ledger).toMatchObject([
      { delta: 12, remain_after: 12, reason: 'opening', by: accounts.ownerAlpha.name },
    ]);
    expect(await counted()).toBe(before + 1);
    const found = await call('GET', '/api/v1/products/search?site=alpha&filter={"keyword":"เบญจ"}');
    expect(found.body.products.map(({ id }: { id: number }) => id)).toEqual([body.id]);
  });

  it('with options has each variant, with its price and its stock', async () => {
    const { body } = await call('POST', api, {
      title: 'เสื้อม่อฮ่อม',
      price: 250,
      remain: 4,
      options: [option('สี', 'คราม', 'ดำ'), option('ไซซ์', 'S', 'M', 'L')],
    });
    expect(body).toMatchObject({
      has_subproducts: true,
      total_subproducts: 6,
      remain: 24,
      price: 250,
    });
    expect(body.subproducts.map((one: { option_text: string }) => one.option_text)).toEqual([
      'คราม / S',
      'คราม / M',
      'คราม / L',
      'ดำ / S',
      'ดำ / M',
      'ดำ / L',
    ]);
    const shown = await call('GET', `/api/v1/products/${body.id}/detail?site=alpha`);
    expect(shown.body.product.suboptions.options_rank).toEqual(['สี', 'ไซซ์']);
  });

  it.each([
    [{ price: 1 }, 'titles/th'],
    [{ title: '  ', price: 1 }, 'title'],
    [{ title: 'ก' }, 'price'],
    [{ title: 'ก', price: -1 }, 'price'],
    [{ title: 'ก', price: 1.005 }, 'price'],
    [{ title: 'ก', price: 10, full_price: 10 }, 'full_price'],
    [{ title: 'ก', price: 10, remain: -1 }, 'remain'],
    [{ title: 'ก', price: 10, category_id: categories.betaFood.id }, 'category_id'],
    [{ title: 'ก', price: 10, revision: 1 }, 'revision'],
    [{ title: 'ก', price: 10, options: [option('สี', 'แดง', ' แดง ')] }, 'options/0/items/1/title'],
    [{ title: 'ก', price: 10, options: [option(' ', 'แดง')] }, 'options/0/title'],
    [{ title: 'ก', price: 10, options: [option('สี')] }, 'options/0/items'],
    [{ title: 'ก', price: 10, options: tooMany() }, 'options'],
  ])('is refused where %j, at the field %s, and nothing is made', async (payload, path) => {
    const before = await host.db.selectFrom('product').select('id').execute();
    const { status, body } = await call('POST', api, payload);
    expect([status, body.fields[0].path]).toEqual([400, path]);
    expect(await host.db.selectFrom('product').select('id').execute()).toHaveLength(before.length);
  });
});

describe('a deleted product', () => {
  it('is gone for shoppers and staff, and comes back as it was', async () => {
    const made = await call('POST', api, {
      title: 'โคมไฟ',
      price: 50,
      status: 'comingsoon',
      category_id: categories.alphaHome.id,
    });
    const { id } = made.body;
    const before = await counted();
    const remove = () => host.inject({ method: 'DELETE', url: `${api}/${id}`, headers: owner });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect((await call('GET', `${api}/${id}`)).status).toBe(404);
    expect(await counted()).toBe(before - 1);
    const back = await call('POST', `${api}/${id}/restore`);
    expect(back.body).toMatchObject({ id, status: 'comingsoon', remain: 0 });
    expect(await counted()).toBe(before);
    expect((await call('POST', `${api}/${id}/restore`)).status).toBe(404);
  });

  it('may be deleted by its status, and comes back as it was', async () => {
    const { id } = products.plateOnSale;
    const { status, revision } = (await call('GET', `${api}/${id}`)).body;
    const payload = { revision, status: 'removed' };
    const gone = await host.inject({ method: 'PUT', url: `${api}/${id}`, headers: owner, payload });
    expect(gone.statusCode).toBe(204);
    const log = await host.db
      .selectFrom('audit_log')
      .select(['action', 'before'])
      .where('shop_id', '=', SHOP)
      .where('entity_id', '=', String(id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(log).toMatchObject({ action: 'removed', before: { status } });
    expect((await call('POST', `${api}/${id}/restore`)).body).toMatchObject({ id, status });
  });
});

describe('other options', () => {
  it('keep what the variants had, and are written down', async () => {
    const made = await call('POST', api, {
      title: 'ผ้าขาวม้า',
      price: 120,
      remain: 3,
      options: [option('สี', 'แดง', 'น้ำเงิน')],
    });
    const { id, subproducts, options } = made.body;
    const [red, blue] = subproducts;
    await call('PUT', `${api}/${blue.id}`, { revision: 1, price: 99, code: 'BLUE' });
    const [color] = options;
    const { status, body } = await call('PUT', `${api}/${id}/options`, {
      revision: 1,
      options: [
        {
          key: color.key,
          title: { th: 'สีผ้า', en: 'Colour' },
          items: [
            { key: color.items[1].key, title: { th: 'น้ำเงินเข้ม' } },
            { title: { th: 'เขียว' }, color: '#00aa55' },
          ],
        },
        option('ความยาว', '1 เมตร', '2 เมตร'),
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ revision: 2, total_subproducts: 4, price: 99 });
    expect(body.subproducts[0]).toMatchObject({ id: blue.id, code: 'BLUE', price: 99, remain: 3 });
    expect(body.subproducts.slice(1).map(({ remain }: { remain: number }) => remain)).toEqual([
      0, 0, 0,
    ]);
    expect(body.subproducts.some((one: { id: number }) => one.id === red.id)).toBe(false);
    const stale = await call('PUT', `${api}/${id}/options`, { revision: 1, options: [] });
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT']);
    const none = await call('PUT', `${api}/${id}/options`, { revision: 2, options: [] });
    expect(none.body).toMatchObject({ has_subproducts: false, options: [] });
  });

  it('make 2,000 variants in a few statements', async () => {
    const made = await call('POST', api, { title: 'ผ้าทอ', price: 10 });
    const many = (title: string, count: number) =>
      option(title, ...Array.from({ length: count }, (_, index) => `${title} ${index}`));
    const variants = { revision: 1, options: [many('สี', 20), many('กว้าง', 10), many('ยาว', 10)] };
    const { result, count } = await host.countQueries(() =>
      call('PUT', `${api}/${made.body.id}/options`, variants),
    );
    expect(result.body).toMatchObject({ total_subproducts: 2_000 });
    expect(count).toBeLessThan(45);
  });

  it('are not those of another shop, nor of a variant', async () => {
    const beta = await as(accounts.ownerBeta.email);
    const variants = { revision: 1, options: [] };
    expect(
      (await call('PUT', `/api/v1/manage/3/products/101/options`, variants, beta)).status,
    ).toBe(404);
    expect((await call('PUT', `${api}/103/options`, variants)).status).toBe(404);
  });
});

function tooMany() {
  const items = Array.from({ length: 45 }, (_, index) => `${index}`);
  return [option('ก', ...items), option('ข', ...items)];
}
