import { sql, type Transaction } from 'kysely';
import { endAllSessions } from '../../../identity/index.ts';
import type { Database } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { writeAudit, MALL_ID } from '../../shops/index.ts';

/** Levels of spec §6 that an account can have. A guest (1) has no account. */
export const levels = [2, 10, 100] as const;
export type Level = (typeof levels)[number];

const columns = ['id', 'name', 'email', 'level', 'disabled_at', 'created_at'] as const;

/** Returns the operators of the platform, or the account with this address. */
export function findPeople(db: Db, email: string) {
  const people = db
    .selectFrom('account')
    .select(columns)
    .select(
      sql<number>`(SELECT coalesce(sum(p.points), 0)::int FROM point_entry p
        WHERE p.account_id = account.id)`.as('points'),
    )
    .where('deleted_at', 'is', null);
  return email === ''
    ? people.where('level', '>=', 10).orderBy('level', 'desc').orderBy('email').limit(200).execute()
    : people.where(sql`lower(email)`, '=', email.toLowerCase()).execute();
}

export interface StandingChange {
  readonly accountId: string;
  /** The operator who makes the change. */
  readonly operatorId: string;
  readonly to: { readonly level: Level } | { readonly isBlocked: boolean };
  readonly at: Date;
}

/**
 * Changes the level of an account, or blocks it. Its sessions end, so that none keeps the old level. Operators
 * cannot change themselves, so at least one always remains.
 */
export async function changeStanding(
  trx: Transaction<Database>,
  { accountId, operatorId, to, at }: StandingChange,
): Promise<'done' | 'NOT_FOUND' | 'OWN_STANDING'> {
  if (accountId === operatorId) return 'OWN_STANDING';
  const row = await trx
    .selectFrom('account')
    .select(columns)
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'NOT_FOUND';
  const isBlocked = row.disabled_at !== null;
  const change =
    'level' in to
      ? { level: to.level, disabled_at: row.disabled_at }
      : { level: row.level, disabled_at: to.isBlocked ? (row.disabled_at ?? at) : null };
  await trx
    .updateTable('account')
    .set({ ...change, updated_at: at })
    .where('id', '=', accountId)
    .execute();
  await endAllSessions(trx, accountId);
  await writeAudit(trx, {
    shopId: MALL_ID,
    entity: 'staff',
    entityId: accountId,
    action: 'standing',
    accountId: operatorId,
    before: { level: `level_${row.level}`, blocked: isBlocked },
    after: { level: `level_${change.level}`, blocked: change.disabled_at !== null },
    at,
  });
  return 'done';
}
