import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Columns of rich text, which contain addresses of pictures. */
const columns = [
  ['product', 'description'],
  ['blog', 'html'],
  ['promotion', 'html'],
  ['collection', 'html'],
] as const;

/** Replaces a pattern in each rich text of the shop that contains the picture. */
async function rewriteTexts(
  trx: Transaction<Database>,
  { shopId, id }: { readonly shopId: number; readonly id: string },
  pattern: string,
  by: string,
): Promise<void> {
  const named = `%${id}%`;
  for (const [table, column] of columns) {
    const text = sql.ref(column);
    await sql`UPDATE ${sql.table(table)} SET ${text} = regexp_replace(${text}, ${pattern}, ${by}, 'g')
      WHERE shop_id = ${shopId} AND ${text} LIKE '%<img%' AND ${text} LIKE ${named}`.execute(trx);
  }
  await sql`UPDATE translation SET fields = regexp_replace(fields::text, ${pattern}, ${by}, 'g')::jsonb
    WHERE shop_id = ${shopId} AND fields::text LIKE '%<img%' AND fields::text LIKE ${named}`.execute(
    trx,
  );
}

/** Writes the version of the new file into addresses in texts; the route of files redirects to its nearest size. */
export function renewAddresses(
  trx: Transaction<Database>,
  media: { readonly shopId: number; readonly id: string },
  version: number,
): Promise<void> {
  const pattern = `(/media/${media.shopId}/${media.id}/\\d+)(-\\d+)?\\.`;
  return rewriteTexts(trx, media, pattern, `\\1-${version}.`);
}

/** Removes a deleted picture from texts, which would otherwise show a broken one. */
export function takeOutOfTexts(
  trx: Transaction<Database>,
  media: { readonly shopId: number; readonly id: string },
): Promise<void> {
  return rewriteTexts(trx, media, `<img[^>]*/media/${media.shopId}/${media.id}/[^>]*>`, '');
}
