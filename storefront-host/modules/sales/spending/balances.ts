import type { Transaction } from 'kysely';
import type { OrderTerms } from '@talad/elements/commerce/price/order-total';
import { toSatang, type Satang } from '@talad/elements/commerce/money';
import type { PointsOnHand } from '@talad/elements/commerce/price/points';
import type { Database } from '../../../db/schema.ts';
import type { CheckoutRow } from '../checkout/checkout.repository.ts';
import { readPoints, readPointsAndRule } from '../points/points.read.ts';
import { readWallet } from '../wallet/wallet.read.ts';
import type { RuleSource } from './point-rule.ts';

/** Points and wallet money of an account; neither is negative. */
export interface AccountBalances {
  readonly points: PointsOnHand;
  readonly lnwcash: Satang;
}

export type Spending = Pick<OrderTerms, 'points' | 'lnwcash'>;

/** Returns points and wallet money, with points at the value of the current rule. Two queries. */
export async function readBalances(host: RuleSource, accountId: string): Promise<AccountBalances> {
  const [{ count, rule }, balance] = await Promise.all([
    readPointsAndRule(host, accountId),
    readWallet(host.db, accountId),
  ]);
  return toBalances({ count, value: rule.value }, balance);
}

function toBalances({ count, value }: PointsOnHand, balance: Satang): AccountBalances {
  return {
    points: { count: Math.max(0, count), value },
    lnwcash: toSatang(Math.max(0, balance)),
  };
}

/**
 * Returns the balances, with points of `value` satang, under a lock that lasts until the transaction ends,
 * so that other spending of this account waits. Returns null if the account no longer exists.
 */
export async function lockBalances(
  trx: Transaction<Database>,
  accountId: string,
  value: Satang,
): Promise<AccountBalances | null> {
  const account = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) return null;
  const [count, balance] = await Promise.all([
    readPoints(trx, accountId),
    readWallet(trx, accountId),
  ]);
  return toBalances({ count, value }, balance);
}

/** Returns the part of the balance that the buyer chose to spend at the checkout. */
export function chosenOf(
  { use_points: points, use_wallet: wallet }: Pick<CheckoutRow, 'use_points' | 'use_wallet'>,
  balances: AccountBalances | null,
): Spending {
  return {
    ...(balances && points && { points: balances.points }),
    ...(balances && wallet && { lnwcash: balances.lnwcash }),
  };
}
