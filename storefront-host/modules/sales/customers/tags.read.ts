import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Limits the suggested tags; others have to be typed. */
const MOST_TAGS = 200;

/** Returns the tags of the shop's customers, the most used first. */
export async function readTags(
  db: Kysely<Database>,
  shopId: number,
): Promise<readonly { readonly tag: string; readonly customers: number }[]> {
  const { rows } = await sql<{ tag: string; customers: number }>`
    SELECT one.tag, count(*)::int AS customers
    FROM customer c CROSS JOIN LATERAL unnest(c.tags) AS one (tag)
    WHERE c.shop_id = ${shopId} AND c.tags <> '{}'
    GROUP BY one.tag ORDER BY customers DESC, one.tag LIMIT ${MOST_TAGS}`.execute(db);
  return rows;
}
