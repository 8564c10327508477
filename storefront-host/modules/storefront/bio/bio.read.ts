import type { Kysely } from 'kysely';
import type { BioLink, Database } from '../../../db/schema.ts';

interface BioPage {
  readonly links: readonly BioLink[];
  /** Id of the profile picture. */
  readonly avatar: string | null;
  readonly revision: number;
}

/** Returns the owner's links of link-in-bio; null if none were ever saved. One query. */
export async function readBioPage(db: Kysely<Database>, shopId: number): Promise<BioPage | null> {
  const row = await db
    .selectFrom('bio_page')
    .select(['links', 'avatar', 'revision'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}
