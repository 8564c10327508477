import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import {
  importInto,
  summary,
  temporaryFiles,
  type Files,
} from '../../../../test/support/records/import-files.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { writeTranslation } from '../../catalog/index.ts';
import { createShop } from '../../shops/create-shop.ts';
import { MALL_ID } from '../../shops/index.ts';

let host: TestHost;
let files: Files;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  files = temporaryFiles();
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(async () => {
  files.remove();
  await host.close();
});

const exported = async (shopId: number) =>
  (await host.inject({ url: `/api/v1/manage/${shopId}/products.csv`, headers: { cookie } })).body;

/** Returns products and variants without the values that differ between shops: ids, times, addresses of files. */
async function rowsOf(shopId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    WITH RECURSIVE tree (id, path) AS (
      SELECT id, title FROM category WHERE shop_id = ${shopId} AND parent_id IS NULL
      UNION ALL SELECT c.id, tree.path || ' > ' || c.title FROM category c
        JOIN tree ON c.parent_id = tree.id WHERE c.shop_id = ${shopId}
    )
    SELECT p.title, p.slug, p.description, p.code, p.barcode, p.status, p.price, p.full_price,
      p.options, p.option_values, p.tags, p.showrooms, p.unit_name, p.weight_grams, p.width_mm,
      p.length_mm, p.height_mm, p.brand, p.author, p.publisher, p.isbn, p.page_count, p.language,
      p.published_year, p.attributes, p.second_hand, p.second_hand_option, p.province_id,
      p.prepare_duration, p.prepare_weekday, p.free_shipping, p.has_vat, p.order_limit,
      p.one_per_cart, p.add_disabled, p.seo_title, p.seo_description, p.publish_at, p.publish_as, k.remain, k.unlimited,
      (SELECT t.fields FROM translation t WHERE t.shop_id = p.shop_id AND t.entity = 'product'
        AND t.entity_id = p.id AND t.lang = 'en') AS overlay,
      -- Of a variant they are its product's.
      coalesce(m.mall_category_id, p.mall_category_id) AS mall_category,
      (SELECT path FROM tree WHERE tree.id = coalesce(m.category_id, p.category_id)) AS category,
      (SELECT array_agg(path ORDER BY path) FROM tree WHERE tree.id = ANY(p.more_category_ids)) AS more
    FROM product p
    LEFT JOIN product m ON m.shop_id = p.shop_id AND m.id = p.parent_id
    LEFT JOIN stock k ON k.shop_id = p.shop_id AND k.product_id = p.id
    WHERE p.shop_id = ${shopId} AND p.status <> 'removed'
    ORDER BY coalesce(m.title, p.title), p.parent_id NULLS FIRST, p.rank, p.id`.execute(host.db);
  return rows;
}

it('an export imports into an empty shop, and into its own, without a difference', async () => {
  const { id: alpha } = shops.alpha;
  await host.db
    .updateTable('category')
    .set({ title: sql<string>`title || '; ไหม | ฝ้าย > ลินิน'` })
    .where('shop_id', '=', alpha)
    .execute();
  const [category, further] = await host.db
    .selectFrom('category')
    .select('id')
    .where('shop_id', '=', alpha)
    .orderBy('id')
    .execute();
  await host.db
    .updateTable('product')
    .set({
      title: '=HYPERLINK("https://evil.test")',
      description: '<h3>หัวข้อ</h3>\n<ul><li>"หนึ่ง", สอง</li></ul>',
      category_id: category?.id ?? null,
      more_category_ids: further ? [further.id] : [],
      tags: ['ผ้า, ไหม', 'ใหม่'],
      showrooms: ['hot'],
      attributes: JSON.stringify({ 'สี: หลัก': 'คราม\nเข้ม' }),
      full_price: 99_999_95,
      weight_grams: 1_234,
      width_mm: 125,
      published_year: -750,
      isbn: '9780439023481',
      second_hand: true,
      second_hand_option: 'good',
      free_shipping: true,
      has_vat: false,
      order_limit: 3,
      prepare_weekday: 5,
      seo_title: '-20% today',
      status: 'product_sync_disable',
      publish_at: new Date('2031-01-02T03:04:05.678Z'),
      publish_as: 'preorder',
    })
    .where('shop_id', '=', alpha)
    .where('id', '=', products.cup.id)
    .execute();
  const root = await host.db
    .selectFrom('category')
    .select('id')
    .where('shop_id', '=', MALL_ID)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const mall = await host.db
    .insertInto('category')
    .values({ shop_id: MALL_ID, parent_id: root.id, slug: 'cups', title: 'ถ้วย > ชาม; แก้ว' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await host.db
    .updateTable('product')
    .set({ mall_category_id: mall.id })
    .where('shop_id', '=', alpha)
    .where('id', '=', products.cup.id)
    .execute();
  const english = {
    title: 'Cup, "blue"',
    description: '<h3>Heading</h3>\n<p>=1+1</p>',
    unit_name: 'piece',
    seo_title: '-20% today',
    seo_description: 'A cup.',
  };
  const cup = { shopId: alpha, entity: 'product', entityId: products.cup.id, lang: 'en' } as const;
  await host.db.transaction().execute((trx) => writeTranslation(trx, cup, english));
  const csv = await exported(alpha);
  const read: readonly Record<string, string>[] = parse(csv, { bom: true, columns: true });
  const before = await rowsOf(alpha);
  expect(read).toHaveLength(before.length);
  expect(read.find(({ isbn }) => isbn === '9780439023481')).toMatchObject({
    title: `'=HYPERLINK("https://evil.test")`,
    full_price: '99999.95',
    width_cm: '12.5',
    published_year: '-750',
    title_en: english.title,
    mall_category: expect.stringContaining(' > '),
  });
  const path = files.write('products.csv', csv);
  const shop = { shopname: 'round-trip', title: 'คู่', ownerId: null };
  const made = await host.db.transaction().execute((trx) => createShop(trx, shop));
  if ('code' in made) throw new Error(made.code);
  const account = await importInto(host.db, { path, shopId: made.id });
  expect([account.refused, account.noted, account.dropped]).toEqual([0, 0, []]);
  expect(await rowsOf(made.id)).toEqual(before);

  const again = await importInto(host.db, { path, shopId: made.id });
  expect(summary(again)).toContain('created 0/0, updated 0/0');
  const own = await importInto(host.db, { path, shopId: alpha });
  expect(summary(own)).toContain('created 0/0, updated 0/0');
  expect(await rowsOf(alpha)).toEqual(before);
});
