import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database, Lang, ProductTable } from '../../../db/schema.ts';
import { dropPages, pageKeys } from '../../../cache/page-keys.ts';
import { countedIn, moveCounts } from '../categories/count-listed.ts';
import type { ProductCategories } from '../categories/product-categories.ts';
import { refreshPromotedProducts } from '../promotion-prices/refresh-promotion-prices.ts';
import { refreshSearchText } from '../search/search-text.ts';
import { MALL_ID } from '../../shops/index.ts';
import { writeTranslation } from '../translations/translations.repository.ts';
import type { ProductNext } from './next-product.ts';
import { overlayTexts } from './product-texts.ts';
import { relabelTags } from './relabel-tags.ts';
import type { ProductUpdate } from './product-write.contract.ts';

type Row = Selectable<ProductTable>;

/** The columns as the database takes them. */
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
  if (next.tags) await relabelTags(trx, row, next.tags);
  if (row.parent_id === null) await followCounts(trx, row, { ...row, ...next });
}

/** The texts in the shop's other language. */
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

/** After the last change of these products: their search words, and the pages that show them. */
export async function refreshProducts(
  trx: Transaction<Database>,
  shopId: number,
  mainIds: readonly number[],
  at: Date,
): Promise<void> {
  await refreshSearchText(trx, shopId, mainIds);
  await refreshPromotedProducts(trx, shopId, mainIds, at);
  await dropPages(trx, [
    ...mainIds.map((id) => pageKeys.product(id)),
    pageKeys.list(shopId),
    pageKeys.list(MALL_ID),
  ]);
}

/** The shop's categories and the mall's count what their lists show. */
export async function followCounts(
  trx: Transaction<Database>,
  row: CountedRow,
  next: CountedRow,
): Promise<void> {
  await moveCounts(trx, row.shop_id, [{ from: countedIn(row), to: countedIn(next) }]);
  await moveCounts(trx, MALL_ID, [{ from: countedIn(inMall(row)), to: countedIn(inMall(next)) }]);
}

function inMall({ status, mall_category_id }: CountedRow) {
  return { status, category_id: mall_category_id, more_category_ids: [] };
}

type CountedRow = ProductCategories & Pick<Row, 'shop_id' | 'status' | 'mall_category_id'>;

/** Lists sort and filter by the parent's price: it is its cheapest variant's. */
export async function syncParentPrice(
  trx: Transaction<Database>,
  shopId: number,
  parentId: number,
): Promise<void> {
  await sql`
    UPDATE product p SET price = cheapest.price, full_price = cheapest.full_price
    FROM (SELECT c.price, c.full_price FROM product c
      WHERE c.shop_id = ${shopId} AND c.parent_id = ${parentId} AND c.status <> 'removed'
      ORDER BY c.price, c.full_price DESC NULLS LAST LIMIT 1) AS cheapest
    WHERE p.shop_id = ${shopId} AND p.id = ${parentId}`.execute(trx);
}
