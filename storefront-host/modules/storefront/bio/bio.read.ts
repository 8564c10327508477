import type { Kysely } from 'kysely';
import type { BioLink, Database } from '../../../db/schema.ts';

/** The owner's links of link-in-bio; null: never saved. One query. */
export async function readBioPage(
  db: Kysely<Database>,
  shopId: number,
): Promise<{ readonly links: readonly BioLink[]; readonly revision: number } | null> {
  const row = await db
    .selectFrom('bio_page')
    .select(['links', 'revision'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}
