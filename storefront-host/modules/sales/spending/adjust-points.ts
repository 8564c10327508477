import type { Transaction } from 'kysely';
import { ZERO } from '@talad/elements/commerce/money';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import { lockBalances } from './balances.ts';

export interface PointsAdjustment {
  readonly accountId: string;
  /** The operator who adjusts them. */
  readonly operatorId: string;
  /** Points to give; a negative number takes them. */
  readonly points: number;
  /** The buyer can read it. */
  readonly reason: string;
  readonly at: Date;
}

/**
 * Gives or takes points by hand, and logs the reason for the marketplace. It never takes more than
 * the balance.
 */
export async function adjustPoints(
  trx: Transaction<Database>,
  { accountId, operatorId, points, reason, at }: PointsAdjustment,
): Promise<'done' | 'NOT_FOUND' | 'OWN_STANDING' | 'TOO_FEW_POINTS'> {
  if (accountId === operatorId) return 'OWN_STANDING';
  const balances = await lockBalances(trx, accountId, ZERO);
  if (!balances) return 'NOT_FOUND';
  const { count } = balances.points;
  if (count + points < 0) return 'TOO_FEW_POINTS';
  await insertAdjustment(trx, { accountId, shopId: null, points, note: reason, at });
  await writeAudit(trx, {
    shopId: MALL_ID,
    entity: 'staff',
    entityId: accountId,
    action: 'points_adjusted',
    accountId: operatorId,
    before: { points: count },
    after: { points: count + points, reason },
    at,
  });
  return 'done';
}

interface NewAdjustment {
  readonly accountId: string;
  /** The shop that bears the points; null for the marketplace. */
  readonly shopId: number | null;
  readonly points: number;
  readonly note: string;
  readonly at: Date;
}

/** Inserts the entry; the caller holds the lock of the account's balances. */
export async function insertAdjustment(
  trx: Transaction<Database>,
  { accountId, shopId, points, note, at }: NewAdjustment,
): Promise<void> {
  await trx
    .insertInto('point_entry')
    .values({
      account_id: accountId,
      id: newId(at.getTime()),
      shop_id: shopId,
      reason: 'adjusted',
      points,
      note,
      created_at: at,
    })
    .execute();
}
