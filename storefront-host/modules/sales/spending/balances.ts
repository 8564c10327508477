import type { Kysely, Transaction } from 'kysely';
import type { OrderTerms } from '@talad/elements/commerce/price/order-total';
import { toSatang, type Satang } from '@talad/elements/commerce/money';
import type { PointsOnHand } from '@talad/elements/commerce/price/points';
import type { Database } from '../../../db/schema.ts';
import type { CheckoutRow } from '../checkout/checkout.repository.ts';
import { readPoints } from '../points/points.read.ts';
import { readWallet } from '../wallet/wallet.read.ts';

/** Points and wallet money of an account; neither is negative. */
export interface AccountBalances {
  readonly points: PointsOnHand;
  readonly lnwcash: Satang;
}

export type Spending = Pick<OrderTerms, 'points' | 'lnwcash'>;

/** `value` is the worth of one point in satang. Two queries. */
export async function readBalances(
  db: Kysely<Database>,
  accountId: string,
  value: Satang,
): Promise<AccountBalances> {
  const [count, balance] = await Promise.all([
    readPoints(db, accountId),
    readWallet(db, accountId),
  ]);
  return {
    points: { count: Math.max(0, count), value },
    lnwcash: toSatang(Math.max(0, balance)),
  };
}

/**
 * Returns the balances under a lock that lasts until the transaction ends, so that other spending
 * of this account waits. Returns null if the account no longer exists.
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
  return account ? readBalances(trx, accountId, value) : null;
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
