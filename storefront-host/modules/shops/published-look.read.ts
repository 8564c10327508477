import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Returns a site's look as visitors see it: the published one, else the initial one. */
export async function readPublishedLook(
  db: Kysely<Database>,
  shopId: number,
): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ design: Record<string, unknown> }>`
    SELECT coalesce(d.published, s.design) AS design
    FROM shop s LEFT JOIN site_design d ON d.shop_id = s.id
    WHERE s.id = ${shopId}`.execute(db);
  return rows[0]?.design ?? {};
}
