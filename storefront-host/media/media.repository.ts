import type { Kysely, Transaction } from 'kysely';
import type { Database, MediaVariant } from '../db/schema.ts';

export interface NewMedia {
  readonly shop_id: number;
  readonly id: string;
  readonly key: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly color: string;
  readonly dominant: string;
  readonly account_id: string | null;
  readonly from_shopper?: boolean;
}

export async function insertMedia(trx: Transaction<Database>, media: NewMedia): Promise<void> {
  await trx.insertInto('media').values(media).execute();
}

export function findMedia(db: Kysely<Database>, shopId: number, mediaId: string) {
  return db
    .selectFrom('media')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', mediaId)
    .executeTakeFirst();
}

/** The shop's own, the newest first: ids are made in the order of time. */
export async function listMediaIds(
  db: Kysely<Database>,
  shopId: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('from_shopper', '=', false)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function setVariants(
  trx: Transaction<Database>,
  shopId: number,
  mediaId: string,
  { variants, dominant }: { readonly variants: readonly MediaVariant[]; readonly dominant: string },
): Promise<void> {
  await trx
    .updateTable('media')
    .set({ variants: JSON.stringify(variants), dominant })
    .where('shop_id', '=', shopId)
    .where('id', '=', mediaId)
    .execute();
}
