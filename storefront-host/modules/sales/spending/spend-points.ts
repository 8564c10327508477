import { sql, type Transaction } from 'kysely';
import { toSatang, ZERO } from '@talad/elements/commerce/money';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { lockBalances } from './balances.ts';

interface Redeemed {
  readonly accountId: string;
  readonly shopId: number;
  readonly orderId: string;
  /** Number of points. */
  readonly points: number;
  readonly at: Date;
}

/** Takes points for an order; the caller has locked the account's balance. */
export async function redeemPoints(
  trx: Transaction<Database>,
  { accountId, shopId, orderId, points, at }: Redeemed,
): Promise<void> {
  if (points === 0) return;
  await trx
    .insertInto('point_entry')
    .values({
      account_id: accountId,
      id: newId(at.getTime()),
      shop_id: shopId,
      order_id: orderId,
      reason: 'redeemed',
      points: -points,
      created_at: at,
    })
    .execute();
}

/**
 * Returns the points that the order still holds: those spent less those already refunded. It runs
 * under the order's lock, so a second call finds none.
 */
export async function returnPoints(
  trx: Transaction<Database>,
  { shop_id: shopId, id: orderId }: Pick<OrderRow, 'shop_id' | 'id'>,
  at: Date,
): Promise<void> {
  const held = await trx
    .selectFrom('point_entry')
    .select(['account_id', sql<number>`(-sum(points))::int`.as('points')])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('reason', 'in', ['redeemed', 'returned'])
    .groupBy('account_id')
    .having(sql<boolean>`sum(points) < 0`)
    .execute();
  if (held.length === 0) return;
  await trx
    .insertInto('point_entry')
    .values(
      held.map((row) => ({
        ...row,
        id: newId(at.getTime()),
        shop_id: shopId,
        order_id: orderId,
        reason: 'returned' as const,
        created_at: at,
      })),
    )
    .execute();
}

/** Refunds a part of the points that were spent on an order, whose row the caller has locked. */
export async function returnSomePoints(
  trx: Transaction<Database>,
  { shop_id, id: order_id, account_id }: Pick<OrderRow, 'shop_id' | 'id' | 'account_id'>,
  points: number,
  at: Date,
): Promise<void> {
  if (account_id === null || points === 0) return;
  await trx
    .insertInto('point_entry')
    .values({
      account_id,
      id: newId(at.getTime()),
      shop_id,
      order_id,
      reason: 'returned',
      points,
      created_at: at,
    })
    .execute();
}

/**
 * Takes the points of a reopened order again; `bookAgain` takes its wallet money. Returns false,
 * and takes nothing, if the account has spent them or no longer exists.
 */
export async function spendAgain(
  trx: Transaction<Database>,
  order: Pick<OrderRow, 'shop_id' | 'id' | 'account_id' | 'points_spent' | 'lnwcash'>,
  at: Date,
): Promise<boolean> {
  const { shop_id: shopId, id: orderId, account_id: accountId, points_spent: points } = order;
  const lnwcash = toSatang(order.lnwcash);
  if (points === 0 && lnwcash === 0) return true;
  const balances = accountId === null ? null : await lockBalances(trx, accountId, ZERO);
  if (!balances || accountId === null) return false;
  if (balances.points.count < points || balances.lnwcash < lnwcash) return false;
  await redeemPoints(trx, { accountId, shopId, orderId, points, at });
  return true;
}
