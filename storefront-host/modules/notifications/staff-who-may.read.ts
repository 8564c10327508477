import type { Kysely } from 'kysely';
import { flagsAllow, type ShopCapability } from '../../account/access.ts';
import type { Database } from '../../db/schema.ts';

/** The owner, and the staff whose flags let them see it. */
export async function staffWhoMay(
  db: Kysely<Database>,
  shopId: number,
  capability: ShopCapability,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['account_id', 'flags'])
    .where('shop_id', '=', shopId)
    .execute();
  return rows
    .filter(({ flags }) => flagsAllow(flags, capability))
    .map(({ account_id }) => account_id);
}
