import type { Transaction } from 'kysely';
import { ZERO } from '@talad/elements/commerce/money';
import type { Database, RefundWay, WantedWay } from '../../../db/schema.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { lockBalances } from '../spending/balances.ts';

type PaidOrder = Pick<OrderRow, 'payment_method' | 'account_id' | 'net'>;

/**
 * Ways by which the money of this order can go back, the best first; none if points or the wallet paid
 * everything, which go back to where they came from (decision 415).
 */
export function refundWays(order: PaidOrder): readonly RefundWay[] {
  if (order.net === 0) return [];
  return [
    ...(order.payment_method === 'online' ? (['provider'] as const) : []),
    'transfer',
    ...(order.account_id === null ? [] : (['wallet'] as const)),
    'cash',
  ];
}

/** Ways that the buyer may ask for: a shop that returns cash agrees on it in person. */
export function wantedWays(order: PaidOrder): readonly WantedWay[] {
  return refundWays(order).flatMap((way) => (way === 'cash' ? [] : [way]));
}

/** Whether the money of this order can go this way; a closed account has no wallet any more. */
export async function canGoBack(
  trx: Transaction<Database>,
  order: PaidOrder,
  way: RefundWay,
): Promise<boolean> {
  if (!refundWays(order).includes(way)) return false;
  if (way !== 'wallet' || order.account_id === null) return true;
  return (await lockBalances(trx, order.account_id, ZERO)) !== null;
}
