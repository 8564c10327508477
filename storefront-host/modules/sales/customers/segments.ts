import { sql, type Kysely, type Transaction } from 'kysely';
import { Value } from 'typebox/value';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';
import { writeAudit } from '../../shops/index.ts';
import type { CustomerChange } from './change-tags.ts';
import { CustomerFilter, type Segment, type SegmentWrite } from './customers.contract.ts';

/** Limits the saved segments; more of them would need a search. */
export const MAX_SEGMENTS = 50;

export type SegmentChanged =
  { readonly ok: true } | { readonly ok: false; readonly code: 'NOT_FOUND' | 'TAKEN' | 'TOO_MANY' };

/**
 * Returns the saved filters of the shop by name. A filter stored in an outdated format filters
 * nothing.
 */
export async function readSegments(
  db: Kysely<Database>,
  shopId: number,
): Promise<readonly Segment[]> {
  const rows = await db
    .selectFrom('customer_segment')
    .select(['id', 'name', 'filter'])
    .where('shop_id', '=', shopId)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ filter, ...row }) => ({
    ...row,
    filter: Value.Check(CustomerFilter, filter) ? filter : {},
  }));
}

export function addSegment(
  db: Db,
  change: CustomerChange,
  { name, filter }: SegmentWrite,
): Promise<SegmentChanged> {
  const { shopId, at } = change;
  return db.transaction().execute(async (trx) => {
    const all = await lockSegments(trx, shopId);
    if (all.length >= MAX_SEGMENTS) return { ok: false, code: 'TOO_MANY' };
    if (all.some((one) => isSame(one.name, name))) return { ok: false, code: 'TAKEN' };
    const id = newId(at.getTime());
    await trx
      .insertInto('customer_segment')
      .values({ shop_id: shopId, id, name, filter: JSON.stringify(filter), created_at: at })
      .execute();
    await trace(trx, change, id, 'segment_added', null, { title: name });
    return { ok: true };
  });
}

export function changeSegment(
  db: Db,
  change: CustomerChange,
  id: string,
  { name, filter }: SegmentWrite,
): Promise<SegmentChanged> {
  const { shopId } = change;
  return db.transaction().execute(async (trx) => {
    const all = await lockSegments(trx, shopId);
    const own = all.find((one) => one.id === id);
    if (!own) return { ok: false, code: 'NOT_FOUND' };
    if (all.some((one) => one.id !== id && isSame(one.name, name))) {
      return { ok: false, code: 'TAKEN' };
    }
    await trx
      .updateTable('customer_segment')
      .set({ name, filter: JSON.stringify(filter) })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await trace(trx, change, id, 'segment_changed', { title: own.name }, { title: name });
    return { ok: true };
  });
}

export function removeSegment(db: Db, change: CustomerChange, id: string): Promise<SegmentChanged> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('customer_segment')
      .where('shop_id', '=', change.shopId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!removed) return { ok: false, code: 'NOT_FOUND' };
    await trace(trx, change, id, 'segment_removed', { title: removed.name }, null);
    return { ok: true };
  });
}

/** Locking the shop's row makes concurrent changes wait for each other. */
async function lockSegments(trx: Transaction<Database>, shopId: number) {
  await sql`SELECT FROM shop WHERE id = ${shopId} FOR UPDATE`.execute(trx);
  return trx
    .selectFrom('customer_segment')
    .select(['id', 'name'])
    .where('shop_id', '=', shopId)
    .execute();
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function trace(
  trx: Transaction<Database>,
  { shopId, accountId, at }: CustomerChange,
  entityId: string,
  action: 'segment_added' | 'segment_changed' | 'segment_removed',
  before: { readonly title: string } | null,
  after: { readonly title: string } | null,
): Promise<void> {
  return writeAudit(trx, {
    shopId,
    entity: 'customer',
    entityId,
    action,
    accountId,
    before,
    after,
    at,
  });
}
