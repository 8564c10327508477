import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import { farSequences, rowsOfShop } from '../../../../test/support/records/compare-shops.ts';
import { accounts, categories, products, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { repackShopFile, withRow } from '../../../../test/support/records/repack-shop-file.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import type { TarEntry } from '../../../backup/tar.ts';
import { refreshSearchText } from '../../catalog/index.ts';
import { checkShopFile } from './check-shop-file.ts';
import { importShop } from './import-shop.ts';
import { mediaTable, portableTables } from './portable-tables.ts';
import { operatorLimits, ShopFileError, type ShopFileLimits } from './shop-file-format.ts';
import { shopFiles } from './stored-shop-file.ts';
import { writeShopFile } from './write-shop-file.ts';

const { alpha, beta } = shops;
let host: TestHost;
let folder: string;
let file: string;
/** Milliseconds by which the host's clock is ahead. */
let later = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talad-hostile-'));
  file = join(folder, 'alpha.tar.gz');
  host = await createTestHost({ seed: 'small', now: () => new Date(Date.now() + later) });
  await fill();
  await farSequences(host.db);
  await writeShopFile(host.host, { shop: { ...alpha, kind: 'shop' }, path: file });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await host.close();
});

/** Creates one record of every kind that refers to another record, in both shops. */
async function fill(): Promise<void> {
  const { db } = host;
  const cup = `/product/cup/${products.cup.id}`;
  const home = categories.alphaHome.id;
  const section = (props: object) => ({ id: 's', name: 'ProductSection', props: { ...props } });
  const document = pageOf('หน้าแรก', [
    section({ apiOptions: { category_id: home }, html: `<a href="${cup}?x=1">ถ้วย</a>` }),
    section({ html: `<a href="http://localhost:4000/web/alpha/category/x/${home}">x</a>` }),
    section({ html: `<a href="https://other.test${cup}">elsewhere</a> /web/alphabet` }),
  ]);
  await db
    .insertInto('page')
    .values({
      shop_id: alpha.id,
      name: 'frontpage',
      draft: JSON.stringify(document),
      published: JSON.stringify(document),
    })
    .execute();
  await db
    .insertInto('redirect')
    .values({
      shop_id: alpha.id,
      id: crypto.randomUUID(),
      from_path: '/old',
      to_path: cup,
      created_at: new Date('2026-11-01T00:00:00Z'),
    })
    .execute();
  await db
    .insertInto('translation')
    .values({
      shop_id: alpha.id,
      entity: 'product',
      entity_id: products.cup.id,
      lang: 'en',
      fields: JSON.stringify({ title: 'Cup', description: `<a href="${cup}">cup</a>` }),
    })
    .execute();
  await db
    .updateTable('product')
    .set({
      more_category_ids: [home],
      publish_at: new Date('2027-01-01T00:00:00.123Z'),
      publish_as: 'availability',
    })
    .where('shop_id', '=', alpha.id)
    .where('id', '=', products.plateOnSale.id)
    .execute();
  await db
    .updateTable('shop')
    .set({
      domain: 'alpha.test',
      settings: sql<string>`settings || '{"domain": {"name": "b.test", "token": "secret-token"}}'`,
    })
    .where('id', '=', alpha.id)
    .execute();
  // The same values as the back office writes.
  await sql`UPDATE product SET search_text = '' WHERE shop_id = ${alpha.id}
    AND parent_id IS NOT NULL`.execute(db);
  await db.transaction().execute((trx) => refreshSearchText(trx, alpha.id, [products.cup.id]));
  await placeOrderRows(db, { contact: { name: 'ผู้ซื้อเก่า' } });
  await placeOrderRows(db, { shop_id: beta.id, contact: { name: 'ของเบต้า' } });
}

async function importAs(path: string, shopname: string, limits = operatorLimits) {
  const checked = await checkShopFile(path, limits);
  return importShop(host.host, {
    file: checked,
    shopname,
    ownerId: accounts.ownerBeta.id,
    withTrade: false,
    opensLater: true,
  });
}

