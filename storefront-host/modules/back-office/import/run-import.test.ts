import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shops } from '../../../../test/support/fixture-market.ts';
import {
  fixtureText,
  importInto,
  summary,
  temporaryFiles,
  type Files,
} from '../../../../test/support/records/import-files.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { takeStock } from '../../sales/stock/stock.repository.ts';
import { createShop } from '../../shops/create-shop.ts';

let host: TestHost;
let files: Files;
let shopId: number;
let count = 0;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  files = temporaryFiles();
});
afterAll(async () => {
  files.remove();
  await host.close();
});
beforeEach(async () => {
  count += 1;
  const shop = { shopname: `import-${count}`, title: 'นำเข้า', ownerId: null };
  const made = await host.db.transaction().execute((trx) => createShop(trx, shop));
  if ('code' in made) throw new Error(made.code);
  shopId = made.id;
});

const run = (text: string, more: Partial<Parameters<typeof importInto>[1]> = {}) =>
  importInto(host.db, { path: files.write('file.csv', text), shopId, ...more });
const shopify = fixtureText('shopify');

async function product(key: string) {
  return host.db
    .selectFrom('product as p')
    .leftJoin('stock as k', (join) =>
      join.onRef('k.shop_id', '=', 'p.shop_id').onRef('k.product_id', '=', 'p.id'),
    )
    .selectAll('p')
    .select(['k.remain', 'k.unlimited'])
    .where('p.shop_id', '=', shopId)
    .where('p.import_key', '=', key)
    .executeTakeFirstOrThrow();
}

