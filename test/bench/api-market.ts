import { sql } from 'kysely';
import { seedSmallMarket } from '../support/fixture-market.ts';
import { insertCatalogue } from '../support/records/insert-catalogue.ts';
import { migrateToLatest } from '../../storefront-host/db/migrate.ts';
import type { Db, OpenedDatabase } from '../../storefront-host/db/open.ts';
import { addPromotion } from '../../storefront-host/modules/sales/promotions/add-promotion.ts';

export interface ApiMarket {
  readonly shopId: number;
  readonly products: readonly { readonly id: number; readonly slug: string }[];
  /** Each variant has plenty of stock. */
  readonly variants: readonly string[];
  readonly categoryIds: readonly number[];
}

const PRODUCTS = 10_000;
const CATEGORIES = 50;
const FIRST_ID = 100_000;
const FIRST_CATEGORY = 1_000;
const SHOP = 2;
/** One of this many products is in a flash sale. */
const ON_SALE = 200;
const HOUR = 3_600_000;

/**
 * Builds the market on which the peers were measured: one shop of 10,000 products with two variants
 * each and a picture, in 50 categories. A flash sale is running, as in a real market.
 */
export async function fillApiMarket(opened: OpenedDatabase): Promise<ApiMarket> {
  const { db } = opened;
  await migrateToLatest(db);
  await seedSmallMarket(opened);
  const categoryIds = Array.from({ length: CATEGORIES }, (_, index) => FIRST_CATEGORY + index);
  await db
    .insertInto('category')
    .values(
      categoryIds.map((id) => ({
        shop_id: 1,
        id,
        parent_id: null,
        slug: `c${id}`,
        title: `หมวดที่ ${id}`,
        image: null,
        count_sum: PRODUCTS / CATEGORIES,
      })),
    )
    .execute();
  await insertCatalogue(db, {
    products: PRODUCTS,
    shopIds: [SHOP],
    categoryIds,
    firstId: FIRST_ID,
  });
  await addPictures(db);
  await addVariants(db);
  const ids = Array.from({ length: PRODUCTS / ON_SALE }, (_, index) => FIRST_ID + index * ON_SALE);
  await startFlashSale(db, ids);
  await sql`VACUUM (ANALYZE)`.execute(db);
  const products = await db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('id', '>=', FIRST_ID)
    .where('parent_id', 'is', null)
    .orderBy('id')
    .execute();
  const variants = await db
    .selectFrom('product')
    .select('uuid')
    .where('parent_id', '>=', FIRST_ID)
    .orderBy('id')
    .execute();
  return { shopId: SHOP, products, variants: variants.map(({ uuid }) => uuid), categoryIds };
}

async function addPictures(db: Db): Promise<void> {
  const variants = [213, 300, 400, 640, 960].flatMap((width) =>
    ['webp', 'avif'].map((format) => ({ format, width, height: width, bytes: 9_000, key: '' })),
  );
  await sql`INSERT INTO media (shop_id, id, key, mime, width, height, bytes, color, variants)
    SELECT shop_id, uuid, 'none', 'image/jpeg', 960, 960, 90000, '#c0a080', ${JSON.stringify(variants)}::jsonb
    FROM product WHERE shop_id = ${SHOP} AND id >= ${FIRST_ID}`.execute(db);
  await sql`UPDATE product SET images = jsonb_build_array(jsonb_build_object(
      'media_id', uuid, 'alt', jsonb_build_object('th', title)))
    WHERE shop_id = ${SHOP} AND id >= ${FIRST_ID}`.execute(db);
}

async function addVariants(db: Db): Promise<void> {
  const options = [
    { key: 'size', title: { th: 'ขนาด', en: 'Size' }, items: ['S', 'M'].map(sizeItem) },
  ];
  await sql`UPDATE product SET options = ${JSON.stringify(options)}::jsonb
    WHERE shop_id = ${SHOP} AND id >= ${FIRST_ID}`.execute(db);
  await sql`INSERT INTO product (shop_id, parent_id, uuid, title, price, full_price, option_values, rank, created_at)
    SELECT p.shop_id, p.id, gen_random_uuid(), p.title, p.price + 1000 * size.rank, p.full_price,
      jsonb_build_object('size', size.key), size.rank, p.created_at
    FROM product p CROSS JOIN (VALUES ('s', 0), ('m', 1)) size (key, rank)
    WHERE p.shop_id = ${SHOP} AND p.id >= ${FIRST_ID}`.execute(db);
  await sql`INSERT INTO stock (shop_id, product_id, remain) SELECT shop_id, id, 1000000
    FROM product WHERE shop_id = ${SHOP} AND parent_id >= ${FIRST_ID}`.execute(db);
}

function sizeItem(title: string) {
  return { key: title.toLowerCase(), title: { th: title, en: title } };
}

async function startFlashSale(db: Db, productIds: readonly number[]): Promise<void> {
  const at = new Date();
  await db.transaction().execute((trx) =>
    addPromotion(trx, {
      shopId: SHOP,
      kind: 'flash',
      slug: 'flash',
      title: 'ลดไฟลุก',
      discount: { kind: 'percent', value: 30 },
      beginsAt: new Date(at.getTime() - HOUR),
      endsAt: new Date(at.getTime() + 24 * HOUR),
      productIds: [...productIds],
      at,
    }),
  );
}
