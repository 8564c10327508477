import { add, allocate, subtract, vatIncluded, ZERO, type Satang } from '../money.ts';
import { spendPoints, type PointsOnHand, type SpentPoints } from './points.ts';
import { lineTotal, sumPrice, type PriceBlock } from './price.ts';
import { shippingFee, type ShippingRule } from '../delivery/shipping.ts';

export interface PricedLine {
  readonly unitPrice: Satang;
  readonly quantity: number;
  /** True if it ships free; with other products it adds nothing to their fee. */
  readonly shipsFree?: boolean;
  /** Sold without VAT, such as books and unprocessed farm produce (spec §3 `has_vat`: false). */
  readonly isVatExempt?: boolean;
  /** Chargeable weight of one piece. */
  readonly grams?: number;
}

export interface OrderTotal {
  /** Per line, in the order given: its total, and its share of the order's discount. */
  readonly lines: readonly { readonly total: Satang; readonly discount: Satang }[];
  readonly price: PriceBlock;
  /** Spent points; their worth is a part of the price's discount. */
  readonly points: SpentPoints;
  /**
   * VAT contained in the charge for taxed lines after their share of the discount, computed once per
   * document. Delivery is part of the sale, so it is shared over the lines in proportion; an order of
   * exempt goods has no VAT on delivery. Wallet money is a payment and does not reduce VAT.
   */
  readonly vat: Satang;
}

/**
 * Reductions in this order, each within what the ones before leave: discount, points, wallet money (spec §5). Also
 * a delivery fee that was agreed on, instead of the rule's.
 */
export interface OrderTerms {
  readonly discount?: Satang;
  readonly points?: PointsOnHand;
  readonly lnwcash?: Satang;
  readonly fee?: Satang;
  /** VAT rate of the day in hundredths of a percent; undefined if only prices are needed. */
  readonly vatRate?: number;
}

/** Returns the total of one shop's order: for browser, checkout and order. */
export function orderTotal(
  lines: readonly PricedLine[],
  rule: ShippingRule | undefined,
  by: OrderTerms = {},
): OrderTotal {
  const totals = lines.map((line) => lineTotal(line.unitPrice, line.quantity));
  const product = add(ZERO, ...totals);
  const { fee: agreed, discount, points: onHand, lnwcash, vatRate = 0 } = by;
  const reduced = sumPrice({ product, ...(discount && { discount }) });
  // Points do not count for the minimum of free shipping: otherwise they could cost more than they save.
  const worth = subtract(product, reduced.discount);
  const shipping = agreed ?? shippingOf(lines, rule, worth);
  const points = spendPoints(onHand, worth);
  const price = sumPrice({
    product,
    discount: add(reduced.discount, points.worth),
    lnwcash: lnwcash ?? ZERO,
    shipping,
  });
  const shares = allocate(price.discount, totals);
  const fees = allocate(price.shipping, totals);
  const charged = totals.map((total, index) =>
    add(subtract(total, shares[index] ?? ZERO), fees[index] ?? ZERO),
  );
  return {
    lines: totals.map((total, index) => ({ total, discount: shares[index] ?? ZERO })),
    price,
    points,
    // Delivery is part of the sale, so each line has a share of it; wallet money is a payment and does not reduce
    // VAT.
    vat: vatIncluded(
      add(ZERO, ...charged.filter((_, index) => !lines[index]?.isVatExempt)),
      vatRate,
    ),
  };
}

function shippingOf(
  lines: readonly PricedLine[],
  rule: ShippingRule | undefined,
  worth: Satang,
): Satang {
  const charged = lines.filter(({ quantity, shipsFree }) => shipsFree !== true && quantity > 0);
  return charged.length === 0 ? ZERO : shippingFee(rule, { worth, ...loadOf(charged) });
}

/** Loads the weight and number of pieces of these lines. */
export function loadOf(lines: readonly PricedLine[]): { grams: number; pieces: number } {
  return {
    grams: lines.reduce((sum, { grams = 0, quantity }) => sum + grams * quantity, 0),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
