import type { Kysely } from 'kysely';
import { isFrame } from '@talad/elements/page/page';
import { readPage } from '@talad/elements/page/read-page';
import type { Database } from '../../../db/schema.ts';
import { MAX_SAVED_SECTIONS, type SavedSection } from './saved-sections.contract.ts';

/** Returns the saved sections of a shop, newest first. */
export async function listSavedSections(
  db: Kysely<Database>,
  shopId: number,
): Promise<SavedSection[]> {
  const rows = await db
    .selectFrom('saved_section')
    .select(['id', 'name', 'document'])
    .where('shop_id', '=', shopId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    // A file of a shop may have brought more.
    .limit(MAX_SAVED_SECTIONS)
    .execute();
  return rows.map(({ id, name, document }) => ({
    id,
    name,
    blocks: readPage(document).blocks.filter((block) => !isFrame(block)),
  }));
}
