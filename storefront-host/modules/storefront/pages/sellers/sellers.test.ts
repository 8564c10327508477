import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, shops } from '../../../../../test/support/fixture-market.ts';
import { addPictures } from '../../../../../test/support/records/add-pictures.ts';
import { mainOf as main, readPage, setShop } from '../../../../../test/support/pages/read-page.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { rankSellers } from '../../../shops/seller-rank.jobs.ts';

const now = new Date('2026-11-20T05:00:00Z');
const MEDIA = '01930000-0000-7000-8f00-000000000001';
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => now });
  await addPictures(host.db);
});
afterAll(() => host.close());

const page = (url: string, lang?: string) => readPage(host, url, lang);
const withShop = (id: number, columns: Readonly<Record<string, unknown>>) =>
  setShop(host, id, columns);
const alpha = '/seller/2/alpha';

describe('the list of sellers', () => {
  it('shows all shops, the best sellers of late first', async () => {
    const sold = { shop_id: shops.beta.id, id: '01930000-0000-7000-a000-000000000008' };
    await host.db
      .insertInto('sales_order')
      .values({
        ...sold,
        idempotency_key: 'k',
        status: 'placed',
        payment_method: 'cod',
        lang: 'th',
        contact: JSON.stringify({}),
        address: JSON.stringify({}),
        product_total: 9_900,
        net: 9_900,
        vat: 0,
        vat_rate: 700,
        placed_at: new Date(now.getTime() - 86_400_000),
        updated_at: now,
      })
      .execute();
    await host.db
      .insertInto('order_line')
      .values({
        shop_id: shops.beta.id,
        order_id: sold.id,
        rank: 1,
        product_id: products.mango.id,
        product_uuid: products.mango.uuid,
        title: products.mango.title,
        unit_price: 9_900,
        quantity: 3,
        line_total: 29_700,
      })
      .execute();
    const order_of = async () =>
      [...main((await page('/seller')).html).matchAll(/<h2><a href="([^"]+)">/g)].map(
        (match) => match[1],
      );
    expect(await order_of()).toEqual([alpha, '/seller/3/beta']);
    await host.db.transaction().execute((trx) => rankSellers(trx, now));
    await expect.poll(order_of).toEqual(['/seller/3/beta', alpha]);
    const { html } = await page('/seller');
    expect(html).toContain('2 ร้าน');
    expect(html).toContain('สินค้า 2 รายการ');
    const top = (await host.inject('/api/v1/frontpage')).json();
    expect(top.seller_top.map((one: { shopname: string }) => one.shopname)).toEqual([
      'beta',
      'alpha',
    ]);
  });

  it('is filtered by name, by category and for drop-shippers', async () => {
    const found = async (query: string) => {
      const shown = main((await page(`/seller?${query}`)).html);
      return [shops.alpha.title, shops.beta.title].filter((title) => shown.includes(`>${title}<`));
    };
    expect(await found(`keyword=${encodeURIComponent('เบต้า')}`)).toEqual([shops.beta.title]);
    expect(await found('category_id=1')).toEqual([shops.alpha.title]);
    expect(await found('dropship=1')).toEqual([]);
    const config = { enabled: true, discount: 15, unit: 'percent' };
    await withShop(shops.beta.id, { dropship_config: JSON.stringify(config) });
    expect(await found('dropship=1')).toEqual([shops.beta.title]);
    expect(await found('dropship=1&discount_min=15&discount_unit=percent')).toHaveLength(1);
    expect(await found('dropship=1&discount_min=16')).toEqual([]);
    expect(await found('dropship=1&discount_min=1&discount_unit=baht')).toEqual([]);
    expect(await found('discount_min=99')).toHaveLength(2);
    const { html } = await page('/seller?dropship=1&discount_min=10');
    expect(html).toContain('ดรอปชิปลด 15%');
    expect(html).toContain('ส่วนลดตั้งแต่ 10%');
    expect(html).toContain('content="noindex"');
  });

  it('finds shops by products below a category', async () => {
    const below = { shop_id: shops.mall.id, parent_id: 3, slug: 'mango', title: 'มะม่วง' };
    const { id } = await host.db
      .insertInto('category')
      .values(below)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { mango, banana } = products;
    const set = { mall_category_id: id };
    await host.db
      .updateTable('product')
      .set(set)
      .where('id', 'in', [mango.id, banana.id])
      .execute();
    const { html } = await page('/seller?category_id=3');
    expect(main(html)).toContain('href="/seller/3/beta"');
    expect(main(html)).not.toContain(`href="${alpha}"`);
  });

  it('says that there is none, with a way on, whatever was asked', async () => {
    for (const query of ['keyword=zzz', 'filter=%7B%22keyword%22%3A%22zzz%22%2C%22x%22%3A1%7D']) {
      const { html, status } = await page(`/seller?${query}`);
      expect(status).toBe(200);
      expect(html).toContain('ไม่พบร้านค้า');
    }
    for (const query of [
      'filter=%7B',
      'category_id=x',
      'discount_min=-1',
      'page=x',
      'dropship=7',
    ]) {
      expect((await page(`/seller?${query}`)).html).toContain('2 ร้าน');
    }
  });

  it('has no place for fairs and contests', async () => {
    const fair = { id: 50, kind: 'bookfair', shopname: 'fair', title: 'งานหนังสือ' } as const;
    await host.db.insertInto('shop').values(fair).execute();
    host.host.pageCache.clear();
    expect((await page('/seller')).html).toContain('2 ร้าน');
    // The shop's own address works all the same, because its products link to it.
    expect((await page('/seller/50/fair')).status).toBe(200);
    await host.db.deleteFrom('shop').where('id', '=', fair.id).execute();
  });
});

