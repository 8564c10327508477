import type { Transaction } from 'kysely';
import { ZERO } from '@talad/elements/commerce/money';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import { lockBalances } from './balances.ts';

export interface PointsAdjustment {
  readonly accountId: string;
  /** Operator who adjusts them. */
  readonly operatorId: string;
  /** Given; below zero: taken. */
  readonly points: number;
  readonly reason: string;
  readonly at: Date;
}

/** Gives or takes points by hand, with the reason in the log of the marketplace; never more than there are. */
export async function adjustPoints(
  trx: Transaction<Database>,
  { accountId, operatorId, points, reason, at }: PointsAdjustment,
): Promise<'done' | 'NOT_FOUND' | 'OWN_STANDING' | 'TOO_FEW_POINTS'> {
  if (accountId === operatorId) return 'OWN_STANDING';
  const balances = await lockBalances(trx, accountId, ZERO);
  if (!balances) return 'NOT_FOUND';
  const { count } = balances.points;
  if (count + points < 0) return 'TOO_FEW_POINTS';
  await trx
    .insertInto('point_entry')
    .values({
      account_id: accountId,
      id: newId(at.getTime()),
      reason: 'adjusted',
      points,
      created_at: at,
    })
    .execute();
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
