import { sql, type RawBuilder } from 'kysely';
import { listSource } from '../../../http/index.ts';
import { isFurtherIn, isIn } from '../categories/product-categories.ts';
import { hasWord } from '../search/has-word.ts';
import { containsPattern, searchTokens } from '../search/search-tokens.ts';
import { hasLowStock, stockSort, sumStock } from './lists/stock-sums.ts';
import { readManagedRows } from './manage-products.read.ts';
import { VariantFilter, ManagedProduct, ManagedProductFilter } from './products.contract.ts';

/** The shop's products; a product with options is one row. */
export const managedProducts = listSource({
  name: 'products',
  access: 'product:read',
  summary: 'Products of the shop, filtered, sorted, paged',
  filter: ManagedProductFilter,
  row: ManagedProduct,
  sorts: {
    id: 'key',
    title: { sql: sql`p.title`, type: 'text' },
    price: { sql: sql`p.price`, type: 'bigint' },
    updated_at: { sql: sql`p.updated_at`, type: 'timestamptz' },
    popularity: { sql: sql`p.popularity`, type: 'integer' },
    remain: stockSort('is_main'),
  },
  from: sql`product p`,
  id: sql`p.id`,
  idType: 'bigint',
  where(shopId, { id, status, category_id, low, q = '' }, sort = '') {
    return sql.join(
      [
        sql`p.shop_id = ${shopId}`,
        // getMany asks for variants too, because the lines of an order refer to them.
        id ? sql`p.id = ANY(${id}::bigint[])` : sql`p.parent_id IS NULL`,
        withStatus(status),
        ...(category_id === undefined ? [] : [isIn(category_id)]),
        ...(low === undefined ? [] : [hasLowStock('is_main', { shopId, most: low, sort })]),
        ...(q.trim() === '' ? [] : [named(shopId, q.trim())]),
      ],
      sql` AND `,
    );
  },
  // Stock has an order of its own, which is also the one of low stock.
  isScattered: ({ category_id: category, low }, sort) =>
    category !== undefined || (low !== undefined && sort !== 'remain'),
  orderOfMany: () => ({ sort: 'id', descending: true }),
  halves: ({ category_id: category }, sort) =>
    category !== undefined && sort === 'id' ? halvesOf(category) : null,
  prepare: async (db, shopId, { low }) => low !== undefined && sumStock(db, shopId),
  newest: (shopId) => ({ alias: sql`p`, rows: newestProducts(shopId) }),
  exact: (shopId, { q = '' }) => (isCode(q.trim()) ? coded(shopId, q.trim()) : null),
  read: (db, reader, ids) => readManagedRows(db, reader, ids.map(Number)),
});

/** The products of a main category have an index in the order of the id; few have it as a further one (decision 211). */
function halvesOf(category: number): readonly RawBuilder<unknown>[] {
  const isMain = sql`p.category_id = ${category}`;
  const isFurther = isFurtherIn(sql`ARRAY[${category}]::bigint[]`);
  return [isMain, sql`${isFurther} AND (${isMain}) IS NOT TRUE`];
}

function newestProducts(shopId: number): RawBuilder<unknown> {
  return sql`FROM product p WHERE p.shop_id = ${shopId} AND p.parent_id IS NULL ORDER BY p.id DESC`;
}

/** Returns a condition for a search: the words of the text, or the code or barcode of the product or a variant. */
function named(shopId: number, q: string): RawBuilder<unknown> {
  const newest = newestProducts(shopId);
  const words = searchTokens(q).map((token) =>
    hasWord({ text: sql`p.search_text`, id: sql`p.id`, newest }, token),
  );
  const all = words.length === 0 ? sql`true` : sql.join(words, sql` AND `);
  return isCode(q) ? sql`((${all}) OR ${coded(shopId, q)})` : all;
}

function isCode(q: string): boolean {
  return /^[\w./-]{2,80}$/.test(q);
}

/** Searches by the code or barcode of the product or of a variant. */
function coded(shopId: number, q: string): RawBuilder<unknown> {
  return sql`p.id = ANY(ARRAY(SELECT coalesce(b.parent_id, b.id) FROM product b
    WHERE b.shop_id = ${shopId} AND (b.barcode = ${q} OR lower(b.code) = ${q.toLowerCase()})
      AND b.status <> 'removed'))`;
}

/** The variants of one product. */
export const managedVariants = listSource({
  name: 'combinations',
  access: 'product:read',
  summary: 'Combinations of one product, in their order',
  filter: VariantFilter,
  row: ManagedProduct,
  sorts: { rank: { sql: sql`p.rank`, type: 'integer' } },
  from: sql`product p`,
  id: sql`p.id`,
  idType: 'bigint',
  where(shopId, { parent_id: parent, option_values, status, q = '' }) {
    const values = JSON.stringify(option_values ?? {});
    return sql.join(
      [
        sql`p.shop_id = ${shopId} AND p.parent_id = ${parent}`,
        withStatus(status),
        sql`p.option_values @> ${values}::jsonb`,
        // A variant is found by its code; its other texts are its product's.
        ...searchTokens(q).map((token) => sql`lower(p.code) LIKE ${containsPattern(token)}`),
      ],
      sql` AND `,
    );
  },
  read: (db, reader, ids) => readManagedRows(db, reader, ids.map(Number)),
});

function withStatus(status: ManagedProductFilter['status']): RawBuilder<unknown> {
  return status ? sql`p.status = ${status}` : sql`p.status <> 'removed'`;
}
