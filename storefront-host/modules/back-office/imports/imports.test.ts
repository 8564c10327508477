import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const ORIGIN = 'http://localhost:4000';
const alpha = `/api/v1/manage/${shops.alpha.id}/imports`;
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const headers = { origin: ORIGIN, cookie: `lang=en; ${cookie}` };
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}

async function upload(text: string | Buffer, name = 'products.csv', who = cookie) {
  const reply = await host.inject({
    method: 'POST',
    url: `${alpha}?file_name=${encodeURIComponent(name)}`,
    headers: {
      origin: ORIGIN,
      cookie: `lang=en; ${who}`,
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(text),
  });
  return { status: reply.statusCode, body: reply.json() };
}

/** Uploads, checks and runs an import as the browser does, waiting for each job. */
async function importFile(text: string, settings: object) {
  const { id } = (await upload(text)).body;
  expect((await call('PUT', `${alpha}/${id}`, settings)).status).toBe(200);
  await host.host.jobs.drain();
  const checked = (await call('GET', `${alpha}/${id}`)).body;
  expect((await call('POST', `${alpha}/${id}/run`)).status).toBe(200);
  await host.host.jobs.drain();
  return { id: String(id), checked, done: (await call('GET', `${alpha}/${id}`)).body };
}

const own = (key: string) =>
  host.db
    .selectFrom('product as p')
    .leftJoin('stock as k', (join) =>
      join.onRef('k.shop_id', '=', 'p.shop_id').onRef('k.product_id', '=', 'p.id'),
    )
    .selectAll('p')
    .select(['k.remain'])
    .where('p.shop_id', '=', shops.alpha.id)
    .where('p.import_key', '=', key)
    .executeTakeFirst();

const talad = { format: 'talad' } as const;
const thai = 'รหัส,ชื่อสินค้า,ราคาขาย,คงเหลือ,หมวดหมู่,หมายเหตุ\n';

describe('an uploaded file', () => {
  it('is matched by its words, checked, imported, and gives account of each row', async () => {
    const text = `${thai}A1,กระเป๋าสาน,๑๒๐,5,กระเป๋า,x\nA2,ตะกร้า,"12,50",2,กระเป๋า,\nA3,,10,1,,\n`;
    const uploaded = (await upload(text)).body;
    expect(uploaded).toMatchObject({ state: 'uploaded', total: 3, known_format: null });
    expect(uploaded.columns.map((one: { field: string }) => one.field)).toEqual([
      'code',
      'title',
      'price',
      'stock',
      'category',
      '',
    ]);
    expect(uploaded.columns[1].sample).toEqual(['กระเป๋าสาน', 'ตะกร้า', '']);
    const matches = Object.fromEntries(
      uploaded.columns.map((one: { name: string; field: string }) => [one.name, one.field]),
    );
    const { id } = uploaded;
    const url = `${alpha}/${id}`;
    expect((await call('PUT', url, { format: 'talad', matches: {} })).body).toMatchObject({
      code: 'IMPORT_COLUMN_MISSING',
    });
    expect((await call('PUT', url, { format: 'talad', matches })).body.state).toBe('checking');
    expect((await call('POST', `${url}/run`)).status).toBe(409);
    await host.host.jobs.drain();
    const { body: checked } = await call('GET', url);
    expect(checked).toMatchObject({
      state: 'checked',
      tally: { created: { rows: 2, products: 2 }, refused: { rows: 1 } },
      dropped: ['หมายเหตุ'],
      problems: [{ line: 4, outcome: 'refused', reason: 'the title is empty' }],
    });
    expect(await own('talad:A1')).toBeUndefined();

    await call('POST', `${url}/run`);
    await host.host.jobs.drain();
    expect((await call('GET', url)).body).toMatchObject({ state: 'done', done: 3, total: 3 });
    expect(await own('talad:A1')).toMatchObject({ price: 12_000, remain: 5, code: 'A1' });
    expect(await own('talad:A2')).toMatchObject({ price: 1_250, title: 'ตะกร้า' });
    const { body: csv } = await host.inject({
      url: `${url}/rows.csv`,
      headers: { cookie: `lang=th; ${cookie}` },
    });
    expect(csv.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'line,outcome,reason,product',
      '2,เพิ่มใหม่,,A1',
      '3,เพิ่มใหม่,,A2',
      '4,ไม่ได้นำเข้า,ไม่มีชื่อสินค้า,',
    ]);
    const log = await host.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity_id', '=', String(id))
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['uploaded', 'checked', 'run']);
    expect(log[2]?.after).toEqual({ file: 'products.csv' });
  });

  it('without prices takes one for all of its rows', async () => {
    const books = 'book_id,title,authors,isbn\n7,ผู้ชนะสิบทิศ,ยาขอบ,\n';
    const { id, known_format: format } = (await upload(books, 'books.csv')).body;
    expect((await call('PUT', `${alpha}/${id}`, { format })).body).toMatchObject({
      code: 'IMPORT_COLUMN_MISSING',
    });
    const { done } = await importFile(books, { format, price: '249,50' });
    expect(done).toMatchObject({ price: '249,50', tally: { created: { products: 1 } } });
    const book = await host.db
      .selectFrom('product')
      .select(['price', 'author'])
      .where('title', '=', 'ผู้ชนะสิบทิศ')
      .executeTakeFirst();
    expect(book).toEqual({ price: 24_950, author: 'ยาขอบ' });
  });

  it('goes on where a killed server was, and every row counts once', async () => {
    const rows = Array.from({ length: 250 }, (_, n) => `K${n},${n % 50 === 0 ? '' : 'k'},10`);
    const { id } = (await upload(`code,title,price\n${rows.join('\n')}\n`)).body;
    await call('PUT', `${alpha}/${id}`, { format: 'talad', matches: {} });
    await host.host.jobs.drain();
    await call('POST', `${alpha}/${id}/run`);
    // Simulates a kill after the first batch: its transaction is committed, its job is lost.
    await host.db.deleteFrom('outbox').execute();
    await host.db
      .insertInto('import_outcome')
      .values({ shop_id: 2, import_id: id, line: 3, outcome: 'created', product_key: 'talad:K1' })
      .execute();
    await sql`UPDATE import_run SET updated_at = now() - interval '2 minutes' WHERE id = ${id}`.execute(
      host.db,
    );
    await host.host.jobs.send('import.sweep', {});
    await host.host.jobs.drain();
    const { body } = await call('GET', `${alpha}/${id}`);
    expect(body).toMatchObject({
      state: 'done',
      tally: { created: { rows: 245, products: 245 }, refused: { rows: 5 } },
    });
    // The row that was settled before was not written again.
    expect(await own('talad:K1')).toBeUndefined();
    expect(await own('talad:K2')).toMatchObject({ title: 'k' });
  });

  it('is refused with one clear reason if it is no table', async () => {
    const cases: readonly (readonly [string | Buffer, string])[] = [
      ['', 'IMPORT_EMPTY_FILE'],
      [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'IMPORT_OLD_EXCEL_FILE'],
      [Buffer.from('PK\u0003\u0004'), 'IMPORT_BROKEN_SHEET'],
      [Buffer.from([1, 2, 0, 0, 200, 3, 0, 0, 0]), 'IMPORT_NOT_TEXT'],
      [`title\n${'x\n'.repeat(50_001)}`, 'IMPORT_TOO_MANY_ROWS'],
    ];
    for (const [bytes, code] of cases) expect((await upload(bytes)).body.code).toBe(code);
    const large = await upload(Buffer.alloc(20_000_001, 'a'));
    expect(large.status).toBe(413);
  });

  it('is one at a time in a shop, and another shop cannot reach it', async () => {
    const first = (await upload('title,price\na,1\n')).body;
    const second = (await upload('title,price\nb,1\n')).body;
    await call('PUT', `${alpha}/${first.id}`, talad);
    expect((await call('PUT', `${alpha}/${second.id}`, talad)).body.code).toBe('IMPORT_RUNNING');
    await host.host.jobs.drain();
    expect((await call('PUT', `${alpha}/${second.id}`, talad)).status).toBe(200);
    await host.host.jobs.drain();
    const beta = await signIn(host, accounts.ownerBeta.email);
    const foreign = `/api/v1/manage/${shops.beta.id}/imports/${first.id}`;
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/rows.csv'],
      ['POST', '/run'],
      ['POST', '/undo'],
      ['DELETE', ''],
    ] as const) {
      const reply = await host.inject({
        method,
        url: `${foreign}${path}`,
        headers: { origin: ORIGIN, cookie: beta },
      });
      expect([method, path, reply.statusCode]).toEqual([method, path, 404]);
    }
    expect((await call('DELETE', `${alpha}/${first.id}`)).status).toBe(204);
    expect((await call('GET', `${alpha}/${first.id}`)).status).toBe(404);
    const list = (await call('GET', alpha)).body.items;
    expect(list.map((one: { id: string }) => one.id)).toContain(second.id);
  });
});

