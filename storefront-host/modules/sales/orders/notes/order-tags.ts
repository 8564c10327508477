import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { Db } from '../../../../db/open.ts';
import { writeAudit } from '../../../shops/index.ts';
import type { OrderTags, TagRequest } from './annotations.contract.ts';

/** Limits the suggested tags; others have to be typed. */
const SUGGESTED = 100;

/** Returns the shop's tags, the most used first. */
export async function readShopTags(db: Kysely<Database>, shopId: number): Promise<OrderTags> {
  const { rows } = await sql<OrderTags['tags'][number]>`
    SELECT tag, count(*)::int AS orders FROM order_tag WHERE shop_id = ${shopId}
    GROUP BY tag ORDER BY orders DESC, tag LIMIT ${SUGGESTED}`.execute(db);
  return { tags: [...rows] };
}

/** Returns the tags of these orders. One query. */
export async function readOrderTags(
  db: Kysely<Database>,
  shopId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ order_id: string; tag: string }>`
    SELECT order_id, tag FROM order_tag
    WHERE shop_id = ${shopId} AND order_id = ANY(${orderIds}::uuid[]) ORDER BY tag`.execute(db);
  const tags = new Map<string, string[]>();
  for (const { order_id: id, tag } of rows) tags.set(id, [...(tags.get(id) ?? []), tag]);
  return tags;
}

export interface TagAct {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

/** Adds and removes tags; it skips orders of other shops. Returns the number of changed orders. */
export function changeTags(db: Db, act: TagAct, request: TagRequest): Promise<number> {
  const add = tidied(request.add);
  const remove = tidied(request.remove).filter((tag) => !add.includes(tag));
  return db.transaction().execute(async (trx) => {
    const { rows: found } = await sql<{ id: string }>`
      SELECT id FROM sales_order WHERE shop_id = ${act.shopId} AND id = ANY(${request.ids}::uuid[])
      ORDER BY id FOR UPDATE`.execute(trx);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const before = await readOrderTags(trx, act.shopId, ids);
    await sql`DELETE FROM order_tag WHERE shop_id = ${act.shopId} AND order_id = ANY(${ids}::uuid[])
      AND tag = ANY(${remove}::text[])`.execute(trx);
    await sql`INSERT INTO order_tag (shop_id, order_id, tag, sequence, placed_at, net)
      SELECT o.shop_id, o.id, tag, o.sequence, o.placed_at, o.net
      FROM sales_order o, unnest(${add}::text[]) tag
      WHERE o.shop_id = ${act.shopId} AND o.id = ANY(${ids}::uuid[])
      ON CONFLICT DO NOTHING`.execute(trx);
    const after = await readOrderTags(trx, act.shopId, ids);
    const changed = ids.filter((id) => joined(before.get(id)) !== joined(after.get(id)));
    for (const id of changed) await audit(trx, act, id, before.get(id), after.get(id));
    return changed.length;
  });
}

function audit(
  trx: Transaction<Database>,
  { shopId, accountId, at }: TagAct,
  entityId: string,
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): Promise<void> {
  return writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId,
    action: 'tagged',
    accountId,
    before: { order_tags: joined(before) },
    after: { order_tags: joined(after) },
    at,
  });
}

function joined(tags: readonly string[] = []): string {
  return tags.join(', ');
}

function tidied(tags: readonly string[] = []): string[] {
  return [...new Set(tags.map((tag) => tag.normalize('NFC').trim().replace(/\s+/g, ' ')))];
}
