import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import { listSource, type FoundBy, type ListReader } from '../../../http/index.ts';
import {
  optionText,
  readRowsByKey,
  selectProductRows,
  hasLowStock,
  stockSort,
  sumStock,
  type ProductRow,
  hasWord,
  searchTokens,
} from '../../catalog/index.ts';
import { StockFilter, StockItem, type StockDetail, type StockLedgerRow } from './stock.contract.ts';

/** Returns products whose stock is counted: those without options, and each variant. */
export const managedStock = listSource({
  name: 'stock',
  access: 'product:read',
  summary: 'Stock of the shop’s products',
  filter: StockFilter,
  row: StockItem,
  sorts: {
    id: 'key',
    remain: stockSort('is_item'),
  },
  from: sql`product p LEFT JOIN stock k ON k.shop_id = p.shop_id AND k.product_id = p.id`,
  id: sql`p.id`,
  idType: 'bigint',
  where: conditionOf,
  through: ({ low, id, q = '' }) =>
    low !== undefined && id === undefined && q.trim() === '' ? lowStock(low) : null,
  isScattered: ({ low }) => low !== undefined,
  orderOfMany: ({ low }, asked) => (low === undefined ? { sort: 'id', descending: true } : asked),
  prepare: async (db, shopId, { low }) => low !== undefined && sumStock(db, shopId),
  async read(db, reader, ids) {
    const keys = ids.map((id) => ({ shop_id: reader.shopId, id: Number(id) }));
    const rows = await readRowsByKey(db, reader, keys);
    return rows.map((row) => toItem(row, reader.lang));
  },
});

/**
 * Returns one stock with its ledger, or null when the shop has none with this id, or its stock is
 * not counted.
 */
export async function readStock(
  db: Kysely<Database>,
  reader: ListReader,
  id: number,
): Promise<StockDetail | null> {
  const [row] = await selectProductRows(db, reader, {
    where: sql`${conditionOf(reader.shopId, {})} AND p.id = ${id}`,
    orderBy: sql`p.id`,
    limit: 1,
  });
  if (!row) return null;
  return { ...toItem(row, reader.lang), ledger: await readLedger(db, reader.shopId, id) };
}

async function readLedger(
  db: Kysely<Database>,
  shopId: number,
  productId: number,
): Promise<StockLedgerRow[]> {
  const rows = await db
    .selectFrom('stock_ledger as row')
    .leftJoin('account as a', 'a.id', 'row.account_id')
    .leftJoin('sales_order as o', (join) =>
      join.onRef('o.shop_id', '=', 'row.shop_id').onRef('o.id', '=', 'row.order_id'),
    )
    .select(['row.id', 'row.delta', 'row.remain_after', 'row.reason', 'row.note', 'row.order_id'])
    .select(['o.number as order_number', 'a.name as by', 'row.created_at'])
    .where('row.shop_id', '=', shopId)
    .where('row.product_id', '=', productId)
    .orderBy('row.created_at', 'desc')
    .orderBy('row.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }));
}

function conditionOf(shopId: number, filter: StockFilter, sort = ''): RawBuilder<unknown> {
  const conditions = [
    sql`p.shop_id = ${shopId} AND p.status <> 'removed' AND NOT EXISTS (
      SELECT 1 FROM product c WHERE c.shop_id = p.shop_id AND c.parent_id = p.id AND c.status <> 'removed')`,
  ];
  if (filter.id) conditions.push(sql`p.id = ANY(${filter.id}::bigint[])`);
  if (filter.low !== undefined) {
    conditions.push(hasLowStock('is_item', { shopId, most: filter.low, sort }));
  }
  const words = searchTokens(filter.q ?? '');
  if (words.length > 0) conditions.push(named(shopId, words));
  return sql.join(conditions, sql` AND `);
}

/**
 * `stock_sum` has a row for each counted stock, so the products need not be read (decision 455).
 */
function lowStock(most: number): FoundBy<typeof StockFilter> {
  return {
    from: sql`stock_sum u`,
    id: sql`u.product_id`,
    idType: 'bigint',
    sorts: { id: 'key', remain: { sql: sql`u.remain`, type: 'integer' } },
    // A row without variants has its own stock as its sum, so the index scan can end at `most`.
    where: (shopId) =>
      sql`u.shop_id = ${shopId} AND u.is_item AND u.remain <= ${most} AND u.least <= ${most}`,
  };
}

/**
 * Returns a condition for the words of a search. A variant has its parent's texts, so there
 * are two conditions, each with its own index (decision 455).
 */
function named(shopId: number, words: readonly string[]): RawBuilder<unknown> {
  const main = (alias: string) => {
    const [text, id] = [sql.ref(`${alias}.search_text`), sql.ref(`${alias}.id`)];
    const place = sql`${sql.ref(`${alias}.shop_id`)} = ${shopId} AND ${sql.ref(`${alias}.parent_id`)} IS NULL`;
    const newest = sql`FROM product ${sql.ref(alias)} WHERE ${place} ORDER BY ${id} DESC`;
    const all = words.map((word) => hasWord({ text, id, newest }, word));
    return sql.join([place, ...all], sql` AND `);
  };
  return sql`((${main('p')}) OR p.parent_id = ANY(ARRAY(
    SELECT m.id FROM product m JOIN (
      SELECT DISTINCT v.parent_id FROM product v WHERE v.shop_id = ${shopId} AND v.parent_id IS NOT NULL
    ) parent ON parent.parent_id = m.id WHERE ${main('m')})))`;
}

function toItem(row: ProductRow, lang: Lang): StockItem {
  return {
    id: row.id,
    title: row.title,
    option_text: optionText(row.options, row.option_values, lang),
    code: row.code,
    remain: row.unlimited ? null : (row.remain ?? 0),
  };
}
