import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';

export interface Overview {
  readonly shops: number;
  readonly accounts: number;
  readonly orders: number;
  readonly sessions: number;
  /** Number of disputes that wait for an operator's decision. */
  readonly disputes: number;
  /** Number of slips of payments to the marketplace that wait to be checked. */
  readonly slips: number;
  readonly mail: { readonly queued: number; readonly failed: number; readonly done: number };
  readonly outbox: number;
  readonly jobs: { readonly waiting: number; readonly failed: number };
}

const count = (table: string, where = 'true') =>
  sql.raw<number>(`(SELECT count(*)::int FROM ${table} WHERE ${where})`);

/** Reads the figures of the whole market in one query. */
export async function readOverview(db: Db, now: Date): Promise<Overview> {
  const row = await db
    .selectNoFrom([
      count('shop', `kind <> 'mall'`).as('shops'),
      count('account').as('accounts'),
      count('sales_order').as('orders'),
      sql<number>`(SELECT count(*)::int FROM session WHERE audience = 'platform' AND expires_at > ${now})`.as(
        'sessions',
      ),
      count('sales_order', `return_state = 'disputed'`).as('disputes'),
      count('order_slip', `to_market AND state = 'waiting'`).as('slips'),
      count('mail', `status = 'queued'`).as('queued'),
      count('mail', `status = 'failed'`).as('failed'),
      count('mail', `status IN ('sent', 'kept')`).as('done'),
      count('outbox', 'relayed_at IS NULL').as('outbox'),
      sql<boolean>`to_regclass('pgboss.job') IS NOT NULL`.as('hasJobs'),
    ])
    .executeTakeFirstOrThrow();
  const { queued, failed, done, hasJobs, ...figures } = row;
  const jobs = hasJobs ? await readJobs(db) : { waiting: 0, failed: 0 };
  return { ...figures, mail: { queued, failed, done }, jobs };
}

/** The table of the queue exists only after the queue has run. */
async function readJobs(db: Db): Promise<Overview['jobs']> {
  const { rows } = await sql<Overview['jobs']>`
    SELECT count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now())::int AS waiting,
      count(*) FILTER (WHERE state = 'failed')::int AS failed
    FROM pgboss.job`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}

export interface FailedJob {
  readonly id: string;
  readonly kind: string;
  readonly error: string;
  readonly failed_at: Date;
}

/** Returns jobs whose retries are used up, newest first. */
export async function failedJobs(db: Db): Promise<readonly FailedJob[]> {
  const { rows: known } = await sql<{ exists: boolean }>`
    SELECT to_regclass('pgboss.job') IS NOT NULL AS exists`.execute(db);
  if (!known[0]?.exists) return [];
  const { rows } = await sql<FailedJob>`
    SELECT id, name AS kind, coalesce(output->>'message', output::text, '') AS error,
      coalesce(completed_on, created_on) AS failed_at
    FROM pgboss.job WHERE state = 'failed' ORDER BY 4 DESC LIMIT ${NEWEST}`.execute(db);
  return rows;
}

const NEWEST = 20;

export function newestShops(db: Db) {
  return db
    .selectFrom('shop')
    .select((where) => [
      'shop.id',
      'shop.shopname',
      'shop.title',
      'shop.kind',
      'shop.created_at',
      where
        .selectFrom('product')
        .select((product) => product.fn.countAll<number>().as('n'))
        .whereRef('product.shop_id', '=', 'shop.id')
        .where('product.parent_id', 'is', null)
        .as('products'),
      where
        .selectFrom('sales_order')
        .select((order) => order.fn.countAll<number>().as('n'))
        .whereRef('sales_order.shop_id', '=', 'shop.id')
        .as('orders'),
    ])
    .orderBy('shop.id', 'desc')
    .limit(NEWEST)
    .execute();
}

/** Returns reviews that shops reported and that are still shown, oldest first. */
export function reportedReviews(db: Db) {
  return db
    .selectFrom('review')
    .innerJoin('shop', 'shop.id', 'review.shop_id')
    .select(['review.id', 'review.body', 'review.report_reason', 'review.reported_at'])
    .select(['shop.shopname', 'shop.title'])
    .where('review.reported_at', 'is not', null)
    .where('review.hidden_at', 'is', null)
    .orderBy('review.reported_at')
    .limit(NEWEST)
    .execute();
}

export function newestAccounts(db: Db) {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'level', 'disabled_at', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(NEWEST)
    .execute();
}
