import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import { listSource, type ListReader } from '../../../http/index.ts';
import {
  optionText,
  readRowsByKey,
  selectProductRows,
  hasLowStock,
  stockSort,
  sumStock,
  type ProductRow,
  containsPattern,
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
  prepare: async (db, shopId, { low }) => low !== undefined && sumStock(db, shopId),
  async read(db, reader, ids) {
    const keys = ids.map((id) => ({ shop_id: reader.shopId, id: Number(id) }));
    const rows = await readRowsByKey(db, reader, keys);
    return rows.map((row) => toItem(row, reader.lang));
  },
});

/**
 * Returns one of them with its ledger, or null when the shop has none with this id, or its stock is
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
  for (const token of searchTokens(filter.q ?? '')) {
    // A variant has its parent's texts.
    conditions.push(sql`EXISTS (SELECT 1 FROM product m WHERE m.shop_id = p.shop_id
      AND m.id = coalesce(p.parent_id, p.id) AND m.search_text LIKE ${containsPattern(token)})`);
  }
  return sql.join(conditions, sql` AND `);
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
