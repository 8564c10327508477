import type { Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';

interface PaidOrder {
  readonly shop_id: number;
  readonly id: string;
  /** Null: a guest's, which gives none. */
  readonly account_id: string | null;
  readonly points_earned: number;
}

/** Points for the products' price, as the order promised them. Once an order, also if it runs twice. */
export async function giveOrderPoints(
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

/** Takes back the points that the order gave, only once. */
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
