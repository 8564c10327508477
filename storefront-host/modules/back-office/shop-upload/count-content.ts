import type { CheckedShopFile } from '../shop-file/check-shop-file.ts';
import { histories } from '../shop-file/history.ts';
import { portableTables } from '../shop-file/portable-tables.ts';
import type { ShopUploadCount } from './shop-upload.contract.ts';

/** Records that owners recognize. Stock, translations and links between records are not counted separately. */
const named: ReadonlySet<string> = new Set([
  'category',
  'brand',
  'tag',
  'product',
  'collection',
  'promotion',
  'coupon',
  'blog',
  'page',
  'shop_policy',
  'help_topic',
  'redirect',
  'product_question',
  'review',
]);

/**
 * Counts the records of each kind in the file, and those that the new shop gets: reviews, orders and customers are
 * not imported for owners (decision 220).
 */
export function countContent(
  file: CheckedShopFile,
  written?: ReadonlyMap<string, number>,
): ShopUploadCount[] {
  const tables = portableTables
    .filter(({ name }) => named.has(name))
    .map(({ name, isTrade }) => {
      const rows = file.rows.get(name) ?? 0;
      const expected = isTrade ? 0 : rows;
      return { name, rows, taken: written ? (written.get(name) ?? 0) : expected };
    });
  const taken = written?.get('media') ?? file.pictures;
  const pictures = { name: 'pictures', rows: file.pictures, taken };
  const read = histories.map((name) => ({ name, rows: file.history.get(name) ?? 0, taken: 0 }));
  return [...tables, pictures, ...read].filter(({ rows }) => rows > 0);
}
