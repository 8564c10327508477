import { sql, type Transaction } from 'kysely';
import type { Database, StockReason } from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';

export interface StockTake {
  readonly product_id: number;
  readonly quantity: number;
}

export interface StockChanged {
  readonly product_id: number;
  /**
   * Id of the product whose page shows it, which is a variant's parent; null if it no longer
   * exists.
   */
  readonly page_id: number | null;
  readonly remain: number;
  readonly unlimited: boolean;
  readonly delta: number;
}

/** Reason and reference of a change of stock. */
export interface StockCause {
  readonly shopId: number;
  readonly reason: StockReason;
  readonly orderId: string | null;
  readonly accountId: string | null;
  readonly note?: string;
  readonly at: Date;
}

/**
 * Takes all pieces, or returns which product is short (then the caller rolls back, because earlier
 * ones were taken). One conditional statement per product prevents overselling. It goes in the
 * order of the ids, so that two carts with the same products never deadlock.
 */
export async function takeStock(
  trx: Transaction<Database>,
  takes: readonly StockTake[],
  cause: StockCause,
): Promise<{ readonly short: number } | { readonly changed: readonly StockChanged[] }> {
  const changed: StockChanged[] = [];
  for (const take of sumByProduct(takes)) {
    const row = await changeOne(trx, cause.shopId, take.product_id, -take.quantity);
    if (!row) return { short: take.product_id };
    changed.push(row);
  }
  await writeLedger(trx, cause, changed);
  return { changed };
}

/**
 * Returns pieces to the stock, in the same order. A product that no longer exists or is unlimited
 * by now is skipped.
 */
export async function returnStock(
  trx: Transaction<Database>,
  takes: readonly StockTake[],
  cause: StockCause,
): Promise<readonly StockChanged[]> {
  const changed: StockChanged[] = [];
  for (const take of sumByProduct(takes)) {
    const row = await changeOne(trx, cause.shopId, take.product_id, take.quantity);
    if (row) changed.push(row);
  }
  await writeLedger(trx, cause, changed);
  return changed;
}

/**
 * Corrects stock for staff; returns null if it would fall below zero, is unlimited, or does not
 * exist.
 */
export async function correctStock(
  trx: Transaction<Database>,
  productId: number,
  delta: number,
  cause: StockCause,
): Promise<StockChanged | null> {
  const row = await changeOne(trx, cause.shopId, productId, delta);
  if (!row || row.unlimited) return null;
  await writeLedger(trx, cause, [row]);
  return row;
}

/** Corrects many stocks that the caller has locked and checked; a missing stock starts at zero. */
export async function correctStocks(
  trx: Transaction<Database>,
  corrections: readonly Correction[],
  cause: Pick<StockCause, 'shopId' | 'accountId' | 'at'>,
): Promise<readonly StockChanged[]> {
  if (corrections.length === 0) return [];
  const ids = corrections.map(({ id }) => id);
  await sql`
    INSERT INTO stock (shop_id, product_id, remain)
    SELECT ${cause.shopId}, one.id, 0 FROM unnest(${ids}::bigint[]) AS one (id)
    ON CONFLICT DO NOTHING`.execute(trx);
  const { rows } = await sql<Omit<StockChanged, 'delta'>>`
    UPDATE stock k SET remain = k.remain + one.delta
    FROM unnest(${ids}::bigint[], ${corrections.map(({ delta }) => delta)}::int[]) AS one (id, delta)
    WHERE k.shop_id = ${cause.shopId} AND k.product_id = one.id
    RETURNING k.product_id, k.remain, k.unlimited,
      (SELECT coalesce(p.parent_id, p.id) FROM product p
        WHERE p.shop_id = k.shop_id AND p.id = k.product_id) AS page_id`.execute(trx);
  const byId = new Map(corrections.map((one) => [one.id, one]));
  const changed = rows.flatMap((row) => {
    const correction = byId.get(row.product_id);
    return correction
      ? [{ ...row, delta: correction.delta, reason: correction.reason, note: correction.note }]
      : [];
  });
  const entries = changed.map(({ reason, note, ...row }) => ({
    row,
    cause: { ...cause, orderId: null, reason, note },
  }));
  await writeEntries(trx, entries);
  return entries.map(({ row }) => row);
}

interface Correction {
  readonly id: number;
  readonly delta: number;
  readonly reason: StockReason;
  readonly note: string;
}

async function changeOne(
  trx: Transaction<Database>,
  shopId: number,
  productId: number,
  delta: number,
): Promise<StockChanged | undefined> {
  const { rows } = await sql<Omit<StockChanged, 'delta'>>`/* hot:change_stock */
    UPDATE stock SET remain = CASE WHEN unlimited THEN remain ELSE remain + ${delta} END
    WHERE shop_id = ${shopId} AND product_id = ${productId} AND (unlimited OR remain + ${delta} >= 0)
    RETURNING product_id, remain, unlimited,
      (SELECT coalesce(p.parent_id, p.id) FROM product p
        WHERE p.shop_id = stock.shop_id AND p.id = stock.product_id) AS page_id`.execute(trx);
  return rows[0] && { ...rows[0], delta };
}

async function writeLedger(
  trx: Transaction<Database>,
  cause: StockCause,
  changed: readonly StockChanged[],
): Promise<void> {
  const counted = changed.filter((row) => !row.unlimited);
  await writeEntries(
    trx,
    counted.map((row) => ({ row, cause })),
  );
}

async function writeEntries(
  trx: Transaction<Database>,
  entries: readonly { readonly row: StockChanged; readonly cause: StockCause }[],
): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('stock_ledger')
    .values(
      entries.map(({ row, cause }) => ({
        shop_id: cause.shopId,
        id: newId(cause.at.getTime()),
        product_id: row.product_id,
        delta: row.delta,
        remain_after: row.remain,
        reason: cause.reason,
        order_id: cause.orderId,
        account_id: cause.accountId,
        note: cause.note ?? '',
        created_at: cause.at,
      })),
    )
    .execute();
}

function sumByProduct(takes: readonly StockTake[]): readonly StockTake[] {
  const sums = new Map<number, number>();
  for (const take of takes) {
    sums.set(take.product_id, (sums.get(take.product_id) ?? 0) + take.quantity);
  }
  return [...sums]
    .map(([product_id, quantity]) => ({ product_id, quantity }))
    .toSorted((a, b) => a.product_id - b.product_id);
}
