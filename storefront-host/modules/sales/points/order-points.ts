import { sql, type Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';

interface PaidOrder {
  readonly shop_id: number;
  readonly id: string;
  /** Null for a guest's order, which earns none. */
  readonly account_id: string | null;
  readonly points_earned: number;
}

/** Credits the points for the products' price that the order promised, only once for each order. */
export async function creditOrderPoints(
  trx: Transaction<Database>,
  order: PaidOrder,
  at: Date,
): Promise<void> {
  const { points_earned: points } = order;
  if (order.account_id === null || points === 0) return;
  await trx
    .insertInto('point_entry')
    .values({
      account_id: order.account_id,
      id: newId(at.getTime()),
      shop_id: order.shop_id,
      order_id: order.id,
      reason: 'order',
      points,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Reduces the points that a refunded order earned, or will earn.
 * @param earned Points that it still earns.
 */
export async function lowerOrderPoints(
  trx: Transaction<Database>,
  order: PaidOrder,
  earned: number,
  at: Date,
): Promise<void> {
  const { shop_id, id: order_id, account_id } = order;
  await trx
    .updateTable('sales_order')
    .set({ points_earned: earned })
    .where('shop_id', '=', shop_id)
    .where('id', '=', order_id)
    .execute();
  if (account_id === null) return;
  const { points: given } = await trx
    .selectFrom('point_entry')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('points'))
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .where('reason', 'in', ['order', 'order_refunded'])
    .executeTakeFirstOrThrow();
  if (given <= earned) return;
  await trx
    .insertInto('point_entry')
    .values({
      account_id,
      id: newId(at.getTime()),
      shop_id,
      order_id,
      reason: 'order_refunded',
      points: earned - given,
      created_at: at,
    })
    .execute();
}

/** Reverts the points that the order earned, only once. */
export async function takeBackOrderPoints(
  trx: Transaction<Database>,
  { shop_id, id }: Pick<PaidOrder, 'shop_id' | 'id'>,
  at: Date,
): Promise<void> {
  const given = await trx
    .selectFrom('point_entry')
    .select(['account_id', 'points'])
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', id)
    .where('reason', '=', 'order')
    .execute();
  if (given.length === 0) return;
  await trx
    .insertInto('point_entry')
    .values(
      given.map(({ account_id, points }) => ({
        account_id,
        id: newId(at.getTime()),
        shop_id,
        order_id: id,
        reason: 'order_cancelled' as const,
        points: -points,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
