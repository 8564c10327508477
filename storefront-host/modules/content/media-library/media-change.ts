import type { Selectable, Transaction } from 'kysely';
import { invalidatePages } from '../../../cache/page-keys.ts';
import type { Database, MediaTable } from '../../../db/schema.ts';
import { keysOfPagesShowing } from '../../../media/uses/pages-showing.ts';
import { writeAudit } from '../../shops/index.ts';

/** A change of one picture: the shop, the account and the time. */
export interface MediaChange {
  readonly shopId: number;
  readonly id: string;
  readonly revision: number;
  readonly accountId: string;
  readonly at: Date;
}

export type MediaRefusal = 'NOT_FOUND' | 'CONFLICT' | 'MEDIA_IN_USE';
export type MediaRow = Selectable<MediaTable>;

/** Locks the picture; refuses if there is none, or if it was changed after it was shown. */
export async function lockMedia(
  trx: Transaction<Database>,
  { shopId, id, revision }: MediaChange,
): Promise<MediaRow | MediaRefusal> {
  const row = await trx
    .selectFrom('media')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('from_shopper', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'NOT_FOUND';
  return row.revision === revision ? row : 'CONFLICT';
}

/** Drops every page that shows it. */
export async function invalidateMediaPages(
  trx: Transaction<Database>,
  { shopId, id }: MediaChange,
): Promise<void> {
  await invalidatePages(trx, await keysOfPagesShowing(trx, shopId, id));
}

export function auditMedia(
  trx: Transaction<Database>,
  { shopId, id, accountId, at }: MediaChange,
  action: string,
  facts: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  return writeAudit(trx, {
    shopId,
    entity: 'media',
    entityId: id,
    action,
    accountId,
    ...facts,
    at,
  });
}
