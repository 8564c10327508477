import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../../storefront-host/config.ts';
import { migrateToLatest } from '../../storefront-host/db/migrate.ts';
import { openConfigured } from '../../storefront-host/db/open-configured.ts';
import { readProductMinis, countProducts, scopeOf } from '../../storefront-host/modules/products/products.read.ts';
import { addPromotion } from '../../storefront-host/modules/promotions/add-promotion.ts';
import { platformPlace } from '../../storefront-host/ssr/links.ts';
import { seedSmallMarket } from '../support/fixture-market.ts';
import { insertCatalogue } from '../support/insert-catalogue.ts';
const dataDir = await mkdtemp(join(tmpdir(), 'talad-q4-'));
await chmod(dataDir, 0o755);
const config = readConfig({ DATA_DIR: dataDir });
const { opened, stop } = await openConfigured(config);
try {
  await migrateToLatest(opened.db);
  await seedSmallMarket(opened);
  await insertCatalogue(opened.db, { products: 100_000, shopIds: [2, 3], categoryIds: [1, 2, 3], firstId: 10_000 });
  const t0 = performance.now();
  await opened.db.transaction().execute((trx) => addPromotion(trx, { shopId: 2, kind: 'flash', slug: 'f', title: 'x', discount: { kind: 'percent', value: 30 }, beginsAt: new Date(Date.now() - 3.6e6), endsAt: new Date(Date.now() + 8e7), productIds: Array.from({ length: 500 }, (_, i) => 10_000 + 200 * i), at: new Date() }));
  console.log('addPromotion of 500', performance.now() - t0);
  await sql`VACUUM (ANALYZE) product`.execute(opened.db);
  const ctx = { config, place: platformPlace(config), lang: 'th', now: new Date() } as const;
  const real = opened.pool.query.bind(opened.pool);
  const seen: [string, unknown[]][] = [];
  const connect = opened.pool.connect.bind(opened.pool);
  for (const q of [{ sort: 'price_asc' }, { sort: 'price_desc', price_max: 300 }, { showroom: 'sale', sort: 'price_asc' }, { special: 1, shop_id: 3 }, { keyword: 'เสื้อยืด', price_min: 500, price_max: 900, sort: 'price_desc' }, { showroom: 'sale' }] as const) {
    const db = opened.db;
    const { Kysely, PostgresDialect } = await import('kysely');
    const logged = new Kysely<never>({ dialect: new PostgresDialect({ pool: opened.pool }), log: (e) => { if (e.level === 'query') seen.push([e.query.sql, [...e.query.parameters]]); } });
    seen.length = 0;
    await readProductMinis(logged as never, q, ctx);
    await countProducts(logged as never, q, await scopeOf(db, q), ctx);
    console.log('=====', JSON.stringify(q));
    for (const [text, params] of seen.filter(([t]) => t.includes('FROM product p'))) {
      const { rows } = await real(`EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY ON) ${text}`, params as never);
      const plan = rows.map((r: Record<string, string>) => r['QUERY PLAN']);
      console.log(plan.filter((l: string) => /Scan|Buffers|Execution|Sort Key|rows=|Filter: /.test(l)).slice(0, 40).join('\n'));
      console.log('--');
    }
  }
  void connect;
} finally {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}
