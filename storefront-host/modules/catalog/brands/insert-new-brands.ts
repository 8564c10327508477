import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Inserts rows for brands that products name for the first time (decision 163). */
export async function insertNewBrands(
  trx: Transaction<Database>,
  shopId: number,
  names: readonly (string | null)[],
): Promise<void> {
  // In a fixed order, so that two imports cannot deadlock.
  const known = [...new Set(names)]
    .filter((name): name is string => name !== null && name !== '')
    .toSorted((a, b) => a.localeCompare(b));
  if (known.length === 0) return;
  await sql`INSERT INTO brand (shop_id, name)
    SELECT ${shopId}::bigint, name FROM unnest(${known}::text[]) AS name
    WHERE NOT EXISTS (SELECT 1 FROM brand b WHERE b.shop_id = ${shopId} AND b.name = name.name)
    ON CONFLICT DO NOTHING`.execute(trx);
}