test('imported products are in the shop, found and for sale', async () => {
  const account = await run(shopify);
  expect(summary(account)).toBe('created 6/3, updated 0/0, unchanged 0/0, refused 0, read 6');
  expect(account).toMatchObject({ pictures: 6, newCategories: 2 });

  const shirt = await product('shopify:indigo-shirt');
  const page = await host.inject(`/web/import-${count}/product/${shirt.slug}/${shirt.id}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('เสื้อม่อฮ่อมย้อมคราม');
  expect(page.body).toContain('ผ้าฝ้าย 100% &amp; ย้อมคราม');
  const detail = await host.inject(`/api/v1/products/${shirt.id}/detail?include=shop`);
  const { product: shown } = detail.json();
  expect(shown).toMatchObject({ price: 450, price_max: 490, ready_to_sell: true, code: null });
  expect(shown.subproducts.map((sub: { remain: number }) => sub.remain)).toEqual([
    5, 0, 999_666_999,
  ]);
  const filter = JSON.stringify({ shop_id: shopId, keyword: 'ม่อฮ่อม' });
  const found = await host.inject(`/api/v1/products/search?filter=${encodeURIComponent(filter)}`);
  expect(found.json().products.map(({ id }: { id: number }) => id)).toEqual([shirt.id]);

  const categories = await host.db
    .selectFrom('category')
    .select(['title', 'count_sum'])
    .where('shop_id', '=', shopId)
    .orderBy('title')
    .execute();
  // The count excludes the hidden bowl.
  expect(categories).toEqual([
    { title: 'Kitchen', count_sum: 1 },
    { title: 'Shirts', count_sum: 1 },
  ]);
  const ledger = await host.db
    .selectFrom('stock_ledger')
    .select(['delta', 'remain_after', 'reason'])
    .where('shop_id', '=', shopId)
    .orderBy('delta')
    .execute();
  expect(ledger).toEqual([
    { delta: 5, remain_after: 5, reason: 'import' },
    { delta: 12, remain_after: 12, reason: 'import' },
  ]);
  const ordered = await host.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'picture.fetch')
    .execute();
  expect(ordered).toHaveLength(6);
});

test('twice changes nothing, also after sales; a change of the file is carried over, and only that', async () => {
  await run(shopify);
  const before = await product('shopify:clay-pot');
  await host.db.transaction().execute((trx) =>
    takeStock(trx, [{ product_id: before.id, quantity: 2 }], {
      shopId,
      reason: 'order',
      orderId: null,
      accountId: null,
      at: new Date(),
    }),
  );
  expect(summary(await run(shopify))).toBe(
    'created 0/0, updated 0/0, unchanged 6/3, refused 0, read 6',
  );
  // Sold pieces stay sold; fields that the file lacks keep the shop's value.
  expect(await product('shopify:clay-pot')).toMatchObject({
    remain: 10,
    revision: before.revision,
  });
  await host.db
    .updateTable('product')
    .set({ publisher: 'ของร้าน' })
    .where('shop_id', '=', shopId)
    .where('id', '=', before.id)
    .execute();

  const changed = shopify.replace(
    'POT-1,1800,shopify,12,deny,manual,320,',
    'POT-1,1800,shopify,15,deny,manual,300,350',
  );
  expect(summary(await run(changed))).toBe(
    'created 0/0, updated 1/1, unchanged 5/2, refused 0, read 6',
  );
  expect(await product('shopify:clay-pot')).toMatchObject({
    price: 30_000,
    full_price: 35_000,
    remain: 13,
    publisher: 'ของร้าน',
    revision: before.revision + 1,
  });
});

test('variants that the file no longer has are taken off sale, and come back with it', async () => {
  await run(shopify);
  const without = shopify
    .split('\n')
    .filter((line) => !line.includes('IND-S-W'))
    .join('\n');
  expect(summary(await run(without))).toContain('updated 3/1');
  expect(await product('shopify:indigo-shirt#s/white')).toMatchObject({ status: 'removed' });
  expect(await product('shopify:indigo-shirt')).toMatchObject({ price: 49_000 });
  expect(summary(await run(shopify))).toContain('updated 4/1');
  expect(await product('shopify:indigo-shirt#s/white')).toMatchObject({ status: 'availability' });
  expect(summary(await run(shopify))).toContain('unchanged 6/3');
});

test('categories and those above them count what their lists show, also what moved or was hidden', async () => {
  const header = 'ID,Type,SKU,Name,Published,Categories,Regular price';
  const file = (...rows: readonly string[]) => [header, ...rows].join('\n');
  const cup = (shown: number, place: string) => `1,simple,CUP,Cup,${shown},${place},100`;
  const pot = '2,simple,POT,Pot,1,Home > Kitchen > Pots,100';
  const counts = async () => {
    const rows = await host.db
      .selectFrom('category')
      .select(['title', 'count_sum'])
      .where('shop_id', '=', shopId)
      .execute();
    return Object.fromEntries(rows.map(({ title, count_sum }) => [title, count_sum]));
  };
  await run(file(cup(1, 'Home > Kitchen'), pot));
  expect(await counts()).toEqual({ Home: 2, Kitchen: 2, Pots: 1 });
  await run(file(cup(1, 'Garden'), pot));
  expect(await counts()).toEqual({ Home: 1, Kitchen: 1, Pots: 1, Garden: 1 });
  await run(file(cup(-1, 'Garden'), pot));
  expect(await counts()).toEqual({ Home: 1, Kitchen: 1, Pots: 1, Garden: 0 });
  await run(file(cup(1, 'Garden'), pot));
  expect(await counts()).toMatchObject({ Garden: 1 });
});

test('a batch that PostgreSQL ended because two waited for each other is written in a second try', async () => {
  await run(shopify);
  // Simulates a deadlock once; a sequence keeps its value although the transaction is rolled back.
  await sql`CREATE SEQUENCE crossings`.execute(host.db);
  await sql`CREATE FUNCTION cross_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('crossings') = 1 THEN RAISE deadlock_detected; END IF; RETURN NEW; END $$`.execute(
    host.db,
  );
  await sql`CREATE TRIGGER cross_once BEFORE UPDATE ON product FOR EACH ROW
    WHEN (NEW.import_key = 'shopify:clay-pot') EXECUTE FUNCTION cross_once()`.execute(host.db);
  const changed = shopify.replace('POT-1,1800,', 'POT-1,1900,');
  expect(summary(await run(changed))).toContain('updated 1/1');
  await sql`DROP TRIGGER cross_once ON product`.execute(host.db);
  expect(await product('shopify:clay-pot')).toMatchObject({ weight_grams: 1_900 });
});

test('a product that the shop removed stays removed, and is said to be', async () => {
  await run(shopify);
  const pot = await product('shopify:clay-pot');
  await host.db
    .updateTable('product')
    .set({ status: 'removed' })
    .where('id', '=', pot.id)
    .execute();
  const account = await run(shopify);
  expect(summary(account)).toBe('created 0/0, updated 0/0, unchanged 5/2, refused 1, read 6');
  expect(account.firstRefused).toEqual([{ line: 6, code: 'REMOVED_HERE' }]);
});

test('an owner’s changes to a variant or a book stay, where the file does not name the field', async () => {
  await run(shopify);
  await run(fixtureText('books'), { price: 'fixed:99' });
  const set = (key: string) =>
    host.db
      .updateTable('product')
      .set({ status: 'soldout' })
      .where('shop_id', '=', shopId)
      .where('import_key', '=', key)
      .execute();
  await set('shopify:indigo-shirt#m/indigo');
  await set('books:1');
  expect(summary(await run(shopify))).toContain('updated 0/0, unchanged 6/3');
  const books = await run(fixtureText('books'), { price: 'fixed:99' });
  expect(summary(books)).toContain('updated 0/0, unchanged 3/3');
  expect(await product('books:1')).toMatchObject({ status: 'soldout' });
});

test('a dry run gives the same account and writes nothing', async () => {
  const { db } = host;
  const rows = () => db.selectFrom('product').select('id').where('shop_id', '=', shopId).execute();
  expect(summary(await run(shopify, { dryRun: true }))).toContain('created 6/3');
  expect(summary(await run(shopify, { dryRun: true, shopId: null }))).toContain('created 6/3');
  expect(await rows()).toEqual([]);
  expect(
    await db.selectFrom('category').select('id').where('shop_id', '=', shopId).execute(),
  ).toEqual([]);
  await run(shopify);
  expect(summary(await run(shopify, { dryRun: true }))).toContain('unchanged 6/3');
});

test('every row that is not taken over has its line and reason, the others are taken over', async () => {
  const header =
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Published\n';
  const account = await run(
    [
      `${header}good,Good,,,,10,1,true`,
      'half,Half,',
      ',No handle,,,,10,1,true',
      'far,Far,,,,10,1,true',
      'formula,"=CMD(""x"")",,,,10,1,true',
      'price,Price,,,,ten,1,true',
      'stock,Stock,,,,10,many,true',
      'flag,Flag,,,,10,1,perhaps',
      `long,${'ย'.repeat(501)},,,,10,1,true`,
      'broken,Br\uFFFDken,,,,10,1,true',
      'wide,Wide,,,,10,1,true,more,more',
      'empty,,,,,10,1,true',
      'far,Far,,,,11,1,true',
      'open,"Never closed,,,,10,1,true',
      'inside,Inside,,,,10,1,true',
    ].join('\n'),
  );
  expect(
    account.firstRefused
      .map(({ line, code }) => [line, code])
      .toSorted((a, b) => Number(a[0]) - Number(b[0])),
  ).toEqual([
    [3, 'HALF_ROW'],
    [4, 'NO_KEY'],
    [6, 'FORMULA'],
    [7, 'BAD_PRICE'],
    [8, 'BAD_STOCK'],
    [9, 'BAD_FLAG'],
    [10, 'TITLE_TOO_LONG'],
    [11, 'BROKEN_CHARACTERS'],
    [12, 'LONG_ROW'],
    [13, 'NO_TITLE'],
    [14, 'SAME_CHOICE'],
    [15, 'QUOTE_NEVER_CLOSED'],
  ]);
  expect(summary(account)).toBe('created 2/2, updated 0/0, unchanged 0/0, refused 12, read 14');
  expect(account.settled).toBe(account.read);
});

test('values that no index of the database takes are refused or left out, and the rest is imported', async () => {
  const thaiUrl = `https://pictures.example.test/${'ก'.repeat(400)}.jpg`;
  const maths = '𝐀'.repeat(61);
  const rows = [
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src',
    // The cells are shifted by a column; all letters differ, so that compression does not shorten them.
    `${Array.from({ length: 3_000 }, (_, at) => String.fromCodePoint(0x4e00 + at * 5)).join('')},Slipped,,,10,`,
    `good,Good,,,10,${thaiUrl}`,
    `a,A,Size,s,10,`,
    `a#s,A hash,,,10,`,
    `maths,Maths,Size,a${maths},10,`,
  ].join('\n');
  const account = await run(rows);
  expect(account.firstRefused).toEqual([{ line: 2, code: 'KEY_TOO_LONG' }]);
  expect(summary(account)).toBe('created 4/4, updated 0/0, unchanged 0/0, refused 1, read 5');
  expect(account.pictures).toBe(0);
  expect(await product('shopify:a%23s')).toMatchObject({ slug: 'a#s', title: 'A hash' });
  expect(summary(await run(rows))).toContain('unchanged 4/4');

  const books = [
    'book_id,title,authors,isbn,price,num_pages',
    '1,Book,Somebody,439023483,99,-5',
    '2,Other,Somebody,,99,0',
  ].join('\n');
  expect(summary(await run(books))).toContain('created 2/2');
  expect(await product('books:1')).toMatchObject({ page_count: null });
});

test('rows of one product may be anywhere in the file', async () => {
  const [header, ...rows] = shopify.trimEnd().split('\n');
  const [first, second, third, fourth, pot, bowl] = rows;
  const mixed = [header, bowl, first, pot, third, second, fourth].join('\n');
  expect(summary(await run(mixed))).toContain('created 6/3');
  const shirt = await product('shopify:indigo-shirt');
  const kids = await host.db
    .selectFrom('product')
    .select('code')
    .where('parent_id', '=', shirt.id)
    .orderBy('rank')
    .execute();
  expect(kids.map(({ code }) => code)).toEqual(['IND-S-I', 'IND-S-W', 'IND-M-I']);
});

test('WooCommerce and books go the same way', async () => {
  const woo = fixtureText('woocommerce');
  expect(summary(await run(woo))).toBe(
    'created 6/4, updated 0/0, unchanged 0/0, refused 3, read 9',
  );
  expect(summary(await run(woo))).toBe(
    'created 0/0, updated 0/0, unchanged 6/4, refused 3, read 9',
  );
  const books = { price: 'range:120-480', stock: 5 } as const;
  expect(summary(await run(fixtureText('books'), books))).toContain('created 3/3');
  expect(summary(await run(fixtureText('books'), books))).toContain('unchanged 3/3');
  expect(await product('books:2')).toMatchObject({
    published_year: -750,
    isbn: '9780671723651',
    remain: 5,
  });
});

test('other shops are not touched, and the number of statements does not grow with the products', async () => {
  const others = () =>
    host.db
      .selectFrom('product')
      .selectAll()
      .where('shop_id', '=', shops.alpha.id)
      .orderBy('id')
      .execute();
  const before = await others();
  const rows = (n: number) =>
    [
      'Handle,Title,Option1 Name,Variant Price',
      ...Array.from({ length: n }, (_, at) => `p${at},P ${at},,${at}`),
    ].join('\n');
  const few = await host.countQueries(() => run(rows(3)));
  const many = await host.countQueries(() => run(rows(90)));
  expect(many.count).toBeLessThanOrEqual(few.count + 2);
  expect(await others()).toEqual(before);
});

test('a second import into the shop at the same time has to wait', async () => {
  const results = await Promise.allSettled([run(shopify), run(shopify)]);
  const done = results.filter(({ status }) => status === 'fulfilled');
  const errors = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  // The first may have ended before the second began, so both may succeed.
  expect(done.length).toBeGreaterThan(0);
  expect(errors.every((error) => error.includes('another import runs'))).toBe(true);
  const rows = await host.db
    .selectFrom('product')
    .select('id')
    .where('shop_id', '=', shopId)
    .execute();
  expect(rows).toHaveLength(6);
});

test('imported products are in cached lists of the marketplace', async () => {
  const shown = async () => {
    const url = '/search?filter=%7B%22price_min%22%3A9000%7D';
    const { body } = await host.inject({ url, headers: { accept: 'text/html' } });
    return body.includes('เสื้อตัวใหม่');
  };
  expect([await shown(), await shown()]).toEqual([false, false]);
  const renamed = shopify.replaceAll('เสื้อม่อฮ่อมย้อมคราม', 'เสื้อตัวใหม่');
  await run(renamed, { price: 'fixed:9500' });
  await host.host.pageCache.caughtUp();
  expect(await shown()).toBe(true);
});
