import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { writeAudits } from '../../shops/index.ts';
import { notifyLowStock } from './notify-low-stock.ts';
import type { StockChange } from './stock.contract.ts';
import { invalidateStockPages } from './stock-pages.ts';
import { correctStocks } from './stock.repository.ts';

export interface StocksCorrection {
  readonly shopId: number;
  readonly changes: readonly StockOfProduct[];
  readonly accountId: string;
  readonly at: Date;
}

/** Changes a product's stock, or that of each of its variants, by a delta. */
export interface StockOfProduct extends StockChange {
  readonly id: number;
  /** Only these ids, the product itself or its variants; if absent, all counted ones. */
  readonly of?: readonly number[] | undefined;
}

export type StocksRefusal =
  | { readonly code: 'NOT_FOUND' | 'UNLIMITED_STOCK' }
  | { readonly code: 'NOT_ENOUGH'; readonly left: number };

export interface StocksCorrected {
  readonly refused: ReadonlyMap<number, StocksRefusal>;
  /** Stock before the change, by id of the product itself or its variant. */
  readonly changed: ReadonlyMap<number, readonly CountedStock[]>;
}

export interface CountedStock {
  readonly id: number;
  readonly remain: number;
}

interface Counted extends CountedStock {
  readonly main_id: number;
  readonly unlimited: boolean;
}

/**
 * Corrects many stocks for staff in a constant number of statements: all variants of a product or
 * none. Variants with unlimited stock stay unchanged.
 */
export async function changeStocks(
  trx: Transaction<Database>,
  { shopId, changes, accountId, at }: StocksCorrection,
): Promise<StocksCorrected> {
  const counted = await lockStocks(
    trx,
    shopId,
    changes.map(({ id }) => id),
  );
  const refused = new Map<number, StocksRefusal>();
  const changed = new Map<number, readonly CountedStock[]>();
  const corrections = [];
  for (const { id, of, delta, reason, note } of changes) {
    const own = (counted.get(id) ?? []).filter((one) => !of || of.includes(one.id));
    const limited = own.filter(({ unlimited }) => !unlimited);
    const left = Math.min(...limited.map(({ remain }) => remain));
    if (own.length === 0) refused.set(id, { code: 'NOT_FOUND' });
    else if (limited.length === 0) refused.set(id, { code: 'UNLIMITED_STOCK' });
    else if (left + delta < 0) refused.set(id, { code: 'NOT_ENOUGH', left });
    else {
      changed.set(id, limited);
      corrections.push(
        ...limited.map((one) => ({ id: one.id, delta, reason, note: note?.trim() ?? '' })),
      );
    }
  }
  const rows = await correctStocks(trx, corrections, { shopId, accountId, at });
  await invalidateStockPages(trx, shopId, rows);
  await notifyLowStock(trx, shopId, { changed: rows, at });
  const remains = new Map(rows.map((row) => [row.product_id, row.remain]));
  await writeAudits(
    trx,
    corrections.map(({ id, delta, reason, note }) => {
      const remain = remains.get(id) ?? delta;
      return {
        shopId,
        entity: 'stock',
        entityId: id,
        action: reason,
        accountId,
        before: { remain: remain - delta },
        after: { remain, delta, note },
        at,
      };
    }),
  );
  return { refused, changed };
}

/**
 * Returns the counted stocks of these products by product, locked in the order in which a checkout
 * locks them.
 */
async function lockStocks(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Counted[]>> {
  const { rows } = await sql<{ id: number; main_id: number }>`
    SELECT p.id, coalesce(p.parent_id, p.id) AS main_id FROM product p
    WHERE p.shop_id = ${shopId} AND p.status <> 'removed'
      AND (p.id = ANY(${ids}::bigint[]) AND p.parent_id IS NULL OR p.parent_id = ANY(${ids}::bigint[]))
      AND NOT EXISTS (SELECT FROM product c
        WHERE c.shop_id = p.shop_id AND c.parent_id = p.id AND c.status <> 'removed')
    ORDER BY p.id`.execute(trx);
  const stocks = await trx
    .selectFrom('stock')
    .select(['product_id', 'remain', 'unlimited'])
    .where('shop_id', '=', shopId)
    .where('product_id', 'in', [0, ...rows.map(({ id }) => id)])
    .orderBy('product_id')
    .forUpdate()
    .execute();
  const byId = new Map(stocks.map((row) => [row.product_id, row]));
  const counted = rows.map((row) => {
    const { remain = 0, unlimited = false } = byId.get(row.id) ?? {};
    return { ...row, remain, unlimited };
  });
  return Map.groupBy(counted, (row) => row.main_id);
}
