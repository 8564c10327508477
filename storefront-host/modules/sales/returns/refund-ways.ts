import type { Kysely, Transaction } from 'kysely';
import { ZERO, type Satang } from '@talad/elements/commerce/money';
import type { Database, RefundWay, WantedWay } from '../../../db/schema.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { lockBalances } from '../spending/balances.ts';
import { lockWalletDebt } from '../wallet/wallet-debts.ts';
import { readWalletRefunds } from '../wallet/wallet-refunds.ts';

type PaidOrder = Pick<OrderRow, 'shop_id' | 'payment_method' | 'account_id' | 'net'>;

/**
 * Ways by which the money of this order can go back, the best first; none if points or the wallet paid
 * everything, which go back to where they came from (decision 415).
 */
export async function refundWays(
  db: Kysely<Database>,
  order: PaidOrder,
): Promise<readonly RefundWay[]> {
  if (order.net === 0) return [];
  return [
    ...(order.payment_method === 'online' ? (['provider'] as const) : []),
    'transfer',
    ...((await mayFillWallet(db, order)) ? (['wallet'] as const) : []),
    'cash',
  ];
}

/** Ways that the buyer may ask for: a shop that returns cash agrees on it in person. */
export async function wantedWays(
  db: Kysely<Database>,
  order: PaidOrder,
): Promise<readonly WantedWay[]> {
  return (await refundWays(db, order)).flatMap((way) => (way === 'cash' ? [] : [way]));
}

/**
 * Other shops take wallet money, so a shop's word that it was paid must not make any: the marketplace was
 * paid, or an operator answers for what shops owe.
 */
async function mayFillWallet(
  db: Kysely<Database>,
  { account_id, payment_method }: PaidOrder,
): Promise<boolean> {
  if (account_id === null) return false;
  return isPaidToMarketplace({ payment_method }) || (await readWalletRefunds(db)).is_on;
}

function isPaidToMarketplace({ payment_method: method }: Pick<PaidOrder, 'payment_method'>) {
  return method === 'platform';
}

/**
 * Why this money of the order cannot go this way; null: it can. A closed account has no wallet any more, and a
 * shop owes the marketplace no more than the limit.
 */
export async function refuseWay(
  trx: Transaction<Database>,
  order: PaidOrder,
  way: RefundWay,
  amount: Satang,
): Promise<'REFUND_WAY' | 'REFUND_WALLET_LIMIT' | null> {
  if (!(await refundWays(trx, order)).includes(way)) return 'REFUND_WAY';
  if (way !== 'wallet' || order.account_id === null) return null;
  if (!isPaidToMarketplace(order)) {
    const debt = await lockWalletDebt(trx, order.shop_id);
    // Read under the lock: an operator may have changed it meanwhile.
    const { is_on: isOn, limit } = await readWalletRefunds(trx);
    if (!isOn) return 'REFUND_WAY';
    if (debt + amount > limit) return 'REFUND_WALLET_LIMIT';
  }
  return (await lockBalances(trx, order.account_id, ZERO)) === null ? 'REFUND_WAY' : null;
}
