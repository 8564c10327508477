import { isOffered, isOrderable } from '@talad/elements/commerce/product/product-status';
import type { ProductStatus } from '../../../../db/schema.ts';

/** A row of `promotion_price` that has not ended, as product-row-sql.ts packs it; times in ISO 8601. */
export type PromotionPrice = readonly [
  productId: number,
  price: number,
  isFlash: boolean,
  beginsAt: string,
  endsAt: string,
];

/** A variant in its product's row, packed in the same way. */
export type PackedVariant = readonly [
  id: number,
  price: number,
  fullPrice: number | null,
  status: ProductStatus,
  remain: number | null,
  isUnlimited: boolean | null,
];

export interface PricedRow {
  readonly id: number;
  readonly price: number;
  /** Promotions of the product and its variants together. */
  readonly promotions: readonly PromotionPrice[] | null;
  readonly variants: readonly PackedVariant[] | null;
}

/** Prices with the promotions that run now, and the range of the variants together. Satang. */
export interface RowPrices {
  /** `price` is the price that staff have set. */
  readonly price_now: number;
  /** Flash-sale price of the product, or of its cheapest variant; null if no flash sale runs. */
  readonly flash_price: number | null;
  readonly flash_until: Date | null;
  /** The next time at which a promotion of its price begins or ends. */
  readonly price_change: Date | null;
  /** Number of variants; 0 if it has none. */
  readonly kids: number;
  readonly kids_min: number | null;
  readonly kids_max: number | null;
  /** Full price of the cheapest variant. */
  readonly kids_full: number | null;
  readonly kids_remain: number | null;
  /** Remaining pieces of the variant with the fewest; variants without counted stock are left out. */
  readonly kids_least: number | null;
  readonly kids_unlimited: boolean | null;
  readonly kids_offered: boolean | null;
}

/** Returns the prices at `now`: the largest discount wins, and no price rises (decision 015). */
export function pricesOf({ id, price, promotions, variants }: PricedRow, now: Date): RowPrices {
  const own = runningAt(id, price, promotions, now);
  if (!variants) return { ...withPromotion(price, own), ...NO_VARIANTS };
  // A variant that its owner switched off does not count, unless all of them are off.
  const open = variants.filter(([, , , status]) => isOrderable(status));
  const sold = (open.length > 0 ? open : variants).map(([variantId, variantPrice, fullPrice]) => {
    const running = runningAt(variantId, variantPrice, promotions, now);
    const isReduced = running.price !== null && running.price < variantPrice;
    return {
      ...running,
      now: isReduced ? (running.price ?? variantPrice) : variantPrice,
      full: isReduced ? (fullPrice ?? variantPrice) : fullPrice,
    };
  });
  const offered = variants.filter(([, , , status]) => isOffered(status));
  const [cheapest] = sold.toSorted((a, b) => a.now - b.now || (b.full ?? -1) - (a.full ?? -1));
  const flash = sold.filter((variant) => variant.flash !== null);
  return {
    price_now: Math.min(price, own.price ?? price),
    flash_price: least(flash.map((variant) => variant.flash)),
    flash_until: dateOf(least(flash.map((variant) => variant.until))),
    price_change: dateOf(least(sold.map((variant) => variant.change))),
    kids: variants.length,
    kids_min: cheapest?.now ?? null,
    kids_max: Math.max(...sold.map((variant) => variant.now)),
    kids_full: cheapest?.full ?? null,
    kids_remain: offered.reduce((sum, [, , , , remain]) => sum + (remain ?? 0), 0),
    kids_least: least(variants.map(([, , , , remain, unlimited]) => (unlimited ? null : remain))),
    kids_unlimited: offered.some(([, , , , , isUnlimited]) => isUnlimited === true),
    kids_offered: offered.length > 0,
  };
}

const NO_VARIANTS = {
  kids: 0,
  kids_min: null,
  kids_max: null,
  kids_full: null,
  kids_remain: null,
  kids_least: null,
  kids_unlimited: null,
  kids_offered: null,
} as const;

interface Running {
  readonly price: number | null;
  /** Also null if a larger discount beats the flash sale, so that no countdown is shown. */
  readonly flash: number | null;
  readonly until: number | null;
  readonly change: number | null;
}

const NOTHING: Running = { price: null, flash: null, until: null, change: null };

function runningAt(
  productId: number,
  price: number,
  promotions: readonly PromotionPrice[] | null,
  now: Date,
): Running {
  if (!promotions) return NOTHING;
  const open = promotions
    .filter(([id]) => id === productId)
    .map(([, to, isFlash, begins, ends]) => ({
      to,
      isFlash,
      begins: Date.parse(begins),
      ends: Date.parse(ends),
    }))
    .filter(({ ends }) => ends > now.getTime());
  const running = open.filter(({ begins }) => begins <= now.getTime());
  const lowest = least(running.map(({ to }) => to));
  const flash = running.filter(({ isFlash }) => isFlash);
  const flashPrice = least(flash.map(({ to }) => to));
  const isFlash = flashPrice !== null && flashPrice === lowest && flashPrice < price;
  return {
    price: lowest,
    flash: isFlash ? flashPrice : null,
    until: isFlash ? least(flash.map(({ ends }) => ends)) : null,
    change: least(open.map(({ begins, ends }) => (begins > now.getTime() ? begins : ends))),
  };
}

function withPromotion(price: number, running: Running) {
  return {
    price_now: Math.min(price, running.price ?? price),
    flash_price: running.flash,
    flash_until: dateOf(running.until),
    price_change: dateOf(running.change),
  };
}

function least(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}

function dateOf(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
