import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import type { SavedProps } from '@talad/elements/schema/fields';
import { createBuyer } from '../../../../test/support/buyer.ts';
import { accounts, products } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  await host.db
    .updateTable('product')
    .set({ second_hand: true, second_hand_option: 'good' })
    .where('id', '=', products.vaseSoldOut.id)
    .execute();
  await host.db
    .updateTable('category')
    .set({ description: 'ปั้นด้วยมือทีละใบ' })
    .where('id', '=', 4)
    .execute();
});
afterAll(() => host.close());

const page = async (path: string, headers: Record<string, string> = {}) => {
  const mark = path.includes('?') ? '&' : '?';
  const reply = await host.inject({
    url: `${path}${path.includes('lang=') ? '' : `${mark}lang=th`}`,
    headers: { accept: 'text/html', ...headers },
  });
  return reply.body.replaceAll('&amp;', '&').replace(/<!--.*?-->/g, '');
};
const api = async (path: string) => (await host.inject(`/api/v1/${path}`)).json();
const filterOf = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
/** Returns the address of the link with this text or name. */
const linkOf = (html: string, name: string) =>
  new RegExp(
    `<a\\s[^>]*?href="([^"]+)"[^>]*?(?:aria-label="${name}"[^>]*>|>\\s*${name}\\s*<)`,
  ).exec(html)?.[1] ?? '';
const filterIn = (url: string): unknown =>
  JSON.parse(new URL(url, 'http://x').searchParams.get('filter') ?? '{}');

describe('the condition of a product', () => {
  it('narrows a list to new or to second-hand', async () => {
    const used = await page('/web/alpha/search?condition=second_hand');
    expect(used).toContain(products.vaseSoldOut.title);
    expect(used).not.toContain(products.cup.title);
    expect(used).toMatch(/name="condition" value="second_hand"\s+checked/);
    const unused = await page('/web/alpha/search?condition=new');
    expect(unused).toContain(products.cup.title);
    expect(unused).not.toContain(products.vaseSoldOut.title);
  });

  it('is counted among the facets, and asked for through the API', async () => {
    const facets = await api('products/facets?site=alpha');
    expect(facets.extra.conditions).toEqual({ new: 4, second_hand: 1 });
    expect(facets.extra.special).toBe(1);
    const found = await api(`products/search?site=alpha&${filterOf({ condition: 'second_hand' })}`);
    expect(found.products.map(({ id }: { id: number }) => id)).toEqual([products.vaseSoldOut.id]);
  });
});

describe('filters that are on', () => {
  const all = {
    keyword: 'จาน',
    condition: 'new',
    price_min: 10,
    price_max: 500,
    special: 1,
    ready_to_sell: 1,
  };
  // The list has more than one page, so a page number past its end is possible.
  beforeAll(async () => {
    await sql`WITH made AS (
        INSERT INTO product (shop_id, uuid, title, price, full_price, search_text, mall_category_id)
        SELECT 3, gen_random_uuid(), 'จาน ' || n, 10000, 20000, 'จาน ' || n, 3
        FROM generate_series(1, 25) n RETURNING id)
      INSERT INTO stock (shop_id, product_id, remain) SELECT 3, id, 5 FROM made`.execute(host.db);
  });
  afterAll(async () => {
    await sql`DELETE FROM stock USING product p WHERE product_id = p.id AND p.title LIKE 'จาน %'
      AND p.shop_id = 3 AND stock.shop_id = 3`.execute(host.db);
    await sql`DELETE FROM product WHERE shop_id = 3 AND title LIKE 'จาน %'`.execute(host.db);
  });

  it.each([
    ['มือหนึ่ง', ['condition']],
    ['฿10 - ฿500', ['price_min', 'price_max']],
    ['เฉพาะสินค้าลดราคา', ['special']],
    ['เฉพาะสินค้าพร้อมส่ง', ['ready_to_sell']],
    ['คำค้น “จาน”', ['keyword']],
  ])('%s is taken away by its own link, back to page 1', async (label, gone) => {
    const html = await page(`/web/beta/search?${filterOf(all)}&page=2`);
    const url = linkOf(html, `ลบตัวกรอง: ${label}`);
    const left = Object.entries(all).filter(([key]) => !gone.includes(key));
    expect(filterIn(url)).toEqual(Object.fromEntries(left));
    expect(url).not.toContain('page=');
  });

  it('are all cleared by one, which leaves an empty filter', async () => {
    const html = await page(`/web/alpha/search?${filterOf(all)}&view=list`);
    expect(linkOf(html, 'ล้างทั้งหมด')).toBe('/web/alpha/search?view=list');
  });
});

