import { sql, type Transaction } from 'kysely';
import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import { readPoints } from '../../modules/sales/index.ts';
import type { ProductUuids } from './seed-products.ts';

/** Spec §9: points of a local test. */
const POINTS = 10_000;
const HOUR_MS = 3_600_000;

/**
 * Seeds the demo shopper's account, so that none of its pages is empty; orders are seeded
 * separately.
 */
export async function insertShopper(
  trx: Transaction<Database>,
  accountId: string,
  uuids: ProductUuids,
  now: Date,
): Promise<void> {
  const missing = POINTS - (await readPoints(trx, accountId));
  if (missing !== 0) {
    await trx
      .insertInto('point_entry')
      .values({
        account_id: accountId,
        id: newId(now.getTime()),
        reason: 'demo',
        points: missing,
        created_at: now,
      })
      .execute();
  }
  const all = [...uuids.values()];
  const favourites = [0, 0.2, 0.45, 0.7, 0.9].flatMap(
    (part) => all[Math.floor(part * all.length)] ?? [],
  );
  await trx
    .insertInto('favourite')
    .values(
      [...new Set(favourites)].map((item_id, index) => ({
        account_id: accountId,
        kind: 'product' as const,
        item_id,
        created_at: new Date(now.getTime() - index * HOUR_MS),
      })),
    )
    .execute();
  await sql`
    INSERT INTO coupon_claim (shop_id, coupon_id, account_id, claimed_at)
    SELECT shop_id, id, ${accountId}::uuid, ${now} FROM coupon WHERE quota IS NULL
    ORDER BY rank, id LIMIT 3`.execute(trx);
}
