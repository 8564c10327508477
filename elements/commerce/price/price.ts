import { add, multiply, subtract, toSatang, ZERO, type Satang } from '../money.ts';

/** The parts of a price. */
export interface PriceParts {
  readonly product: Satang;
  readonly discount?: Satang;
  readonly lnwcash?: Satang;
  readonly shipping?: Satang;
}

/** The price block of spec §3 Cart. `pay` is the rest to pay after wallet money. */
export interface PriceBlock {
  readonly product: Satang;
  readonly discount: Satang;
  readonly lnwcash: Satang;
  readonly beforeshipping: Satang;
  readonly shipping: Satang;
  readonly net: Satang;
  readonly pay: Satang;
}

/**
 * Computes the price block of an order in satang (spec §5): beforeshipping = product − discount −
 * lnwcash; net = beforeshipping + shipping. A product sum of zero or less zeroes the other parts. A
 * total is never negative: the discount is at most the product sum, wallet money at most the rest.
 */
export function sumPrice(parts: PriceParts): PriceBlock {
  const { product } = parts;
  const buys = product > 0;
  const discount = buys ? within(parts.discount, product) : ZERO;
  const lnwcash = buys ? within(parts.lnwcash, subtract(product, discount)) : ZERO;
  const shipping = buys ? (parts.shipping ?? ZERO) : ZERO;
  const beforeshipping = subtract(product, discount, lnwcash);
  const net = add(beforeshipping, shipping);
  return { product, discount, lnwcash, beforeshipping, shipping, net, pay: net };
}

/** Adds the price blocks of several shops. */
export function addPrices(blocks: readonly PriceBlock[]): PriceBlock {
  const sum = (key: keyof PriceBlock): Satang => add(...blocks.map((block) => block[key]));
  return {
    product: sum('product'),
    discount: sum('discount'),
    lnwcash: sum('lnwcash'),
    beforeshipping: sum('beforeshipping'),
    shipping: sum('shipping'),
    net: sum('net'),
    pay: sum('pay'),
  };
}

/** Returns price times quantity, in satang. */
export function lineTotal(unitPrice: Satang, quantity: number): Satang {
  return multiply(unitPrice, quantity);
}

export interface SalePrice {
  readonly price: Satang;
  readonly fullPrice?: Satang | null;
  /** True if the owner marked the product as on sale, with or without a full price. */
  readonly flagged?: boolean;
}

/**
 * Returns whether it is on sale: a full price above the current price exists, or a sale flag is set
 * (spec §4).
 */
export function isOnSale(sale: SalePrice): boolean {
  return sale.flagged === true || (sale.fullPrice ?? ZERO) > sale.price;
}

/**
 * Returns the given percent, else floor(100 − price / full price × 100) (spec §5); null without a
 * full price.
 */
export function salePercent(sale: SalePrice, given?: number | null): number | null {
  if (!isOnSale(sale)) return null;
  if (given !== undefined && given !== null) return given;
  const full = sale.fullPrice ?? ZERO;
  if (full <= sale.price) return null;
  return Math.floor(((full - sale.price) * 100) / full);
}

/** Returns the lowest and the highest price; shown as 'a - b' unless they are equal. */
export function priceRange(prices: readonly Satang[]): {
  readonly min: Satang;
  readonly max: Satang;
} {
  if (prices.length === 0) return { min: ZERO, max: ZERO };
  return { min: toSatang(Math.min(...prices)), max: toSatang(Math.max(...prices)) };
}

function within(amount: Satang | undefined, limit: Satang): Satang {
  return toSatang(Math.max(0, Math.min(amount ?? 0, limit)));
}
