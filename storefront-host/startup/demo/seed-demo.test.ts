import { createHash } from 'node:crypto';
import { normalizeTaxId } from '@talad/elements/commerce/forms/tax-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { readMyCoupons } from '../../modules/sales/coupons/my-coupons.read.ts';
import { readSeller } from '../../modules/sales/papers/seller.read.ts';
import { readFavourites } from '../../modules/my/favourites/favourites.repository.ts';
import { readPoints } from '../../modules/sales/points/points.read.ts';
import { demoMarket } from '../../../presets/demo-market/index.ts';
import { demoLooks } from '../../../presets/demo-market/looks.ts';
import { shippedPictures } from './picture-files.ts';
import { seedDemo } from './seed-demo.ts';

class Killed extends Error {}

/** Returns a host that fails at the moment that `when` names, as in a power cut. */
function dyingHost({ host }: TestHost, when: 'copying' | 'writing') {
  let puts = 0;
  const media: MediaStore = {
    ...bound(host.media),
    async put(key, bytes, mime) {
      puts += 1;
      if (when === 'copying' && puts > 5) throw new Killed();
      await host.media.put(key, bytes, mime);
    },
  };
  return { ...host, media };
}

function bound(store: MediaStore): MediaStore {
  return {
    put: (key, bytes, mime) => store.put(key, bytes, mime),
    read: (key) => store.read(key),
    remove: (key) => store.remove(key),
    list: (prefix) => store.list(prefix),
  };
}

const demoDocuments = demoLooks.flatMap(({ documents }) => Object.keys(documents)).length;

const quiet = (): void => undefined;

async function counts({ db }: TestHost) {
  const { rows } = await sql<Record<string, number>>`SELECT
    (SELECT count(*)::int FROM account) AS accounts, (SELECT count(*)::int FROM shop) AS shops,
    (SELECT count(*)::int FROM product WHERE parent_id IS NULL) AS products,
    (SELECT count(*)::int FROM media) AS media, (SELECT count(*)::int FROM sales_order) AS orders,
    (SELECT count(*)::int FROM page) AS pages`.execute(db);
  return rows[0];
}

const nothing = { accounts: 0, shops: 0, products: 0, media: 0, orders: 0, pages: 0 };

