import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { refreshSearchText } from './search-text.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await insert(shops.alpha.id, ['แก้วมัคเซรามิก', 'แก้วน้ำพลาสติก', 'กาแฟคั่วบด', 'สบู่รำข้าว']);
  await insert(shops.beta.id, ['แก้วกาแฟพกพา', 'Ceramic tea mug']);
});
afterAll(() => host.close());

let nextId = 60_000;
async function insert(shopId: number, titles: readonly string[]): Promise<void> {
  await host.db.transaction().execute(async (trx) => {
    const ids = titles.map(() => (nextId += 1));
    await sql`INSERT INTO product (shop_id, id, uuid, title, price)
      SELECT ${shopId}, id, gen_random_uuid(), title, 20000
      FROM unnest(${ids}::bigint[], ${[...titles]}::text[]) AS fresh (id, title)`.execute(trx);
    await refreshSearchText(trx, shopId, ids);
  });
}

async function show(path: string) {
  const { body, statusCode } = await host.inject({
    url: path,
    headers: { accept: 'text/html', cookie: 'lang=th' },
  });
  expect(statusCode).toBe(200);
  const html = body.replace(/<!--.*?-->/gs, '');
  const text = /<p class="meant" role="status">\s*(.*?)\s*<\/p>/s.exec(html)?.[1];
  const titles = [...html.matchAll(/class="title"[^>]*>\s*(.*?)\s*</gs)].map((match) => match[1]);
  return { html, text, titles };
}
const searchFor = (keyword: string, filter: object = {}) =>
  show(`/search?filter=${encodeURIComponent(JSON.stringify({ keyword, ...filter }))}&lang=th`);

it('shows products with most of the words if none has them all, and says so', async () => {
  const { html, text, titles } = await searchFor('แก้วกาแฟเซรามิก');
  expect(text).toBe('ไม่มีสินค้าที่ตรงกับ “แก้วกาแฟเซรามิก” ทั้งหมด สินค้าเหล่านี้ตรงกับ “แก้ว เซรามิก”');
  expect(titles).toEqual(['แก้วมัคเซรามิก']);
  expect(html).toMatch(/<h1>\s*ผลการค้นหา “แก้วกาแฟเซรามิก”/);
});

it('keeps the name of the thing: the first word in Thai, the last one in English', async () => {
  expect((await searchFor('สบู่เซรามิก')).titles).toEqual(['สบู่รำข้าว']);
  expect((await searchFor('coffee mug')).titles).toEqual(['Ceramic tea mug', 'แก้วมัคเซรามิก']);
});

it('searches the products of its own shop only, within the filter', async () => {
  const shop = await show(
    `/web/beta/search?filter=${encodeURIComponent('{"keyword":"แก้วกาแฟเซรามิก"}')}&lang=th`,
  );
  expect(shop.titles).toEqual(['แก้วกาแฟพกพา']);
  const cheap = await searchFor('แก้วกาแฟเซรามิก', { price_max: 10 });
  expect([cheap.text, cheap.titles]).toEqual([
    undefined,
    expect.not.arrayContaining(['แก้วมัคเซรามิก']),
  ]);
  expect(cheap.html).toContain('ไม่พบสินค้าที่ค้นหา');
});

it.each([
  ['a slip', 'สบุ่รำข้าว'],
  ['the other keyboard layout', 'l[^j'],
])('shows what %s means', async (_what, keyword) => {
  const { text, titles } = await searchFor(keyword);
  expect(text).toContain('สบู่');
  expect(titles).toEqual(['สบู่รำข้าว']);
});

it('reads signs between letters as keys of the other layout, although things have these letters', async () => {
  await insert(shops.beta.id, ['Jelly light']);
  const { text, titles } = await searchFor('l[^j');
  expect([text, titles]).toEqual([expect.stringContaining('“สบู่”'), ['สบู่รำข้าว']]);
});

it('keeps words that are written together before one that many things have', async () => {
  await insert(shops.beta.id, ['โลชั่นกันแดดทาตัว', 'ครีมบำรุงเล็บ', 'ครีมนวดผม', 'ครีมอาบน้ำ']);
  expect((await searchFor('ครีมกันแดดหน้า')).titles).toEqual(['โลชั่นกันแดดทาตัว']);
});

it('shows what a part of an unknown word finds', async () => {
  await insert(shops.beta.id, ['Colouring book', 'ผ้าพันคอลายริ้ว']);
  const { text, titles } = await searchFor('cookbook');
  expect([text, titles]).toEqual([expect.stringContaining('“book”'), ['Colouring book']]);
});

it.each([
  ['swapped letters of a short word', 'galss', 'Glass jar'],
  ['a neighbouring key', 'vlass', 'Glass jar'],
])('corrects %s', async (_what, keyword, title) => {
  await insert(shops.alpha.id, ['Glass jar']);
  expect((await searchFor(keyword)).titles).toContain(title);
});

it('finds nothing for one unknown word, and nothing near', async () => {
  const { html, text } = await searchFor('zzzzqqq');
  expect(text).toBeUndefined();
  expect(html).toContain('ไม่พบสินค้าที่ค้นหา');
});

it('answers a program that asks for the keyword with its own hits only', async () => {
  const filter = encodeURIComponent('{"keyword":"แก้วกาแฟเซรามิก"}');
  const { total, products } = (
    await host.inject(`/api/v1/products/search?filter=${filter}`)
  ).json();
  expect([total, products]).toEqual([0, []]);
});