describe('brands', () => {
  it('are cards with picture and number of products while they are few', async () => {
    for (const [id, brand] of [
      [products.cup.id, 'Zebra'],
      [products.vaseSoldOut.id, 'Zebra'],
      [products.mango.id, 'เบต้าฟรุต'],
    ] as const) {
      await host.db.updateTable('product').set({ brand }).where('id', '=', id).execute();
    }
    host.host.pageCache.clear();
    const { html } = await page('/all-brands');
    expect(html).toMatch(/เบต้าฟรุต.*สินค้า 1 รายการ/s);
    const card = /brand-card" href="([^"]+)"((?:(?!brand-card).)*Zebra.{0,40}สินค้า 2 รายการ)/s.exec(
      html,
    );
    const [, link = '', content] = card ?? [];
    expect(content).toContain('<img');
    expect(main((await page(link)).html)).toContain(products.cup.title);
    const own = (await page('/web/beta/all-brands')).html;
    expect(own).toContain('เบต้าฟรุต');
    expect(main(own)).not.toContain('Zebra');
  });

  it('have their names in the reader’s language, on the marketplace too', async () => {
    const shop_id = shops.beta.id;
    const { id } = await host.db
      .insertInto('brand')
      .values({ shop_id, name: 'เบต้าฟรุต' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const fields = JSON.stringify({ title: 'Beta Fruit' });
    const of = { shop_id, entity: 'brand', entity_id: id, lang: 'en' } as const;
    await host.db
      .insertInto('translation')
      .values({ ...of, fields })
      .execute();
    host.host.pageCache.clear();
    for (const url of ['/all-brands', '/web/beta/all-brands']) {
      expect(main((await page(url, 'en')).html), url).toContain('Beta Fruit');
      expect(main((await page(url, 'th')).html), url).toContain('เบต้าฟรุต');
    }
  });

  it('begin with the owner’s list; one that can not be read is left out', async () => {
    const brands = [
      { title: 'อัลฟา', title_en: 'Alpha', image: MEDIA, link: '/search', imageType: 'cover' },
      { title: 'ลิงก์ร้าย', link: 'javascript:alert(1)' },
      'x',
      { title: '', link: '/search' },
    ];
    const design = JSON.stringify({ pages: { brand: { brands } } });
    await withShop(shops.alpha.id, { design });
    const { html } = await page('/web/alpha/all-brands', 'en');
    expect(html).toMatch(/brand-card" href="\/web\/alpha\/search".*brand-picture fills.*Alpha/s);
    expect(html).not.toContain('javascript:');
    // The other brands follow by letter.
    expect(html).toMatch(/<h3>Z<\/h3>.*Zebra/s);
  });

  it('are not there where a look turns them off', async () => {
    await withShop(shops.alpha.id, {
      design: JSON.stringify({ pages: { brand: { disable: true } } }),
    });
    expect((await page('/web/alpha/all-brands')).status).toBe(404);
    await withShop(shops.alpha.id, { design: '{}' });
  });
});

describe('the API', () => {
  it('answers sellers with their terms for drop-shippers', async () => {
    const list = (await host.inject('/api/v1/sellers/list')).json();
    expect(list.total).toBe(2);
    expect(list.sellers[0]).toMatchObject({
      shopname: 'beta',
      dropship_config: { enabled: true, discount: 15, discount_unit: 'percent' },
    });
    const headers = { host: 'alpha.talad.localhost:4000' };
    const own = await host.inject({ url: '/api/v1/sellers/list', headers });
    expect(own.json()).toMatchObject({ sellers: [], total: 0 });
  });
});

describe('drop-shippers', () => {
  it('see each shop’s terms with its products, if they ask', async () => {
    const search = async (include: string) =>
      (await host.inject(`/api/v1/products/search?include=${include}`)).json().products;
    const found = await search('shop_mini,dropship');
    const of = (title: string) => found.find((one: { title: string }) => one.title === title);
    expect(of(products.mango.title).dropship).toEqual({ discount: 15, discount_unit: 'percent' });
    expect(of(products.shirt.title)).not.toHaveProperty('dropship');
    for (const one of await search('shop_mini')) expect(one).not.toHaveProperty('dropship');
  });
});

describe('a front page without sections', () => {
  it('begins with its look’s cover and shows best sellers in slides of four', async () => {
    await withShop(shops.alpha.id, { design: JSON.stringify({ coverImage: MEDIA }) });
    const shown = main((await page('/web/alpha')).html);
    expect(shown.indexOf('front-cover')).toBeGreaterThan(0);
    expect(
      shown.match(/<div class="slides">.*?<\/section>/s)?.[0].match(/class="grid/g),
    ).toHaveLength(2);
    await withShop(shops.alpha.id, { design: JSON.stringify({ coverImage: '"><script>' }) });
    expect(main((await page('/web/alpha')).html)).not.toContain('front-cover');
    await withShop(shops.alpha.id, { design: '{}' });
  });

  it('puts first what its owner puts on the cover', async () => {
    const set = { showrooms: ['cover'] };
    await host.db.updateTable('product').set(set).where('id', '=', products.banana.id).execute();
    host.host.pageCache.clear();
    expect(main((await page('/web/beta')).html)).toMatch(/สินค้าเด่น.*สินค้าขายดี/s);
    const { showroom } = (await host.inject('/api/v1/frontpage?site=beta')).json();
    expect(showroom.cover).toHaveLength(1);
  });
});
