import type { Spendable, SpentPoints } from '@talad/elements/api/checkout.contract';
import { satangToBaht, subtract, toSatang } from '@talad/elements/commerce/money';
import type { OrderTotal } from '@talad/elements/commerce/price/order-total';
import { spendPoints, type SpentPoints as Spent } from '@talad/elements/commerce/price/points';
import type { CheckoutRow } from '../checkout/checkout.repository.ts';
import type { AccountBalances } from './balances.ts';

export function toSpentPoints({ count, worth }: Spent): SpentPoints | null {
  return count === 0 ? null : { count, worth: satangToBaht(worth) };
}

/** Formats the points and the wallet money (in baht) that a page showed, for its hidden field. */
export function spentText(points: number, lnwcash: number): string {
  return `${points} ${lnwcash}`;
}

/**
 * Returns the most that points, and wallet money, can pay of this order, given the other choice.
 */
export function toSpendable(
  balances: AccountBalances,
  { price, points: spent }: Pick<OrderTotal, 'price' | 'points'>,
  { use_points: usesPoints, use_wallet: usesWallet }: CheckoutRow,
): Spendable {
  const rest = subtract(price.product, price.discount);
  const points = usesPoints ? spent : spendPoints(balances.points, rest);
  const wallet = usesWallet ? price.lnwcash : toSatang(Math.min(balances.lnwcash, rest));
  const shown = toSpentPoints(points);
  return {
    points: shown && { ...shown, used: usesPoints },
    wallet: wallet === 0 ? null : { amount: satangToBaht(wallet), used: usesWallet },
  };
}
