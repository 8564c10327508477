import { sql } from 'kysely';
import type { Visitor } from '../../identity/index.ts';
import type { Db } from '../../db/open.ts';
import type { SiteRef } from '../../rendering/index.ts';

/**
 * Spec §4: the cache is disabled for sessions of owners and drop-shippers. Owners and staff see their latest
 * changes, drop-shippers the prices of their level. One query.
 */
export async function seesUncached(
  db: Db,
  visitor: Visitor | null,
  ref: SiteRef,
): Promise<boolean> {
  if (!visitor) return false;
  if (visitor.level === 100) return true;
  const shopname = ref.kind === 'shop' ? ref.shopname : null;
  const { rows } = await sql<{ uncached: boolean }>`
    SELECT a.dropship_level IS NOT NULL OR EXISTS (
      SELECT FROM staff s JOIN shop ON shop.id = s.shop_id
      WHERE s.account_id = a.id AND cardinality(s.flags) > 0
        AND CASE WHEN ${shopname}::text IS NULL THEN shop.kind = 'mall' ELSE shop.shopname = ${shopname} END
    ) AS uncached
    FROM account a WHERE a.id = ${visitor.accountId}`.execute(db);
  return rows[0]?.uncached ?? false;
}
