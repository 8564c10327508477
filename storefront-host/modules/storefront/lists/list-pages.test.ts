import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { rebuildSearchWords } from '../../catalog/index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await sql`INSERT INTO product (shop_id, uuid, title, price, search_text, mall_category_id, author)
    SELECT 3, gen_random_uuid(), 'ข้าวสาร ' || n, 100, 'ข้าวสาร ' || n, 3, 'ชาวนา'
    FROM generate_series(1, 1010) n`.execute(host.db);
});
afterAll(() => host.close());

const get = async (path: string) => {
  const reply = await host.inject({
    url: path,
    headers: { accept: 'text/html', cookie: 'lang=th' },
  });
  return reply.body.replaceAll('&amp;', '&').replace(/<!--.*?-->/g, '');
};
const linkNamed = (html: string, text: string) =>
  new RegExp(`href="([^"]+)"[^>]*>\\s*${text}\\s*<`).exec(html)?.[1];
const keyword = encodeURIComponent('ข้าวสาร');

describe('a long list', () => {
  it('says that there are more than it counts, and goes on beyond the last number', async () => {
    const last = await get(`/search?keyword=${keyword}&sort=popular&page=40&lang=th`);
    expect(last).toContain('สินค้า 1,000+ รายการ');
    const beyond = linkNamed(last, 'ถัดไป') ?? '';
    expect(beyond).toContain('after=popular.');
    const more = await get(`${beyond}&lang=th`);
    expect(more.match(/<talad-product-box/g)).toHaveLength(24);
    expect(more).toContain('content="noindex"');
    const end = await get(`${linkNamed(more, 'ถัดไป') ?? ''}&lang=th`);
    expect(end.match(/<talad-product-box/g)).toHaveLength(24);
    const over = await get(`${linkNamed(end, 'ถัดไป') ?? ''}&lang=th`);
    expect(over.match(/<talad-product-box/g)).toHaveLength(2);
    expect(linkNamed(over, 'ถัดไป')).toBeUndefined();
  });
});

describe('a page past the end of a list', () => {
  const filter = encodeURIComponent('{"keyword":"ถ้วย"}');
  it.each([
    ['/category/home/1?page=9', '/category/home/1'],
    ['/category/food/3?page=40', '/category/food/3?page=40'],
    [`/search?filter=${filter}&page=9&lang=en`, `/search?filter=${filter}&lang=en`],
    ['/showroom/new?page=40', '/showroom/new?page=40'],
    ['/search/tag/nothing?page=2', '/search/tag/nothing?page=2'],
    ['/seller?page=9', '/seller'],
    ['/seller/2/alpha?page=9', '/seller/2/alpha?all=1'],
  ])('%s is its last one', async (path, last) => {
    const { statusCode, headers } = await host.inject({
      url: path,
      headers: { accept: 'text/html' },
    });
    expect(headers['location'] ?? path).toBe(last);
    expect(statusCode).toBe(path === last ? 200 : 301);
    expect((await host.inject({ url: last, headers: { accept: 'text/html' } })).statusCode).toBe(
      200,
    );
  });
});

describe('a tag that is an address first', () => {
  it('is called by its name in the heading, in the filter and on the boxes', async () => {
    await host.db
      .updateTable('product')
      .set({ tags: ['best-seller', 'ของขวัญ'] })
      .where('id', '=', products.cup.id)
      .execute();
    host.host.pageCache.clear();
    const thai = await get('/search/tag/best-seller?lang=th');
    expect(thai).toMatch(/<h1>\s*สินค้าแท็ก “ขายดี”/);
    expect(thai).toMatch(/<p class="tags">\s*<span>ขายดี<\/span>\s*<span>ของขวัญ<\/span>/);
    expect(thai).not.toMatch(/[>"]#?best-seller\s*[<"·]/);
    expect(await get('/search/tag/women?lang=en')).toContain('Products tagged “Women”');
    expect(await get('/search/tag/ดินเผา?lang=en')).toContain('Products tagged “ดินเผา”');
  });
});

describe('an empty list', () => {
  it('offers the keyword without the filters', async () => {
    const filter = encodeURIComponent('{"keyword":"ถ้วย","author":"ไม่มี"}');
    const filtered = await get(`/search?filter=${filter}&lang=th`);
    const without = await get(
      `${/href="([^"]+)"[^>]*\s*>ล้างตัวกรองทั้งหมด/.exec(filtered)?.[1]}&lang=th`,
    );
    expect(without).toContain('ถ้วยกาแฟเซรามิก');
  });
});

describe('a list of one product with a rare word', () => {
  const rare = encodeURIComponent('ข้าวสาน');
  beforeAll(async () => {
    await sql`INSERT INTO product (shop_id, uuid, title, price, search_text)
      VALUES (3, gen_random_uuid(), 'ข้าวสาน', 100, 'ข้าวสาน')`.execute(host.db);
    await host.db.transaction().execute((trx) => rebuildSearchWords(trx, shops.beta.id));
  });

  it('asks whether a frequent one was meant', async () => {
    const html = await get(`/search?keyword=${rare}&lang=th`);
    expect(html).toMatch(/คุณหมายถึง <a href="[^"]+">ข้าวสาร<\/a> ใช่ไหม/);
    expect(html).not.toContain('ล้างตัวกรองทั้งหมด');
  });

  it('asks in English', async () => {
    const html = await get(`/search?keyword=${rare}&lang=en`);
    expect(html).toMatch(/Did you mean <a [^>]+>ข้าวสาร<\/a>\?/);
  });
});

describe('a category', () => {
  it('is narrowed at its own address', async () => {
    const html = await get(
      `/category/food/3?filter=${encodeURIComponent('{"author":"ชาวนา"}')}&lang=th`,
    );
    expect(html).toContain('ลบตัวกรอง: ชาวนา');
    expect(html).not.toContain('มะม่วง');
    expect(html).toContain('action="/category/food/3"');
  });
});
