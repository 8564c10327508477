import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database, Lang, ProductTable } from '../../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../../cache/page-keys.ts';
import { countedIn, moveCounts } from '../../categories/count-listed.ts';
import type { ProductCategories } from '../../categories/product-categories.ts';
import { refreshPromotedProducts } from '../../promotion-prices/refresh-promotion-prices.ts';
import { refreshSearchText } from '../../search/search-text.ts';
import { MALL_ID } from '../../../shops/index.ts';
import { writeTranslation } from '../../translations/translations.repository.ts';
import type { ProductNext } from './next-product.ts';
import { overlayTexts } from './product-texts.ts';
import { relabelTags } from './relabel-tags.ts';
import type { ProductUpdate } from './product-write.contract.ts';

type Row = Selectable<ProductTable>;

/** Converts the values to the types that the database driver takes. */
export function columnsOf({ attributes, images, ...columns }: ProductNext) {
  return {
    ...columns,
    ...(attributes && { attributes: JSON.stringify(attributes) }),
    ...(images && { images: JSON.stringify(images) }),
  };
}

/**
 * Writes the product and updates all that depends on it: counts, labels, search words, cached pages.
 */
export async function writeProduct(
  trx: Transaction<Database>,
  row: Row,
  next: ProductNext,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('product')
    .set({ ...columnsOf(next), revision: row.revision + 1, updated_at: at })
    .where('shop_id', '=', row.shop_id)
    .where('id', '=', row.id)
    .execute();
  await followProducts(trx, row.shop_id, [{ row, next }]);
}

/** Columns that one change of many products may write. */
const MANY = [
  'price',
  'full_price',
  'status',
  'publish_at',
  'publish_as',
  'category_id',
  'more_category_ids',
  'mall_category_id',
  'tags',
  'showrooms',
] as const satisfies readonly (keyof Row)[];

/** A product and its state after a change. */
interface Written {
  readonly row: Row;
  readonly next: ProductNext;
}

/** Writes these columns of many products of a shop in one statement; their other columns stay. */
export async function writeProducts(
  trx: Transaction<Database>,
  shopId: number,
  changes: readonly Written[],
  at: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const values = changes.map(({ row, next }) => {
    const after: Row = { ...row, ...next, images: row.images };
    return { id: row.id, ...Object.fromEntries(MANY.map((name) => [name, after[name]])) };
  });
  await sql`
    UPDATE product p SET price = one.price, full_price = one.full_price, status = one.status,
      publish_at = one.publish_at, publish_as = one.publish_as, category_id = one.category_id,
      more_category_ids = one.more_category_ids, mall_category_id = one.mall_category_id,
      tags = one.tags, showrooms = one.showrooms, revision = p.revision + 1, updated_at = ${at}
    FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS one (id bigint, price bigint,
      full_price bigint, status text, publish_at timestamptz, publish_as text, category_id bigint,
      more_category_ids bigint[], mall_category_id bigint, tags text[], showrooms text[])
    WHERE p.shop_id = ${shopId} AND p.id = one.id`.execute(trx);
  await followProducts(trx, shopId, changes);
}

async function followProducts(
  trx: Transaction<Database>,
  shopId: number,
  changes: readonly Written[],
): Promise<void> {
  const tagged = changes.flatMap(({ row, next }) => (next.tags ? [{ row, tags: next.tags }] : []));
  if (tagged.length > 0) await relabelTags(trx, shopId, tagged);
  const main = changes.filter(({ row }) => row.parent_id === null);
  await followCounts(
    trx,
    shopId,
    main.map(({ row, next }) => ({ from: row, to: { ...row, ...next } })),
  );
}

/** Writes the texts in the shop's other language. */
export async function writeOverlay(
  trx: Transaction<Database>,
  { shop_id: shopId, id, parent_id: parentId }: Pick<Row, 'shop_id' | 'id' | 'parent_id'>,
  update: Omit<ProductUpdate, 'revision'>,
  baseLang: Lang,
): Promise<void> {
  const lang: Lang = baseLang === 'th' ? 'en' : 'th';
  const texts = overlayTexts(update, lang);
  if (Object.keys(texts).length === 0 || parentId !== null) return;
  const record = { shopId, entity: 'product', entityId: id, lang } as const;
  await writeTranslation(trx, record, texts);
}

/** Updates the search words of changed products and invalidates the pages that show them. */
export async function refreshProducts(
  trx: Transaction<Database>,
  shopId: number,
  mainIds: readonly number[],
  at: Date,
): Promise<void> {
  await refreshSearchText(trx, shopId, mainIds);
  await refreshPromotedProducts(trx, shopId, mainIds, at);
  await invalidatePages(trx, [
    ...mainIds.map((id) => pageKeys.product(id)),
    pageKeys.list(shopId),
    pageKeys.list(MALL_ID),
  ]);
}

/** Updates the counts of categories, of the shop and of the mall, by what their lists show. */
export async function followCounts(
  trx: Transaction<Database>,
  shopId: number,
  moves: readonly { readonly from: CountedRow; readonly to: CountedRow }[],
): Promise<void> {
  await moveCounts(
    trx,
    shopId,
    moves.map(({ from, to }) => ({ from: countedIn(from), to: countedIn(to) })),
  );
  await moveCounts(
    trx,
    MALL_ID,
    moves.map(({ from, to }) => ({ from: countedIn(inMall(from)), to: countedIn(inMall(to)) })),
  );
}

function inMall({ status, mall_category_id }: CountedRow) {
  return { status, category_id: mall_category_id, more_category_ids: [] };
}

type CountedRow = ProductCategories & Pick<Row, 'status' | 'mall_category_id'>;

/** Lists sort and filter by the parent's price, which is that of its cheapest variant that is switched on. */
export async function syncParentPrices(
  trx: Transaction<Database>,
  shopId: number,
  parentIds: readonly number[],
): Promise<void> {
  await sql`
    UPDATE product p SET price = cheapest.price, full_price = cheapest.full_price
    FROM (SELECT DISTINCT ON (c.parent_id) c.parent_id, c.price, c.full_price FROM product c
      WHERE c.shop_id = ${shopId} AND c.parent_id = ANY(${parentIds}::bigint[]) AND c.status <> 'removed'
      ORDER BY c.parent_id, c.status NOT IN ('availability', 'preorder', 'soldout'), c.price, c.full_price DESC NULLS LAST) AS cheapest
    WHERE p.shop_id = ${shopId} AND p.id = cheapest.parent_id`.execute(trx);
}