describe('order and layout of a list', () => {
  it('is by popularity until another is chosen', async () => {
    const html = await page('/web/alpha/search');
    expect(html).toMatch(/aria-current="true"\s*>\s*ตามความนิยม/);
    expect(await page('/web/alpha/search', { 'accept-language': 'en' })).toContain('ตามความนิยม');
    expect(await page('/web/alpha/search?lang=en')).toContain('Most popular');
    const sorted = await page(linkOf(html, 'ราคาต่ำไปสูง'));
    expect(sorted).toMatch(/aria-current="true"\s*>\s*ราคาต่ำไปสูง/);
  });

  it('has a list view that filters, orders and pages keep', async () => {
    const grid = await page('/web/alpha/category/home/4');
    expect(grid).not.toContain('class="grid rows"');
    const rows = await page(linkOf(grid, 'รายการ'));
    expect(rows).toContain('class="grid rows"');
    expect(rows).toContain('name="view" value="list"');
    expect(linkOf(rows, 'มาใหม่')).toContain('view=list');
    expect(linkOf(rows, 'ตาราง')).not.toContain('view=');
    expect(rows).toContain('content="noindex"');
  });
});

describe('a list that goes on', () => {
  beforeAll(async () => {
    await sql`INSERT INTO product (shop_id, uuid, title, price, search_text, mall_category_id, category_id)
      SELECT 3, gen_random_uuid(), 'ส้ม ' || n, 100, 'ส้ม ' || n, 3, 6
      FROM generate_series(1, 30) n`.execute(host.db);
  });

  it('says where its first page ends, and keeps the links to the others', async () => {
    const html = await page('/web/beta/search?keyword=ส้ม');
    const more = /<talad-more([^>]*)>([\s\S]*?)<\/talad-more/.exec(html);
    expect(more?.[1]).toContain('shown="24"');
    expect(more?.[1]).toContain('total="30"');
    expect(linkOf(more?.[2] ?? '', 'ถัดไป')).toContain('page=2');
    const cursor = /cursor="([^"]+)"/.exec(more?.[1] ?? '')?.[1];
    const rest = await api(
      `products/search?site=beta&${filterOf({ keyword: 'ส้ม', after: cursor, limit: 24 })}`,
    );
    expect(rest.products).toHaveLength(6);
    expect(rest.next).toBeNull();
    expect(await page('/web/beta/search?keyword=ส้ม&page=2')).not.toContain('<talad-more');
  });

  it('of a section without a set number begins with five (spec §9)', async () => {
    const own = (id: string, props: SavedProps) => ({ id, name: 'ProductSection', props });
    const blocks = [
      own('all', { title: 'ทั้งหมด', productNumber: 0, apiOptions: { sort: 'new' } }),
      own('zone', { title: 'ไฮไลต์', layout: 'highlight' }),
    ];
    const document = JSON.stringify(pageOf('ตลาดส้ม', blocks));
    await host.db
      .insertInto('page')
      .values({ shop_id: 3, name: 'oranges', draft: document, published: document })
      .execute();
    const html = await page('/web/beta/oranges');
    const [growing = '', zone = ''] = html.split('<talad-products').slice(1);
    expect(growing.match(/<talad-product-box/g)).toHaveLength(5);
    expect(growing).toMatch(/<talad-more[^>]*step="5"/);
    expect(linkOf(growing, 'ดูทั้งหมด')).toBe('/web/beta/search?filter=%7B%22sort%22%3A%22new%22%7D');
    expect(zone.match(/<talad-product-box/g)).toHaveLength(27);
    expect(zone.match(/role="listitem"/g)).toHaveLength(3);
  });
});

