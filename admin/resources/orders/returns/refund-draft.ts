import {
  add,
  parseBaht,
  satangToBaht,
  subtract,
  toSatang,
  ZERO,
  type Satang,
} from '@talad/elements/commerce/money';
import {
  leftOf,
  refundShares,
  type RefundableLine,
  withRefunds,
} from '@talad/elements/commerce/price/refund-shares';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';

/** Pieces of each line that were not returned yet. */
export function returnableLines(order: Order) {
  return refundable(order).flatMap(({ rank, quantity, refunded }) => {
    const left = quantity - refunded.quantity;
    return left > 0 ? [{ rank, quantity: left }] : [];
  });
}

/** Returns the order's lines with the refunds of each, in satang. */
function refundable({ lines, refunds }: Order): readonly RefundableLine[] {
  const charges = lines.map(({ quantity, line_total: total, discount }, rank) => ({
    rank,
    quantity,
    charged: subtract(satang(total), satang(discount)),
  }));
  const given = refunds.flatMap((refund) =>
    refund.lines.map((line) => ({ ...line, amount: satang(line.amount) })),
  );
  return withRefunds(charges, given);
}

/** Money that can still be refunded, in baht. */
export function leftToRefund(order: Order): { readonly goods: number; readonly shipping: number } {
  const shippedBack = add(ZERO, ...order.refunds.map(({ shipping }) => satang(shipping)));
  return {
    goods: satangToBaht(add(ZERO, ...refundable(order).map(leftOf))),
    shipping: satangToBaht(subtract(satang(order.price.shipping), shippedBack)),
  };
}

/** Returns the money in baht that was paid and not refunded yet, without the wallet's part. */
export function leftToPayBack({ price, refunds }: Order): number {
  return satangToBaht(subtract(satang(price.pay), ...refunds.map(({ amount }) => satang(amount))));
}

/** Returns the value of these pieces in baht; null if a line has fewer left. */
export function worthOf(
  order: Order,
  pieces: readonly { readonly rank: number; readonly quantity: number }[],
): number | null {
  const shares = refundShares(refundable(order), pieces);
  return shares && satangToBaht(add(ZERO, ...shares.map(({ amount }) => amount)));
}

function satang(baht: number): Satang {
  return parseBaht(baht) ?? toSatang(Math.round(baht * 100));
}
