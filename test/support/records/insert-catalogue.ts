import { sql } from 'kysely';
import type { Db } from '../../../storefront-host/db/open.ts';
import { rebuildSearchWords } from '../../../storefront-host/modules/catalog/search/search-words.ts';
import { generateProduct } from './generated-catalogue.ts';

const AT_ONCE = 5_000;

export interface CatalogueSize {
  readonly products: number;
  /** The products are distributed to these shops in turn. */
  readonly shopIds: readonly number[];
  /** Categories of the marketplace. */
  readonly categoryIds: readonly number[];
  readonly firstId: number;
}

/** Fills a market with generated products, their stock and search words. */
export async function insertCatalogue(db: Db, size: CatalogueSize): Promise<void> {
  for (let from = 0; from < size.products; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, size.products - from);
    const rows = Array.from({ length: count }, (_, index) => rowOf(size, from + index));
    await sql`
      INSERT INTO product (shop_id, id, uuid, slug, title, code, price, full_price, brand, author,
        publisher, isbn, tags, attributes, popularity, mall_category_id, search_text, created_at)
      SELECT shop_id, id, uuid, slug, title, code, price, full_price, brand, author, publisher, isbn,
        tags, attributes, popularity, mall_category_id, search_text, now() - interval '90 days'
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r (shop_id bigint, id bigint,
        uuid uuid, slug text, title text, code text, price bigint, full_price bigint, brand text,
        author text, publisher text, isbn text, tags text[], attributes jsonb, popularity int,
        mall_category_id bigint, search_text text)`.execute(db);
    await sql`INSERT INTO stock (shop_id, product_id, remain)
      SELECT shop_id, id, 1 + id % 9 FROM product
      WHERE id BETWEEN ${size.firstId + from} AND ${size.firstId + from + count - 1}`.execute(db);
  }
  for (const shopId of size.shopIds) {
    await db.transaction().execute((trx) => rebuildSearchWords(trx, shopId));
  }
  // Autovacuum would update statistics and the index's pending list only a minute later.
  for (const table of ['product', 'stock', 'search_word']) {
    await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(db);
  }
}

function rowOf({ shopIds, categoryIds, firstId }: CatalogueSize, index: number) {
  const product = generateProduct(index);
  return {
    shop_id: shopIds[index % shopIds.length],
    id: firstId + index,
    uuid: product.uuid,
    slug: product.slug,
    title: product.title,
    code: product.code,
    price: product.price,
    full_price: product.fullPrice,
    brand: product.brand,
    author: product.author,
    publisher: product.publisher,
    isbn: product.isbn,
    tags: product.tags,
    attributes: product.attributes,
    popularity: product.popularity,
    mall_category_id: categoryIds[index % categoryIds.length],
    search_text: product.searchText,
  };
}
