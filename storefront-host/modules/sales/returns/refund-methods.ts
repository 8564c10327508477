import type { Kysely, Transaction } from 'kysely';
import { ZERO, type Satang } from '@talad/elements/commerce/money';
import type { Database, RefundMethod, WantedRefundMethod } from '../../../db/schema.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { hasOnlinePayment } from '../payments/online/refunds.ts';
import { lockBalances } from '../spending/balances.ts';
import { lockWalletDebt } from '../wallet/wallet-debts.ts';
import { readWalletRefunds } from '../wallet/wallet-refunds.ts';

type PaidOrder = Pick<
  OrderRow,
  'shop_id' | 'id' | 'payment_method' | 'group_id' | 'account_id' | 'net'
>;

/**
 * Returns the ways to refund the money of this order, the best first; none if points or the wallet
 * paid everything, which return to where they came from (decision 415).
 */
export async function refundMethods(
  db: Kysely<Database>,
  order: PaidOrder,
): Promise<readonly RefundMethod[]> {
  if (order.net === 0) return [];
  return [
    ...((await isPaidOnline(db, order)) ? (['provider'] as const) : []),
    'transfer',
    ...((await mayFillWallet(db, order)) ? (['wallet'] as const) : []),
    'cash',
  ];
}

/**
 * Returns whether a provider has the money, that of the shop or of the marketplace (decision 448).
 */
export async function isPaidOnline(
  db: Kysely<Database>,
  order: Omit<PaidOrder, 'account_id' | 'net'>,
): Promise<boolean> {
  if (order.payment_method === 'online') return true;
  return isPaidToMarketplace(order) && hasOnlinePayment(db, order);
}

/**
 * Returns the ways that the buyer may request; a shop that refunds in cash agrees on it in person.
 */
export async function wantedRefundMethods(
  db: Kysely<Database>,
  order: PaidOrder,
): Promise<readonly WantedRefundMethod[]> {
  return (await refundMethods(db, order)).flatMap((method) => (method === 'cash' ? [] : [method]));
}

/**
 * Other shops accept wallet money, so a shop's claim that it was paid must not create any: either
 * the marketplace received the money, or an operator is liable for the shops' debts.
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
 * Says why this money cannot be refunded this way, or returns null if it can. A closed account no
 * longer has a wallet, and a shop's debt to the marketplace is limited.
 */
export async function refuseRefundMethod(
  trx: Transaction<Database>,
  order: PaidOrder,
  method: RefundMethod,
  amount: Satang,
): Promise<'REFUND_WAY' | 'REFUND_WALLET_LIMIT' | null> {
  if (!(await refundMethods(trx, order)).includes(method)) return 'REFUND_WAY';
  if (method !== 'wallet' || order.account_id === null) return null;
  if (!isPaidToMarketplace(order)) {
    const debt = await lockWalletDebt(trx, order.shop_id);
    // Read it under the lock, because an operator may have changed it meanwhile.
    const { is_on: isOn, limit } = await readWalletRefunds(trx);
    if (!isOn) return 'REFUND_WAY';
    if (debt + amount > limit) return 'REFUND_WALLET_LIMIT';
  }
  return (await lockBalances(trx, order.account_id, ZERO)) === null ? 'REFUND_WAY' : null;
}
