import { sql, type Transaction } from 'kysely';
import { DAY_POINTS } from '@talad/elements/commerce/limits';
import { ZERO } from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { notifyOfPoints } from '../../../identity/index.ts';
import { writeAudit } from '../../shops/index.ts';
import { insertAdjustment } from '../spending/adjust-points.ts';
import { lockBalances } from '../spending/balances.ts';
import type { CustomerChange } from './change-tags.ts';
import type { PointsChange } from './customers.contract.ts';

export type PointsChanged =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code:
        'NOT_FOUND' | 'NO_ACCOUNT' | 'OWN_POINTS' | 'CONFLICT' | 'TOO_FEW_POINTS' | 'POINTS_LIMIT';
    };

/**
 * Gives or takes points of a customer by hand for a shop (decision 408). The shop takes at most the
 * points that it gave, so that it never takes another shop's, and gives a limited number a day.
 */
export function adjustCustomerPoints(
  db: Db,
  { shopId, accountId: staffId, at }: CustomerChange,
  customerId: string,
  { points, seen, reason }: PointsChange,
): Promise<PointsChanged> {
  return db.transaction().execute(async (trx): Promise<PointsChanged> => {
    const customer = await trx
      .selectFrom('customer')
      .select('account_id')
      .where('shop_id', '=', shopId)
      .where('id', '=', customerId)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (!customer) return { ok: false, code: 'NOT_FOUND' };
    const { account_id: accountId } = customer;
    if (accountId === null) return { ok: false, code: 'NO_ACCOUNT' };
    if (accountId === staffId) return { ok: false, code: 'OWN_POINTS' };
    const isFree = points < 0 || (await hasRoom(trx, shopId, points, at));
    if (!isFree) return { ok: false, code: 'POINTS_LIMIT' };
    const balances = await lockBalances(trx, accountId, ZERO);
    if (!balances) return { ok: false, code: 'NO_ACCOUNT' };
    const own = await pointsOfShop(trx, shopId, accountId);
    // Comparing the number that the sender saw makes a second tap a conflict.
    if (own !== seen) return { ok: false, code: 'CONFLICT' };
    if (points < 0 && -points > Math.min(own, balances.points.count)) {
      return { ok: false, code: 'TOO_FEW_POINTS' };
    }
    await insertAdjustment(trx, { accountId, shopId, points, note: reason, at });
    await writeAudit(trx, {
      shopId,
      entity: 'customer',
      entityId: customerId,
      action: 'points_given',
      accountId: staffId,
      before: { points: own },
      after: { points: own + points, reason },
      at,
    });
    await notifyOfPoints(trx, { shopId, accountId, points, reason, at });
    return { ok: true };
  });
}

/**
 * Returns whether the shop may give this many more today; two requests at once wait for each other.
 */
async function hasRoom(
  trx: Transaction<Database>,
  shopId: number,
  points: number,
  at: Date,
): Promise<boolean> {
  await trx
    .selectFrom('shop')
    .select('id')
    .where('id', '=', shopId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ given: number }>`
    SELECT coalesce(sum(points), 0)::int AS given FROM point_entry
    WHERE shop_id = ${shopId} AND reason = 'adjusted' AND points > 0
      AND created_at >= date_trunc('day', ${at}::timestamptz, 'Asia/Bangkok')`.execute(trx);
  return (rows[0]?.given ?? 0) + points <= DAY_POINTS;
}

async function pointsOfShop(
  trx: Transaction<Database>,
  shopId: number,
  accountId: string,
): Promise<number> {
  const { points } = await trx
    .selectFrom('point_entry')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('points'))
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return points;
}