describe('a shop', () => {
  it('keeps every reference in pages, links and texts, and nothing of another shop', async () => {
    const made = await importAs(file, 'gamma');
    if ('code' in made) throw new Error(made.code);
    const [was, is] = [await rowsOfShop(host.db, alpha), await rowsOfShop(host.db, made, alpha)];
    for (const [table, rows] of Object.entries(was)) {
      const ranked = (row: string) => row.replace(/"popularity": \d+/, '"popularity": 0');
      const own = (row: string) =>
        ranked(row)
          .replaceAll('http://localhost:4000/web/', '/web/')
          .replace(/ *"domain": \{[^}]*\},?\n/, '');
      expect(is[table]?.map(own).toSorted(), table).toEqual(rows.map(own).toSorted());
    }
    const [page] = await host.db
      .selectFrom('page')
      .select('published')
      .where('shop_id', '=', made.id)
      .execute();
    const text = JSON.stringify(page);
    expect(text).toMatch(/\/product\/cup\/73\d{7}\?x=1.*\/web\/gamma\/category\/x\/72\d{7}/);
    expect(text).toContain(`https://other.test/product/cup/${products.cup.id}`);
    expect(text).toContain('/web/alphabet');
    const staff = await host.db
      .selectFrom('staff')
      .select(['account_id', 'flags'])
      .where('shop_id', '=', made.id)
      .execute();
    expect(staff).toEqual([{ account_id: accounts.ownerBeta.id, flags: ['owner'] }]);
    const { rows: ledger } = await sql`SELECT k.product_id FROM stock k WHERE k.shop_id = ${made.id}
      AND k.remain <> (SELECT coalesce(sum(l.delta), 0) FROM stock_ledger l
        WHERE l.shop_id = k.shop_id AND l.product_id = k.product_id)`.execute(host.db);
    expect(ledger).toEqual([]);
  });

  it('takes no secrets along, and its orders to be read', async () => {
    const texts = new Map<string, string>();
    await repackShopFile(file, join(folder, 'same.tar.gz'), (entries) => {
      for (const { name, data } of entries) texts.set(name, data.toString('utf8'));
      return entries;
    });
    const all = [...texts.values()].join('\n');
    expect(all).not.toMatch(/secret-token|alpha\.test|ของเบต้า|scrypt/);
    expect(texts.get('history/orders/000001.jsonl')).toContain('ผู้ซื้อเก่า');
  });

  it('gets the first free name if its own is taken', async () => {
    const checked = await checkShopFile(file, operatorLimits);
    const wanted = { file: checked, ownerId: accounts.ownerAlpha.id, withTrade: true };
    const made = await importShop(host.host, { ...wanted, opensLater: false });
    expect(made).toMatchObject({ shopname: 'alpha-2' });
    expect(await importAs(file, 'alpha')).toEqual({ code: 'TAKEN_SHOPNAME' });
    expect(await importAs(file, 'admin')).toEqual({ code: 'RESERVED_SHOPNAME' });
  });
});