describe('the demo seed', () => {
  let test: TestHost;
  beforeAll(async () => {
    test = await createTestHost();
  });
  afterAll(() => test.close());

  it('leaves a market alone whose address is public', async () => {
    const host = { ...test.host, config: { ...test.host.config, isLocal: false } };
    expect(await seedDemo(host, quiet)).toBe(false);
    expect(await counts(test)).toEqual(nothing);
  });

  it('leaves no rows when it is killed while it copies, nor while it writes', async () => {
    await expect(seedDemo(dyingHost(test, 'copying'), quiet)).rejects.toThrow(Killed);
    expect(await counts(test)).toEqual(nothing);
    const stop = (step: string, done: number): void => {
      if (step === 'products' && done === 30) throw new Killed();
    };
    await expect(seedDemo(test.host, stop)).rejects.toThrow(Killed);
    expect(await counts(test)).toEqual(nothing);
  });

  it('then fills the market, from the pictures that are there', async () => {
    const steps = new Set<string>();
    expect(await seedDemo(test.host, (step) => steps.add(step))).toBe(true);
    expect([...steps]).toEqual(['pictures', 'accounts', 'shops', 'products', 'orders']);
    expect(await counts(test)).toMatchObject({
      accounts: 5,
      shops: 1 + demoMarket.shops.length,
      products: demoMarket.shops.reduce((sum, shop) => sum + shop.products.length, 0),
      orders: 10,
      pages: 1 + demoMarket.shops.length + demoDocuments,
    });
  });

  it('gives each shop a tax number of its own, which papers show next to a name for a sample', async () => {
    const ids = await test.db.selectFrom('shop').select('id').where('kind', '=', 'shop').execute();
    const sellers = await Promise.all(ids.map(({ id }) => readSeller(test.db, id)));
    for (const { party, isRegistered } of sellers) {
      expect(isRegistered).toBe(true);
      expect(normalizeTaxId(party.tax_id)).toBe(party.tax_id);
      expect(party.name).toMatch(/ \(ตัวอย่าง\)$/);
    }
    expect(new Set(sellers.map(({ party }) => party.tax_id)).size).toBe(demoMarket.shops.length);
  });

  it('does nothing the second time, not even when two try at once', async () => {
    const before = await counts(test);
    expect(await Promise.all([seedDemo(test.host, quiet), seedDemo(test.host, quiet)])).toEqual([
      false,
      false,
    ]);
    expect(await counts(test)).toEqual(before);
  });

  it('keeps a ledger that adds up to the stock of everything that is counted', async () => {
    const { rows } = await sql<{ product_id: number; remain: number; sum: number }>`
      SELECT s.product_id, s.remain, coalesce(sum(l.delta), 0)::int AS sum
      FROM stock s LEFT JOIN stock_ledger l ON l.shop_id = s.shop_id AND l.product_id = s.product_id
      WHERE NOT s.unlimited GROUP BY s.shop_id, s.product_id`.execute(test.db);
    expect(rows.length).toBeGreaterThan(100);
    for (const { product_id, remain, sum } of rows)
      expect(sum, `product ${product_id}`).toBe(remain);
  });

  it('has stock for whatever can be bought', async () => {
    const { rows } = await sql`SELECT p.id FROM product p
      LEFT JOIN stock s ON s.shop_id = p.shop_id AND s.product_id = p.id
      WHERE s.product_id IS NULL AND NOT EXISTS (SELECT FROM product c WHERE c.parent_id = p.id)`.execute(
      test.db,
    );
    expect(rows).toEqual([]);
  });

  it('gives each picture words in both languages and a file of its own', async () => {
    const { rows } = await sql<{
      images: { media_id: string; alt: { th?: string; en?: string } }[];
    }>`
      SELECT images FROM product WHERE parent_id IS NULL`.execute(test.db);
    const images = rows.flatMap((row) => row.images);
    expect(images.length).toBeGreaterThanOrEqual(150);
    for (const { alt } of images) {
      expect(alt.th).toBeTruthy();
      expect(alt.en).toBeTruthy();
    }
    const keys = await test.db.selectFrom('media').select(['key', 'width']).execute();
    const hashes = await Promise.all(
      keys.map(async ({ key }) =>
        createHash('sha256')
          .update((await test.host.media.read(key)) ?? '')
          .digest('hex'),
      ),
    );
    expect(new Set(hashes).size).toBe(shippedPictures().length);
  });

  it('gives its shopper the points of a local test, coupons and favourites', async () => {
    const { id } = await test.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'shopper@talad.test')
      .executeTakeFirstOrThrow();
    expect(await readPoints(test.db, id)).toBe(10_000);
    const favourites = await readFavourites(test.db, { accountId: id, onlyShop: null });
    expect(favourites.product.length).toBeGreaterThan(3);
    const coupons = await readMyCoupons(test.db, id, { lang: 'th', now: new Date() });
    expect(coupons.filter(({ state }) => state === 'usable')).toHaveLength(3);
  });

  it('shows products, pages and orders through the API and the storefront', async () => {
    const front = await test.inject('/?lang=th');
    expect(front.statusCode).toBe(200);
    expect(front.body).toContain('ของดีจากมือคนทำ');
    const shop = await test.inject('/web/dinpao?lang=en');
    expect(shop.body).toContain('Everyday pottery from our own kiln');
    const found = await test.inject(
      `/api/v1/products/search?lang=th&filter=${encodeURIComponent(JSON.stringify({ keyword: 'แก้วมัค' }))}`,
    );
    expect(found.json().products[0].title).toContain('แก้วมัค');
  });
});
