import { sql, type Transaction } from 'kysely';
import { newId } from '../../../../db/ids.ts';
import type { Database } from '../../../../db/schema.ts';

export interface OpeningStock {
  readonly shopId: number;
  /** Number of pieces of each product; null if not counted. */
  readonly remain: number | null;
  readonly accountId: string;
  readonly at: Date;
}

/** Inserts the initial stock of new products, with an entry in the stock ledger. */
export async function openStock(
  trx: Transaction<Database>,
  productIds: readonly number[],
  { shopId, remain, accountId, at }: OpeningStock,
): Promise<void> {
  if (productIds.length === 0) return;
  await sql`INSERT INTO stock (shop_id, product_id, remain, unlimited)
    SELECT ${shopId}::bigint, id, ${remain ?? 0}, ${remain === null}
    FROM unnest(${productIds}::bigint[]) AS one (id) ORDER BY id`.execute(trx);
  if (remain === null || remain === 0) return;
  await sql`
    INSERT INTO stock_ledger (shop_id, id, product_id, delta, remain_after, reason, account_id, created_at)
    SELECT ${shopId}::bigint, one.id, one.product, ${remain}, ${remain}, 'opening', ${accountId}::uuid, ${at}
    FROM unnest(${productIds.map(() => newId(at.getTime()))}::uuid[], ${productIds}::bigint[])
      AS one (id, product)`.execute(trx);
}
