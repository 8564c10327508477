import { sql, type Transaction } from 'kysely';
import type { TarEntry } from '../../../backup/tar.ts';
import type { Database } from '../../../db/schema.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import { mediaTable } from './portable-tables.ts';

const BATCH = 500;

export const pictureName = (id: string) => `pictures/${id}`;

/** Yields the originals of the shop's library; one whose file is missing is left out. */
export async function* pictureEntries(
  trx: Transaction<Database>,
  media: MediaStore,
  shopId: number,
): AsyncGenerator<TarEntry> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<{ id: string; key: string }>`
      SELECT t.id, t.key FROM media t
      WHERE t.shop_id = ${shopId} AND ${mediaTable.where} AND t.id > ${after}
      ORDER BY t.id LIMIT ${BATCH}`.execute(trx);
    for (const { id, key } of rows) {
      const bytes = await media.read(key);
      if (bytes) yield { name: pictureName(id), data: Buffer.from(bytes) };
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
