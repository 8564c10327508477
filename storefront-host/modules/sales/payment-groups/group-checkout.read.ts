import type { Checkout, CheckoutPayment, Spendable } from '@talad/elements/api/checkout.contract';
import type { AddressValues } from '@talad/elements/commerce/forms/address-form';
import {
  add,
  bahtToSatang,
  multiply,
  satangToBaht,
  ZERO,
  type Satang,
} from '@talad/elements/commerce/money';
import type { Host } from '../../../host.ts';
import { EMPTY_VALUES, type ReadContext } from '../../shops/index.ts';
import { type CheckoutParts, readCheckoutParts, toCheckout } from '../checkout/checkout.read.ts';
import { type CheckoutRow, findGroup } from '../checkout/checkout.repository.ts';
import { chosenOf, readBalances, type AccountBalances } from '../spending/balances.ts';
import { toSpentPoints } from '../spending/spendable.ts';
import { orderGroupLink, readCheckoutGroupToken } from './group-token.ts';
import { groupMethods, readPlatformPayee } from './platform-payee.ts';
import { goodsAfter, shareSpending } from './share-spending.ts';

/** The checkout of several shops: one for each shop, and their common data. */
export interface GroupCheckout {
  readonly shops: readonly Checkout[];
  /** Sum over the shops, in baht. */
  readonly net: number;
  readonly spendable: Spendable | null;
  /** Payment methods that all of the shops offer. */
  readonly payments: readonly CheckoutPayment[];
  /** Whether the box for a reminder is ticked; null if no shop of the visit reminds. */
  readonly reminder: boolean | null;
  readonly cart_url: string | null;
  /** Page of the orders after they were placed. */
  readonly orders_url: string | null;
}

/** The reader of the page, and the form with the values entered so far. */
export interface GroupReader {
  readonly accountId: string | null;
  readonly address?: AddressValues;
  /** Ids of the chosen delivery methods, by shop. */
  readonly deliveries?: Readonly<Record<string, string | null>>;
}

/**
 * Returns null when the link is forged or expired, or a shop no longer exists. The number of
 * queries grows by one with each shop.
 */
export async function readGroupCheckout(
  host: Host,
  token: string,
  ctx: ReadContext,
  { accountId, address = EMPTY_VALUES, deliveries = {} }: GroupReader,
): Promise<GroupCheckout | null> {
  const name = readCheckoutGroupToken(host, token);
  const rows = name ? await findGroup(host.db, name.id) : [];
  const [first] = rows;
  if (!name || !first) return null;
  const [read, payee, balances] = await Promise.all([
    Promise.all(rows.map((row) => readCheckoutParts(host, row, ctx, accountId))),
    readPlatformPayee(host.db),
    accountId === null ? null : readBalances(host, accountId),
  ]);
  const parts = read.filter((one) => one !== null);
  if (parts.length < rows.length) return null;
  const goods = parts.map(goodsOf);
  const shares = shareSpending(goods, chosenOf(first, balances));
  const shops = await Promise.all(
    parts.map(async (one, at) => {
      const reader = {
        accountId,
        address,
        delivery: deliveries[one.row.shop_id] ?? null,
        spending: shares[at] ?? {},
      };
      return (await toCheckout(host, one, ctx, reader)).checkout;
    }),
  );
  return {
    shops,
    net: satangToBaht(add(ZERO, ...shops.map(({ price }) => bahtToSatang(price.net)))),
    spendable: balances && spendableOf(goods, balances, first),
    payments: groupMethods(
      shops.map(({ payments }) => payments),
      payee,
    ),
    reminder: shops.some(({ reminder }) => reminder !== null)
      ? shops.some(({ reminder }) => reminder === true)
      : null,
    cart_url: name.cart ?? null,
    orders_url: first.order_id === null ? null : orderGroupLink(host, name.id),
  };
}

function goodsOf({ row, priced, verdict }: CheckoutParts): Satang {
  return goodsAfter(priced.bought.get(row.shop_id) ?? [], verdict?.ok ? verdict.coupon : null);
}

/**
 * Returns the most that points, and wallet money, can pay of all orders, given the other choice.
 */
function spendableOf(
  goods: readonly Satang[],
  { points, lnwcash }: AccountBalances,
  { use_points: usesPoints, use_wallet: usesWallet }: CheckoutRow,
): Spendable {
  const shares = shareSpending(goods, { ...(usesPoints && { points }), lnwcash });
  const wallet = add(ZERO, ...shares.map((share) => share.lnwcash ?? ZERO));
  const count = shareSpending(goods, { points }).reduce(
    (sum, share) => sum + (share.points?.count ?? 0),
    0,
  );
  const shown = toSpentPoints({ count, worth: multiply(points.value, count) });
  return {
    points: shown && { ...shown, used: usesPoints },
    wallet: wallet === 0 ? null : { amount: satangToBaht(wallet), used: usesWallet },
  };
}
