import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  farSequences,
  renaming,
  rowsOfShop,
} from '../../../../test/support/records/compare-shops.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { seedDemo } from '../../../startup/demo/seed-demo.ts';
import { followNames } from '../../catalog/search/text/follow-names.ts';
import { findShopByName } from '../../shops/index.ts';
import { checkShopFile } from './check-shop-file.ts';
import { importShop } from './import-shop.ts';
import { operatorLimits } from './shop-file-format.ts';
import { writeShopFile } from './write-shop-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'talad-shop-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function exported(host: TestHost, shopname: string): Promise<string> {
  const shop = await findShopByName(host.db, shopname);
  if (!shop) throw new Error(`no shop ${shopname}`);
  const path = join(folder, `${shopname}.tar.gz`);
  await writeShopFile(host.host, { shop, path });
  return path;
}

async function imported(host: TestHost, path: string, shopname: string) {
  const { id: ownerId } = await host.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'owner@talad.test')
    .executeTakeFirstOrThrow();
  const file = await checkShopFile(path, operatorLimits);
  const wanted = { file, shopname, ownerId, withTrade: true, opensLater: false };
  const done = await importShop(host.host, wanted);
  if ('code' in done) throw new Error(done.code);
  return done;
}

/** Removes sizes of pictures: a job measures them in re-encoded files, so they may differ. */
function shown(json: string): unknown {
  return JSON.parse(json, (name, value: unknown) =>
    ['src', 'sources', 'color'].includes(name) ? undefined : value,
  );
}

/** The picture of the first slide on the front page, which its section names by the id alone. */
const slideImage = sql<string>`draft #>> '{blocks,1,content,props,slides,0,image}'`;

describe('a shop of the demo market', () => {
  let host: TestHost;
  const first = { id: 2, shopname: 'dinpao' };
  let copy: typeof first;
  beforeAll(async () => {
    host = await createTestHost({ env: { RATE_LIMIT_FACTOR: '100' } });
    await seedDemo(host.host, () => undefined);
    // Each picture is decoded and re-encoded, which takes long: a few are enough.
    await sql`DELETE FROM media WHERE shop_id = ${first.id} AND id NOT IN
      (SELECT id FROM media WHERE shop_id = ${first.id} ORDER BY id LIMIT 3)
      AND id::text NOT IN (SELECT ${slideImage} FROM page
        WHERE shop_id = ${first.id} AND name = 'frontpage')`.execute(host.db);
    await sql`UPDATE category SET image = NULL WHERE shop_id = ${first.id} AND image NOT IN
      (SELECT id FROM media WHERE shop_id = ${first.id})`.execute(host.db);
    while (await followNames(host.db));
    await farSequences(host.db);
    copy = await imported(host, await exported(host, first.shopname), 'second-kiln');
  }, 60_000);
  afterAll(() => host.close());

  it('is the same row by row under another name', async () => {
    const [was, is] = [await rowsOfShop(host.db, first), await rowsOfShop(host.db, copy, first)];
    expect(Object.keys(is).length).toBeGreaterThan(20);
    for (const [table, rows] of Object.entries(was)) expect(is[table], table).toEqual(rows);
  });

  it('shows pictures of its own in the sections of its pages', async () => {
    const { rows } = await sql<{ is_own: boolean }>`SELECT EXISTS (SELECT FROM media m
      WHERE m.shop_id = page.shop_id AND m.id::text = ${slideImage}) AS is_own
      FROM page WHERE shop_id IN (${first.id}, ${copy.id}) AND name = 'frontpage'`.execute(host.db);
    expect(rows).toEqual([{ is_own: true }, { is_own: true }]);
  });

  it.each([
    'products/search',
    'categories/list',
    'products/facets',
    'contents',
    'coupon_list',
    'shops/info',
  ])('answers %s of the public API as the first one does', async (path) => {
    const back = await renaming(host.db, copy, first);
    const ask = async ({ shopname }: typeof first) =>
      (await host.inject(`/api/v1/${path}?site=${shopname}&lang=en`)).body;
    const [was, is] = [await ask(first), await ask(copy)];
    expect(was).toMatch(/"(id|category_id|count)":\d+/);
    expect(shown(back(is))).toEqual(shown(was));
  });

  it('lists in an archive that any tar opens', async () => {
    const names = execFileSync('tar', ['tzf', join(folder, 'dinpao.tar.gz')], { encoding: 'utf8' });
    expect(names).toMatch(/^talad-shop\.json\ntables\/media\/000001\.jsonl\npictures\//);
    expect(names).not.toMatch(/staff|session|account/);
  });
});
