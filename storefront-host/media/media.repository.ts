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
  readonly name: string;
  readonly search_text: string;
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

/** Stores the variants of this version of the file. If the file was replaced meanwhile, it stores nothing. */
export async function setVariants(
  trx: Transaction<Database>,
  shopId: number,
  mediaId: string,
  made: {
    readonly variants: readonly MediaVariant[];
    readonly dominant: string;
    readonly file_version: number;
  },
): Promise<void> {
  await trx
    .updateTable('media')
    .set({ variants: JSON.stringify(made.variants), dominant: made.dominant })
    .where('shop_id', '=', shopId)
    .where('id', '=', mediaId)
    .where('file_version', '=', made.file_version)
    .execute();
}
