import { add, allocate, fraction, subtract, toSatang, ZERO } from '@talad/elements/commerce/money';
import type { Satang } from '@talad/elements/commerce/money';
import type { OrderPaymentMethod, RefundMethod } from '../../../db/schema.ts';
import type { Account, JournalLine } from './journal.ts';

/** Prices of an order as it was booked, in satang. */
export interface BookedPrice {
  readonly product_total: number;
  readonly discount: number;
  /** Points that were spent, and the part of `discount` that they paid. */
  readonly points_spent: number;
  readonly points_worth: number;
  readonly lnwcash: number;
  readonly shipping: number;
  readonly net: number;
  readonly vat: number | null;
}

/** Total refunds of an order so far. */
export interface RefundedSoFar {
  readonly lines: readonly {
    readonly charged: Satang;
    readonly discount: Satang;
    readonly isVatExempt: boolean;
    readonly quantity: number;
    /** Money and pieces that were returned. */
    readonly amount: Satang;
    readonly pieces: number;
  }[];
  readonly shipping: Satang;
}

/** Accounts from which the money is paid; a refund into the wallet is a debt and uses none. */
const leftBy = {
  transfer: 'cash:transfer',
  cash: 'cash:cod',
} as const satisfies Record<Exclude<RefundMethod, 'wallet' | 'provider'>, Account>;

/** Returns the part of a refund that goes to the wallet, in proportion to the wallet's part of the payment. */
export function toWallet({ lnwcash, net }: BookedPrice, given: Satang): Satang {
  return lnwcash === 0 ? ZERO : fraction(toSatang(lnwcash), given, lnwcash + net);
}

/**
 * Returns the part of the order's discount that is reversed with a refund: in proportion to the
 * money, or to the pieces of goods that the discount made free.
 */
function discountOf({ lines }: RefundedSoFar): Satang {
  return add(
    ZERO,
    ...lines.map(({ discount, charged, amount, quantity, pieces }) =>
      charged === 0 ? fraction(discount, pieces, quantity) : fraction(discount, amount, charged),
    ),
  );
}

/** Returns the spent points that are given back with `so`. */
export function pointsBack(
  { points_spent: spent, discount }: BookedPrice,
  so: RefundedSoFar,
): number {
  return part(toSatang(spent), discountOf(so), toSatang(discount));
}

/** Returns the refunded money for goods and delivery. */
export function refundedOf({ lines, shipping }: RefundedSoFar): Satang {
  return add(shipping, ...lines.map(({ amount }) => amount));
}

interface RefundBooking {
  readonly refundMethod: RefundMethod;
  /** Method by which the order was paid. */
  readonly method: OrderPaymentMethod;
  readonly holderId: string | null;
}

/**
 * Books a refund as the difference between the totals refunded after and before it. All refunds of
 * an order together therefore reverse its own booking to the satang.
 * @throws Error if money goes to a wallet that has no holder.
 */
export function refundEntry(
  order: BookedPrice,
  before: RefundedSoFar,
  after: RefundedSoFar,
  { refundMethod, method, holderId }: RefundBooking,
): readonly JournalLine[] {
  const [from, to] = [refundTotals(order, before), refundTotals(order, after)];
  const by = (key: keyof RefundTotals) => subtract(to[key], from[key]);
  const cash = by('cash');
  const wallet = refundMethod === 'wallet' ? add(by('wallet'), cash) : by('wallet');
  if (wallet !== 0 && holderId === null) throw new Error('a guest has no wallet to pay back to');
  return [
    { account: 'sales', amount: by('sales') },
    { account: 'discount', amount: subtract(ZERO, by('discount')) },
    { account: 'points', amount: subtract(ZERO, by('points')) },
    { account: 'shipping', amount: by('shipping') },
    { account: 'vat:output', amount: by('vat') },
    ...(holderId === null
      ? []
      : [{ account: 'wallet', amount: subtract(ZERO, wallet), holder_id: holderId } as const]),
    ...(refundMethod === 'wallet'
      ? []
      : [
          {
            // A provider sends it back from where it came: the shop's account or the marketplace's.
            account:
              refundMethod === 'provider' ? (`cash:${method}` as const) : leftBy[refundMethod],
            amount: subtract(ZERO, cash),
          },
        ]),
  ];
}

/** Splits a refund into the parts that a credit note shows. */
export function refundParts(order: BookedPrice, before: RefundedSoFar, after: RefundedSoFar) {
  const [from, to] = [refundTotals(order, before), refundTotals(order, after)];
  const by = (key: keyof RefundTotals) => subtract(to[key], from[key]);
  const [vat, taxed] = [by('vat'), by('taxed')];
  const given = subtract(refundedOf(after), refundedOf(before));
  return { taxable: subtract(taxed, vat), exempt: subtract(given, taxed), vat };
}

type RefundTotals = ReturnType<typeof refundTotals>;

function refundTotals(order: BookedPrice, so: RefundedSoFar) {
  const vat = toSatang(order.vat ?? 0);
  const shipping = toSatang(order.shipping);
  // Split it as the order's own entry does.
  const [, vatOfShipping = ZERO] = allocate(vat, [
    subtract(toSatang(order.product_total), toSatang(order.discount)),
    shipping,
  ]);
  const goods = add(ZERO, ...so.lines.map(({ amount }) => amount));
  const discount = discountOf(so);
  const points = part(toSatang(order.points_worth), discount, toSatang(order.discount));
  // Delivery follows the lines, as in `orderTotal`.
  const fees = allocate(
    shipping,
    so.lines.map((line) => add(line.charged, line.discount)),
  );
  const ofTaxed = (amounts: readonly Satang[]) =>
    add(ZERO, ...amounts.filter((_, index) => so.lines[index]?.isVatExempt === false));
  const taxedFees = ofTaxed(fees);
  const taxed = add(
    ofTaxed(so.lines.map(({ amount }) => amount)),
    part(taxedFees, so.shipping, shipping),
  );
  const ofVat = part(vat, taxed, add(ofTaxed(so.lines.map(({ charged }) => charged)), taxedFees));
  const shippingVat = part(vatOfShipping, so.shipping, shipping);
  const given = add(goods, so.shipping);
  const wallet = toWallet(order, given);
  return {
    sales: subtract(add(goods, discount, shippingVat), ofVat),
    discount: subtract(discount, points),
    points,
    shipping: subtract(so.shipping, shippingVat),
    vat: ofVat,
    taxed,
    wallet,
    cash: subtract(given, wallet),
  };
}

function part(amount: Satang, of: Satang, whole: Satang): Satang {
  return whole === 0 ? ZERO : fraction(amount, of, whole);
}
