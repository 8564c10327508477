import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { PageSchedule } from './schedules.contract.ts';

/** Lists the schedules of a shop, the next one first. One query. */
export async function listSchedules(db: Db, shopId: number): Promise<readonly PageSchedule[]> {
  const rows = await db
    .selectFrom('page_schedule as s')
    .leftJoin('page as p', (join) =>
      join.onRef('p.shop_id', '=', 's.shop_id').onRef('p.name', '=', 's.page'),
    )
    .leftJoin('account as a', 'a.id', 's.account_id')
    .select(['s.page', 's.starts_at', 's.ends_at', 's.is_live', 'a.name as by'])
    .select([
      sql<boolean>`s.design IS NOT NULL`.as('has_look'),
      sql<boolean>`s.is_live AND p.published IS DISTINCT FROM s.document`.as('is_overtaken'),
      sql<boolean>`p.draft IS DISTINCT FROM s.document`.as('is_draft_newer'),
    ])
    .where('s.shop_id', '=', shopId)
    .orderBy(sql`CASE WHEN s.is_live THEN s.ends_at ELSE s.starts_at END`)
    .orderBy('s.page')
    .execute();
  return rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
  }));
}
