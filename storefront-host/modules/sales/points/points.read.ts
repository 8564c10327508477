import { sql, type Kysely } from 'kysely';
import type { Database, PointEntryTable } from '../../../db/schema.ts';
import {
  savedRuleOf,
  SAVED_RULE,
  type PointRule,
  type RuleSource,
} from '../spending/point-rule.ts';

/** Returns the balance of the account: the sum of its entries. */
export async function readPoints(db: Kysely<Database>, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('point_entry')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('points'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.points;
}

/** Returns the balance of the account and the current rule. One query. */
export async function readPointsAndRule(
  { db, config }: RuleSource,
  accountId: string,
): Promise<{ readonly count: number; readonly rule: PointRule }> {
  const { count, saved } = await db
    .selectFrom('point_entry')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('count'))
    .select(SAVED_RULE.as('saved'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { count, rule: savedRuleOf(saved, config) };
}

export interface PointLine extends Pick<PointEntryTable, 'reason' | 'points' | 'order_id'> {
  readonly id: string;
  /** Reason of a change by hand; else empty. */
  readonly note: string;
  /** The shop that changed it; null for the marketplace. */
  readonly shop: string | null;
  readonly at: Date;
  readonly order_number: string | null;
}

/** Returns entries older than `before`, newest first. */
export async function readPointLines(
  db: Kysely<Database>,
  accountId: string,
  page: { readonly before: string | null; readonly limit: number },
): Promise<readonly PointLine[]> {
  return db
    .selectFrom('point_entry as p')
    .leftJoin('sales_order as o', (join) =>
      join.onRef('o.shop_id', '=', 'p.shop_id').onRef('o.id', '=', 'p.order_id'),
    )
    .leftJoin('shop as s', 's.id', 'p.shop_id')
    .select(['p.id', 'p.reason', 'p.points', 'p.order_id', 'p.note', 'p.created_at as at'])
    .select('s.title as shop')
    .select('o.number as order_number')
    .where('p.account_id', '=', accountId)
    .$if(page.before !== null, (query) => query.where('p.id', '<', page.before ?? ''))
    .orderBy('p.id', 'desc')
    .limit(page.limit)
    .execute();
}