describe('an undo', () => {
  it('removes what the import created, restores what it changed, and says what it left', async () => {
    const head = 'product,title,price,stock,category,tags\n';
    await importFile(`${head}U1,Old name,100,5,Undo,one\nU2,Same,10,1,Undo,\n`, talad);
    const before = await own('talad:U1');
    const { id, done } = await importFile(
      `${head}U1,New name,120,9,Undo new,two\nU2,Same,10,1,Undo,\nU3,Made,10,3,Undo new,\nU4,Sold,10,3,Undo,\nU5,Edited,10,1,Undo,\n`,
      talad,
    );
    expect(done.tally).toMatchObject({
      created: { products: 3 },
      updated: { products: 1 },
      unchanged: { products: 1 },
    });
    expect(await own('talad:U1')).toMatchObject({ title: 'New name', remain: 9, tags: ['two'] });
    const sold = await own('talad:U4');
    const { order_id } = await placeOrderRows(host.db);
    await host.db
      .updateTable('order_line')
      .set({ product_id: sold?.id ?? 0 })
      .where('order_id', '=', order_id)
      .execute();
    const edited = await own('talad:U5');
    await call('PUT', `/api/v1/manage/2/products/${edited?.id}`, { revision: 1, price: 11 });

    expect((await call('POST', `${alpha}/${id}/undo`)).body.state).toBe('undoing');
    await host.host.jobs.drain();
    const { body } = await call('GET', `${alpha}/${id}`);
    expect(body.state).toBe('undone');
    expect(body.problems).toEqual([
      { line: 5, outcome: 'kept', reason: 'sold after the import: it stays' },
      { line: 6, outcome: 'kept', reason: 'changed after the import: it stays as it is' },
    ]);
    const after = await own('talad:U1');
    expect(after).toEqual({
      ...before,
      revision: (before?.revision ?? 0) + 2,
      updated_at: after?.updated_at,
    });
    expect(await own('talad:U3')).toBeUndefined();
    expect(await own('talad:U4')).toMatchObject({ status: 'availability' });
    expect(await own('talad:U5')).toMatchObject({ price: 1_100 });
    const categories = await host.db
      .selectFrom('category')
      .select(['title', 'count_sum'])
      .where('shop_id', '=', shops.alpha.id)
      .where('title', 'like', 'Undo%')
      .execute();
    expect(categories).toEqual([{ title: 'Undo', count_sum: 4 }]);
    const { rows: drift } = await sql`
      SELECT k.product_id FROM stock k WHERE k.shop_id = 2 AND NOT k.unlimited AND k.remain <>
        (SELECT coalesce(sum(l.delta), 0) FROM stock_ledger l
          WHERE l.shop_id = 2 AND l.product_id = k.product_id)
        AND k.product_id > ${before?.id}`.execute(host.db);
    expect(drift).toEqual([]);
    expect((await call('POST', `${alpha}/${id}/undo`)).status).toBe(409);
    // The same file creates again what the undo removed.
    const again = await importFile(`${head}U3,Made,10,3,Undo,\n`, talad);
    expect(again.done.tally.created.products).toBe(1);
    const cup = await call('GET', `/api/v1/manage/2/products/${products.cup.id}`);
    expect(cup.body.revision).toBe(1);
  });

  it('takes back texts in the other language as well as a category of the marketplace', async () => {
    const { id: mall, title } = await host.db
      .selectFrom('category')
      .select(['id', 'title'])
      .where('shop_id', '=', 1)
      .where('parent_id', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const file = (name: string, category: string) =>
      `product,title,price,title_en,description_en,mall_category\nT9,กาน้ำ,100,${name},Clay,${category}\n`;
    await importFile(file('Teapot', title), talad);
    const found = () =>
      own('talad:T9').then(async (product) => ({
        mall: product?.mall_category_id,
        english: await host.db
          .selectFrom('translation')
          .select('fields')
          .where('shop_id', '=', shops.alpha.id)
          .where('entity', '=', 'product')
          .where('entity_id', '=', product?.id ?? 0)
          .where('lang', '=', 'en')
          .executeTakeFirst()
          .then((row) => row?.fields),
      }));
    const first = {
      mall,
      english: { title: 'Teapot', description: expect.stringContaining('Clay') },
    };
    expect(await found()).toEqual(first);
    const { id, done } = await importFile(file('Kettle', 'ไม่มีในตลาด'), talad);
    expect(done.problems).toMatchObject([
      { outcome: 'noted', reason: expect.stringContaining('ไม่มีในตลาด') },
    ]);
    expect(await found()).toMatchObject({ mall, english: { title: 'Kettle' } });
    await call('POST', `${alpha}/${id}/undo`);
    await host.host.jobs.drain();
    expect(await found()).toEqual(first);
  });
});
