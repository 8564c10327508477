import { sql } from 'kysely';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { Db } from '../../../db/open.ts';
import { refuse, type CatalogueChange, type Changed } from '../../catalog/index.ts';
import { writeAudit } from '../../shops/index.ts';

/** Stores a new order of all contestants; CONFLICT: the ids are not those of the present ones. One transaction. */
export function orderContestants(
  db: Db,
  { shopId, accountId, at }: CatalogueChange,
  ids: readonly number[],
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT 1 FROM shop WHERE id = ${shopId} FOR UPDATE`.execute(trx);
    const before = await trx
      .selectFrom('contestant')
      .select(['id', 'number'])
      .where('shop_id', '=', shopId)
      .orderBy('rank')
      .orderBy('number')
      .execute();
    const numbers = new Map(before.map(({ id, number }) => [id, number]));
    if (ids.length !== numbers.size || ids.some((id) => !numbers.has(id))) {
      return refuse('CONFLICT');
    }
    await sql`
      UPDATE contestant c SET rank = asked.place
      FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
      WHERE c.shop_id = ${shopId} AND c.id = asked.id`.execute(trx);
    await invalidatePages(trx, [pageKeys.shop(shopId)]);
    await writeAudit(trx, {
      shopId,
      entity: 'contestant',
      entityId: ids[0] ?? 0,
      action: 'ordered',
      accountId,
      before: { order: before.map(({ number }) => number).join(', ') },
      after: { order: ids.map((id) => numbers.get(id)).join(', ') },
      at,
    });
    return { ok: true };
  });
}
