import { sql, type Transaction } from 'kysely';
import type { EntryKind } from '@talad/elements/commerce/forms/entry-form';
import type { BlogEvent, Database } from '../../../db/schema.ts';

/** Subject of an entry, from the shop's data. */
export interface EntrySubject {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly event: BlogEvent | null;
}

/**
 * Returns the post of a seminar, or the product of a question; null if the shop has no such record. The post stays
 * locked until `trx` ends, so that seats are counted one entry at a time. One query.
 */
export async function readEntrySubject(
  trx: Transaction<Database>,
  shopId: number,
  kind: EntryKind,
  id: number,
): Promise<EntrySubject | null> {
  if (kind === 'seminar') {
    const post = await trx
      .selectFrom('blog')
      .select(['id', 'slug', 'title', 'event'])
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .where('published_at', 'is not', null)
      .where('event', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    return post ?? null;
  }
  if (kind !== 'product') return null;
  const product = await trx
    .selectFrom('product')
    .select(['id', 'slug', 'title'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  return product ? { ...product, event: null } : null;
}

/** Returns the number of people who registered for a post. One query. */
export async function countSeats(
  trx: Transaction<Database>,
  shopId: number,
  blogId: number,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    SELECT coalesce(sum((data->>'people')::int), 0)::int AS taken FROM form_entry
    WHERE shop_id = ${shopId} AND form = 'seminar' AND about_id = ${blogId}`.execute(trx);
  return rows[0]?.taken ?? 0;
}
