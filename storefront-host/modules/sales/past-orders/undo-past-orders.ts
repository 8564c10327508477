import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Removes some orders of an import, which nothing refers to. Returns their number. */
export async function removePastOrders(
  db: Kysely<Database>,
  { shopId, importId }: { readonly shopId: number; readonly importId: string },
  limit: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM past_order WHERE shop_id = ${shopId} AND id = ANY(ARRAY(
      SELECT p.id FROM past_order p
      WHERE p.shop_id = ${shopId} AND p.import_id = ${importId} LIMIT ${limit}))`.execute(db);
  return Number(numAffectedRows);
}