describe('a page with hostile sections', () => {
  it('shows the rest, short and without their scripts', async () => {
    const script = '"></script><script>alert(1)</script>';
    const slides = Array.from({ length: 10_000 }, () => ({
      image: script,
      title: script,
      link: 'javascript:x',
    }));
    const sections = [
      { id: 'first', name: 'Headline', props: { title: 'หัวเรื่องแรก' } },
      { id: 'slides', name: 'SlideShowSection', props: { slides } },
      {
        id: 'types',
        name: 'ProductSection',
        props: { apiOptions: 7, productNumber: {}, title: [] },
      },
      { id: 'nobody', name: `Nobody${script}`, props: {} },
      { id: 'last', name: 'Headline', props: { title: 'หัวเรื่องสุดท้าย' } },
    ];
    const document = JSON.stringify(pageOf(script, sections));
    await host.db
      .insertInto('page')
      .values({ shop_id: 3, name: 'hostile', draft: document, published: document })
      .execute();
    const reply = await host.inject({
      url: '/web/beta/hostile?lang=th',
      headers: { accept: 'text/html' },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('หัวเรื่องแรก');
    expect(reply.body).toContain('หัวเรื่องสุดท้าย');
    expect(reply.body).toContain('ไม่พบส่วน Nobody');
    expect(reply.body).not.toContain('<script>alert');
    expect(reply.body).not.toMatch(/href="javascript:/);
    expect(reply.body.length).toBeLessThan(300_000);
  });
});

describe('categories', () => {
  it('show six in the filter before the rest (spec §9)', async () => {
    await sql`INSERT INTO category (shop_id, slug, title, rank, count_sum)
      SELECT 1, 'c' || n, 'หมวดที่ ' || n, 10 + n, 5 FROM generate_series(1, 5) n`.execute(host.db);
    const html = await page('/search?sort=new');
    const [first = '', rest = ''] = html.split('class="rest"');
    expect(first.split('<summary>หมวดหมู่')[1]?.match(/<li>/g)).toHaveLength(6);
    expect(rest).toContain('ดูอีก 2 หมวด');
  });

  it('shows what its owner says of it', async () => {
    const html = await page('/web/alpha/category/home/4?view=list');
    expect(html).toContain('<p class="category-text">ปั้นด้วยมือทีละใบ</p>');
    expect(html).toContain('<meta name="description" content="ปั้นด้วยมือทีละใบ">');
  });

  it('name their children and parents', async () => {
    const below = await host.db
      .insertInto('category')
      .values({ shop_id: 2, parent_id: 4, slug: 'mug', title: 'แก้วมัค', count_sum: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const own = await api('categories/4?site=alpha');
    expect(own.category).toMatchObject({ title: 'ถ้วยและแจกัน', loaded: true });
    expect(own.category.children).toEqual(own.children);
    const without = await api('categories/4?site=alpha&include=parent');
    expect(without.category).toMatchObject({ children: [], loaded: false });
    const { parent } = await api(`categories/${below.id}/parent?site=alpha`);
    expect(parent).toMatchObject({ category_id: 4, loaded: true });
    expect(parent.children).toMatchObject([{ category_name: 'แก้วมัค' }]);
    expect(await api('categories/4/parent?site=alpha')).toEqual({ parent: null });
    const elsewhere = await host.inject(`/api/v1/categories/${below.id}/parent?site=beta`);
    expect(elsewhere.statusCode).toBe(404);
  });
});

describe('popularity', () => {
  it('rises by ordered pieces, a variant for its product, and once', async () => {
    const before = await popularity();
    const buyer = createBuyer(host);
    const { id } = await buyer.place(
      [
        [products.cup.uuid, 2],
        [products.shirtRedS.uuid, 1],
      ],
      '540',
    );
    await host.host.jobs.drain();
    await host.host.jobs.send('order.counted', { shop_id: 2, order_id: id });
    await host.host.jobs.drain();
    const after = await popularity();
    expect(after.get(products.cup.id)).toBe((before.get(products.cup.id) ?? 0) + 2);
    expect(after.get(products.shirt.id)).toBe((before.get(products.shirt.id) ?? 0) + 1);
    expect(after.get(products.shirtRedS.id)).toBe(before.get(products.shirtRedS.id));
    expect(after.get(products.plateOnSale.id)).toBe(before.get(products.plateOnSale.id));
  });

  it('falls again by an order that is cancelled, counted before or not', async () => {
    const before = await popularity();
    const buyer = createBuyer(host);
    const cookie = await signIn(host, accounts.ownerAlpha.email);
    const cancel = async (id: string) => {
      const answer = await host.inject({
        method: 'POST',
        url: `/api/v1/manage/2/orders/${id}/cancel`,
        payload: { revision: 1 },
        headers: { cookie, origin: 'http://localhost:4000' },
      });
      expect(answer.statusCode).toBe(200);
    };
    const counted = await buyer.place([[products.cup.uuid, 3]], '410');
    await host.host.jobs.drain();
    expect(await popularity()).not.toEqual(before);
    await cancel(counted.id);
    const uncounted = await buyer.place([[products.cup.uuid, 1]], '170');
    await cancel(uncounted.id);
    await host.host.jobs.drain();
    expect(await popularity()).toEqual(before);
  });

  async function popularity(): Promise<ReadonlyMap<number, number>> {
    const rows = await host.db.selectFrom('product').select(['id', 'popularity']).execute();
    return new Map(rows.map((row) => [row.id, row.popularity]));
  }
});