describe('in the back office', () => {
  const url = `/api/v1/manage/${alpha.id}/shop-file`;
  const ask = async (
    method: 'GET' | 'POST',
    path = '',
    email: string = accounts.ownerAlpha.email,
  ) =>
    host.inject({
      method,
      url: `${url}${path}`,
      headers: { origin: 'http://localhost:4000', cookie: await signIn(host, email) },
    });

  it('the owner asks for the file, downloads it within a day, and it opens as a shop', async () => {
    expect((await ask('GET')).json()).toMatchObject({ state: 'none', bytes: 0 });
    expect((await ask('GET', '/download')).statusCode).toBe(404);
    expect((await ask('POST')).json()).toMatchObject({ state: 'working' });
    expect((await ask('POST')).json()).toMatchObject({ state: 'working' });
    await host.host.jobs.drain();
    const ready = (await ask('GET')).json();
    expect(ready).toMatchObject({ state: 'ready', expires_at: expect.any(String) });
    const { headers, rawPayload } = await ask('GET', '/download');
    expect(headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': expect.stringMatching(/filename="alpha-\d{4}-\d\d-\d\d\.tar\.gz"/),
      'cache-control': 'no-store',
    });
    expect(rawPayload).toHaveLength(ready.bytes);
    const path = join(folder, 'downloaded.tar.gz');
    writeFileSync(path, rawPayload);
    expect(await importAs(path, 'downloaded')).toMatchObject({ shopname: 'downloaded' });
    // Past midnight in Thailand, still the day before in UTC.
    const [day, hours] = [24 * 3_600_000, 18 * 3_600_000];
    const night = new Date(Math.floor((Date.now() - hours) / day) * day + hours);
    utimesSync(shopFiles(host.host.config).path(alpha.id), night, night);
    const tomorrow = new Date(night.getTime() + day).toISOString().slice(0, 10);
    expect((await ask('GET', '/download')).headers['content-disposition']).toContain(
      `"alpha-${tomorrow}.tar.gz"`,
    );
    const logged = await host.db
      .selectFrom('audit_log')
      .select('account_id')
      .where('shop_id', '=', alpha.id)
      .where('action', '=', 'exported_shop')
      .execute();
    expect(logged).toEqual([{ account_id: accounts.ownerAlpha.id }]);
    later = 25 * 3_600_000;
    expect((await ask('GET')).json()).toMatchObject({ state: 'none' });
    expect((await ask('GET', '/download')).statusCode).toBe(404);
    await host.host.jobs.send('shop.file.sweep', {});
    await host.host.jobs.drain();
    expect(readdirSync(join(host.host.config.dataDir, 'shop-files'))).toEqual([]);
    later = 0;
  });

  it('says that it could not be made, and can be asked for again', async () => {
    const gone = join(host.host.config.dataDir, 'shop-files', `${alpha.id}.tar.gz`);
    await ask('POST');
    // A folder with the file's name makes renaming the file fail.
    mkdirSync(join(gone, 'x'), { recursive: true });
    await host.host.jobs.drain().catch(() => undefined);
    expect((await ask('GET')).json()).toMatchObject({ state: 'failed' });
    rmSync(gone, { recursive: true });
    await ask('POST');
    await host.host.jobs.drain();
    expect((await ask('GET')).json()).toMatchObject({ state: 'ready' });
  });
});

const first = (change: (entry: TarEntry) => TarEntry) => (entries: readonly TarEntry[]) =>
  entries.map((entry, index) => (index === 0 ? change(entry) : entry));
const head = (values: object) =>
  first(({ name, data }) => ({
    name,
    data: Buffer.from(JSON.stringify({ ...JSON.parse(data.toString('utf8')), ...values })),
  }));
const added = (name: string) => (entries: readonly TarEntry[]) => [
  ...entries,
  { name, data: Buffer.from('x') },
];
const row = (table: string, values: object) => (entries: readonly TarEntry[]) =>
  withRow(entries, table, values);

type Change = (entries: readonly TarEntry[]) => readonly TarEntry[];
const hostile: Readonly<Record<string, readonly [code: string, change: Change]>> = {
  'a newer format': ['newer', head({ format: 2 })],
  'another head': ['not_a_shop', head({ colour: 'red' })],
  'a name for an expression': ['not_a_shop', head({ origin: 'http://(x+)+' })],
  'no head': ['not_a_shop', (entries) => entries.slice(1)],
  'a path that climbs': ['foreign_entry', added('../../etc/passwd')],
  'a path from the root': ['foreign_entry', added('/tmp/x')],
  'a table of others': ['foreign_entry', added('tables/account/000001.jsonl')],
  'the same entry twice': ['damaged', (entries) => [...entries, ...entries.slice(-1)]],
  'an unknown field': ['bad_row', row('product', { shop_id: beta.id })],
  'a field too few': ['bad_row', row('category', { title: undefined })],
  'a wrong type': ['bad_row', row('product', { price: '1; DROP TABLE product' })],
  'a price below 0': ['bad_row', row('product', { price: -1 })],
  'a status that is none': ['bad_row', row('product', { status: 'free' })],
  "another shop's category": ['bad_row', row('product', { category_id: 1 })],
  'a link that runs': ['bad_row', row('shop', { map_url: 'javascript:alert(1)' })],
  'a look with a colour that is none': [
    'bad_row',
    row('shop', { design: { currentColors: { A: 'red;}body{' } } }),
  ],
  'rows out of order': ['damaged', (entries) => entries.toReversed().toSorted(headFirst)],
  'text instead of rows': [
    'bad_row',
    (entries) =>
      entries.map((entry) =>
        entry.name.startsWith('tables/stock') ? { ...entry, data: Buffer.from('hello\n') } : entry,
      ),
  ],
  'a picture of nothing': ['foreign_entry', added(`pictures/${crypto.randomUUID()}`)],
};
const headFirst = (a: TarEntry, b: TarEntry) =>
  Number(b.name === 'talad-shop.json') - Number(a.name === 'talad-shop.json');

