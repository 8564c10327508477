import type { Kysely } from 'kysely';
import type { PageDocument } from '@talad/elements/page/page';
import { readPage } from '@talad/elements/page/read-page';
import type { Database } from '../../../db/schema.ts';

/** Returns the published version of a page; null if nothing is published under this name. */
export async function readPublishedPage(
  db: Kysely<Database>,
  shopId: number,
  name: string,
): Promise<PageDocument | null> {
  const row = await db
    .selectFrom('page')
    .select('published')
    .where('shop_id', '=', shopId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.published ? readPage(row.published) : null;
}
