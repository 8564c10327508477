import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { addCollection } from '../../catalog/collections/add-collection.ts';
import { addPromotion, type NewPromotion } from './add-promotion.ts';

const start = new Date('2026-11-20T05:00:00Z');
const hour = 3_600_000;
const at = (hours: number) => new Date(start.getTime() + hours * hour);
let now = start;
let host: TestHost;
const ids = { flash: 0, news: 0, beta: 0, mall: 0 };
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => now });
  ids.flash = await promote({
    productIds: [products.plateOnSale.id, products.cup.id, products.shirt.id],
    html: '<p>ทั้งร้าน</p><script>alert(1)</script>',
    overlay: { lang: 'en', fields: { title: 'Fire sale' } },
  });
  ids.news = await promote({
    kind: 'news',
    slug: 'news',
    title: 'ย้ายร้าน',
    beginsAt: at(48),
    endsAt: at(72),
  });
  ids.beta = await promote({ shopId: shops.beta.id, kind: 'gift', slug: 'gift', title: 'แถมถุง' });
  await host.db.transaction().execute(async (trx) => {
    ids.mall = await addCollection(trx, {
      shopId: 1,
      slug: 'โต๊ะกาแฟ',
      title: 'โต๊ะกาแฟเช้า',
      summary: 'ของสองร้าน',
      html: '<p>ชงเองที่บ้าน</p>',
      rank: 0,
      at: start,
      products: [
        { shopId: shops.beta.id, id: betaProduct.id },
        { shopId: shops.alpha.id, id: products.cup.id },
      ],
      overlay: { lang: 'en', fields: { title: 'Morning coffee' } },
    });
  });
  await host.db
    .insertInto('coupon')
    .values({
      shop_id: shops.alpha.id,
      id: 1,
      code: 'CUP10',
      title: 'ลดถ้วย',
      kind: 'percent',
      value: 10,
      begins_at: at(-1),
      ends_at: at(90),
    })
    .execute();
});
afterAll(() => host.close());
beforeEach(() => {
  now = start;
});

const betaProduct = Object.values(products).find(
  (one) => one.shop_id === shops.beta.id && !one.parent_id,
)!;

function promote({ discount, ...promotion }: Partial<NewPromotion>): Promise<number> {
  const isNews = promotion.kind === 'news' || promotion.kind === 'gift';
  const whole: NewPromotion = {
    shopId: shops.alpha.id,
    kind: 'flash',
    slug: 'flash',
    title: 'ลดไฟลุก',
    beginsAt: at(-1),
    endsAt: at(1),
    at: start,
    productIds: [],
    ...(isNews ? {} : { discount: discount ?? { kind: 'percent', value: 20 } }),
    ...promotion,
  };
  return host.db.transaction().execute((trx) => addPromotion(trx, whole));
}

const html = { accept: 'text/html', 'accept-language': 'th' };
const get = (url: string) => host.inject({ url, headers: html });

const boxes = (body: string) =>
  Array.from(body.matchAll(/data-product="([^"]+)"/g), ([, uuid]) => uuid);

