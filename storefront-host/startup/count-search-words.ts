import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { rebuildSearchWords } from '../modules/catalog/index.ts';

/** Counts the search words once, for products from before the vocabulary existed. */
export async function countSearchWords(db: Db): Promise<void> {
  const { rows } = await sql<{ shop_id: number }>`
    SELECT DISTINCT shop_id FROM product WHERE NOT EXISTS (SELECT 1 FROM search_word)`.execute(db);
  for (const { shop_id: shopId } of rows) {
    await db.transaction().execute((trx) => rebuildSearchWords(trx, shopId));
  }
}
