import { sql } from 'kysely';
import type { Db } from '../db/open.ts';

/** The marketplace is a site as well, with the id 1: it owns its pages, categories and settings. */
export async function ensureMall(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO shop (id, kind, shopname, title, default_language)
      VALUES (1, 'mall', 'market', 'ตลาด', 'th') ON CONFLICT DO NOTHING RETURNING id`.execute(trx);
    if (rows.length > 0) {
      await sql`SELECT setval('shop_id_seq', greatest(1, (SELECT max(id) FROM shop)))`.execute(trx);
    }
  });
}