describe('promotions', () => {
  it('shows a shop’s flash sale with its clock, what comes soon, and its coupons', async () => {
    const { statusCode, body } = await get('/web/alpha/promotion');
    expect(statusCode).toBe(200);
    expect(body).toContain(`until="${at(1).toISOString()}"`);
    expect(body).toContain('แฟลชเซล ลด 20%');
    expect(body).toContain('เร็ว\u00a0ๆ นี้');
    expect(body).toContain('id="coupon-1"');
    expect(body).toContain('data-modal="OpenCoupon"');
    expect(body).not.toContain('แถมถุง');
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it('shows every shop’s in the marketplace, in the reader’s language', async () => {
    const { body } = await get('/promotion?lang=en');
    expect(body).toContain('Fire sale');
    expect(body).toContain('แถมถุง');
    expect(body).toContain(shops.beta.title);
  });

  it('shows a new one in the cached list of the marketplace', async () => {
    const title = 'ลดรับลมหนาว';
    const shown = async () => (await get('/promotion')).body.includes(title);
    expect([await shown(), await shown()]).toEqual([false, false]);
    await promote({ slug: 'winter', title });
    await host.host.pageCache.caughtUp();
    expect(await shown()).toBe(true);
  });

  it('has a page for each, with its products in order and nothing that runs', async () => {
    const url = `/web/alpha/promotion/flash/${ids.flash}`;
    const { body } = await get(url);
    expect(body).toContain('<p>ทั้งร้าน</p>');
    expect(body).not.toContain('alert(1)');
    expect(boxes(body)).toEqual([
      products.plateOnSale.uuid,
      products.cup.uuid,
      products.shirt.uuid,
    ]);
    expect(body).toContain('/product/cup/101?flashsale=true');
    expect(body).toContain(`href="http://localhost:4000${url}"`);
  });

  it.each([
    ['/web/alpha/promotion/wrong/{flash}', 301, '/web/alpha/promotion/flash/{flash}'],
    ['/promotion/{beta}', 301, '/promotion/gift/{beta}'],
    ['/web/alpha/promotion/gift/{beta}', 404, undefined],
    ['/web/alpha/promotion/99999', 404, undefined],
  ])('%s answers %i', async (path, status, location) => {
    const fill = (text: string) =>
      text.replace('{flash}', String(ids.flash)).replace('{beta}', String(ids.beta));
    const response = await get(fill(path));
    expect([response.statusCode, response.headers['location']]).toEqual([
      status,
      location && fill(location),
    ]);
  });

  it('drops what is kept when it ends', async () => {
    const url = `/web/alpha/promotion/flash/${ids.flash}`;
    expect((await get(url)).statusCode).toBe(200);
    now = at(1);
    expect((await get(url)).statusCode).toBe(404);
    expect((await get('/web/alpha/promotion')).body).not.toContain('ลดไฟลุก');
  });

  it('says so where nothing is on', async () => {
    now = at(100);
    expect((await get('/web/beta/promotion')).body).toContain('ตอนนี้ยังไม่มีโปรโมชั่น');
  });
});

describe('collections', () => {
  it('holds products of several shops in the marketplace', async () => {
    const list = await get('/collection');
    expect(list.body).toContain('โต๊ะกาแฟเช้า');
    expect(list.body).toContain('สินค้า 2 รายการ');
    expect(list.body).toContain('data-modal="Inspiration"');
    const url = `/collection/${encodeURIComponent('โต๊ะกาแฟ')}/${ids.mall}`;
    const { body } = await get(url);
    expect(body).toContain('<p>ชงเองที่บ้าน</p>');
    expect(boxes(body)).toEqual([betaProduct.uuid, products.cup.uuid]);
    expect((await get(`/collection/${ids.mall}`)).headers['location']).toBe(url);
    expect((await get(`${url}?lang=en`)).body).toContain('Morning coffee');
  });

  it('is looked into from the page of each of its products, on its own site', async () => {
    const opener = `data-modal="Inspiration" data-collection="${ids.mall}"`;
    const url = `/product/cup/${products.cup.id}`;
    expect((await get(`${url}?lang=en`)).body).toContain('Ideas from “Morning coffee”');
    expect((await get(url)).body.replaceAll(/\s+/g, ' ')).toContain(opener);
    expect((await get(`/web/alpha${url}`)).body).not.toContain('data-modal="Inspiration"');
  });

  it('is private to its shop', async () => {
    expect((await get(`/web/alpha/collection/${ids.mall}`)).statusCode).toBe(404);
    expect((await get('/web/alpha/collection')).body).toContain('ยังไม่มีคอลเลกชัน');
  });
});

it('asks the same number of queries however much is on', async () => {
  const count = async (minutes: number) => {
    now = new Date(start.getTime() + minutes * 60_000);
    return (await host.countQueries(() => get('/promotion?lang=en'))).count;
  };
  const few = await count(20);
  for (const { id } of [products.cup, products.shirt, products.plateOnSale]) {
    await promote({ productIds: [id], slug: `more-${id}` });
  }
  expect(await count(40)).toBe(few);
  expect(few).toBeLessThanOrEqual(10);
});
