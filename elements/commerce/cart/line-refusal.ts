import { isQuantity } from './quantity.ts';
import { remainingOf } from '../product/stock.ts';

/** Reason why a line cannot be bought as requested; `left` is the quantity that can be. */
export type LineRefusal =
  | { readonly code: 'NOT_ENOUGH'; readonly left: number }
  | { readonly code: 'NOSTOCK'; readonly left: 0 }
  | { readonly code: 'CANNOT_ADD' }
  | { readonly code: 'BAD_QUANTITY' }
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'CHOOSE_OPTIONS' }
  | { readonly code: 'ONE_PER_CART' }
  | { readonly code: 'ORDER_LIMIT'; readonly left: number };

/**
 * The fields that the check needs; `status` is the displayed one, so that 'soldout' includes an
 * empty stock.
 */
export interface LineProduct {
  readonly has_subproducts: boolean;
  readonly ready_to_sell: boolean;
  readonly status: string;
  readonly remain: number;
  /** The shop's feature settings: at most one piece; not for sale through the cart. */
  readonly one_per_cart?: boolean;
  readonly add_disabled?: boolean;
  /** Pieces in one order, all variants together. */
  readonly order_limit?: number;
}

/**
 * Checks a line for the cart status, the checkout and the order, always with fresh data. `others` are
 * the pieces of the product's other variants in the same order.
 */
export function refuseLine(
  product: LineProduct | undefined,
  quantity: number,
  others = 0,
): LineRefusal | undefined {
  if (!product) return { code: 'NOT_FOUND' };
  if (product.has_subproducts) return { code: 'CHOOSE_OPTIONS' };
  if (!isQuantity(quantity)) return { code: 'BAD_QUANTITY' };
  if (!product.ready_to_sell) {
    return product.status === 'soldout' ? { code: 'NOSTOCK', left: 0 } : { code: 'CANNOT_ADD' };
  }
  if (product.add_disabled) return { code: 'CANNOT_ADD' };
  const left = remainingOf(product.remain);
  if (quantity > left) return { code: 'NOT_ENOUGH', left };
  if (product.one_per_cart && quantity > 1) return { code: 'ONE_PER_CART' };
  const { order_limit: limit = Infinity } = product;
  return others + quantity > limit
    ? { code: 'ORDER_LIMIT', left: Math.max(0, limit - others) }
    : undefined;
}

/** Returns the quantity of the line that can be bought. */
export function buyableQuantity(quantity: number, refusal: LineRefusal | undefined): number {
  if (!refusal) return quantity;
  if (refusal.code === 'ONE_PER_CART') return 1;
  return 'left' in refusal ? refusal.left : 0;
}

const errorKeys = {
  BAD_QUANTITY: 'pqty-ERROR',
  NOT_ENOUGH: 'pqty-ERROR',
  ONE_PER_CART: 'pqty-ERROR',
  ORDER_LIMIT: 'pqty-ERROR',
  NOSTOCK: 'NOSTOCK',
  CANNOT_ADD: 'CANNOT_ADD',
  NOT_FOUND: 'CANNOT_ADD',
  CHOOSE_OPTIONS: 'CANNOT_ADD',
} as const satisfies Record<LineRefusal['code'], string>;

/** Returns the `error_key` of spec §8: a wrong or too large quantity, not for sale, or sold out. */
export function checkoutErrorKey(
  refusal: Pick<LineRefusal, 'code'>,
): (typeof errorKeys)[keyof typeof errorKeys] {
  return errorKeys[refusal.code];
}

/**
 * Returns, for each line, the pieces of the same product in the lines before it, so that of
 * variants that share a limit the first ones get what it allows.
 */
export function piecesOfOthers<Line extends { readonly quantity: number }>(
  lines: readonly Line[],
  productOf: (line: Line) => number | undefined,
): readonly number[] {
  const sums = new Map<number | undefined, number>();
  return lines.map((line) => {
    const key = productOf(line);
    const before = sums.get(key) ?? 0;
    if (key !== undefined) sums.set(key, before + line.quantity);
    return before;
  });
}