describe('a file with', () => {
  it.each(Object.entries(hostile))(
    '%s is refused, and nothing is left',
    async (name, [code, change]) => {
      const path = await repackShopFile(file, join(folder, `${code}.tar.gz`), change);
      const before = await counts();
      await expect(importAs(path, 'hostile').catch(codeOf), name).resolves.toBe(code);
      expect(await counts()).toEqual(before);
    },
  );

  it('pages from before they had settings is imported', async () => {
    const path = await repackShopFile(
      file,
      join(folder, 'older.tar.gz'),
      row('page', { seo: undefined, is_front: undefined }),
    );
    const made = await importAs(path, 'older');
    if ('code' in made) throw new Error(made.code);
    const { rows } = await sql<{ is_old: boolean }>`
      SELECT bool_and(seo = '{}' AND NOT is_front) AS is_old FROM page WHERE shop_id = ${made.id}`.execute(
      host.db,
    );
    expect(rows).toEqual([{ is_old: true }]);
  });

  it('one changed byte is refused by its checksum', async () => {
    const path = await repackShopFile(
      file,
      join(folder, 'changed.tar.gz'),
      (entries) => withRow(entries, 'product', { price: 1 }),
      { keepSums: true },
    );
    expect(await importAs(path, 'hostile').catch(codeOf)).toBe('damaged');
  });

  it('a missing end, or no archive at all, is refused', async () => {
    for (const bytes of [Buffer.from('hello'), gzipSync('hello'), gzipSync(Buffer.alloc(2_048))]) {
      const path = join(folder, 'none.tar.gz');
      writeFileSync(path, bytes);
      expect(['damaged', 'not_a_shop']).toContain(await importAs(path, 'hostile').catch(codeOf));
    }
  });

  it.each<Partial<ShopFileLimits>>([{ packedBytes: 100 }, { bytes: 3_000 }, { rows: 3 }])(
    'more than %j is refused before it is unpacked',
    async (less) => {
      const limits = { ...operatorLimits, ...less };
      expect(await importAs(file, 'hostile', limits).catch(codeOf)).toBe('too_large');
    },
  );
});

it('knows every column of its tables: a new one is carried, or named here', async () => {
  const left =
    `shop_id uuid revision search_text running_price current_price mall_category_id count_sum
    has_further total_review total_up_review total_stars last_review account_id removed_at order_id
    hidden_reason collected used cost product_shop_id avatar photos report_reason reported_at key mime width height bytes
    color variants dominant from_shopper source domain demo kind shopname be_brand paymall_state x_ads_level
    sold_score opened_at opening_asked_at closed_at hits last_hit_at`.split(/\s+/);
  for (const { name, columns } of [mediaTable, ...portableTables]) {
    const { rows } = await sql<{ name: string }>`SELECT column_name AS name
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${name}`.execute(
      host.db,
    );
    const times = new Set(['id', 'created_at', 'updated_at']);
    const unknown = rows
      .map((column) => column.name)
      .filter((one) => !(one in columns) && !left.includes(one) && !times.has(one));
    expect(unknown, name).toEqual([]);
  }
});

function codeOf(error: unknown): string {
  if (error instanceof ShopFileError) return error.code;
  throw error;
}

async function counts() {
  const { rows } = await sql`SELECT (SELECT count(*)::int FROM shop) AS shops,
    (SELECT count(*)::int FROM product) AS products, (SELECT count(*)::int FROM page) AS pages,
    (SELECT count(*)::int FROM audit_log) AS entries`.execute(host.db);
  return rows[0];
}
