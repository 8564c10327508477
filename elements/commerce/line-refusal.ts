import { isQuantity } from './quantity.ts';
import { remainingOf } from './stock.ts';

/** Why a line cannot be bought as requested; `left` is the quantity that can be. */
export type LineRefusal =
  | { readonly code: 'NOT_ENOUGH'; readonly left: number }
  | { readonly code: 'NOSTOCK'; readonly left: 0 }
  | { readonly code: 'CANNOT_ADD' }
  | { readonly code: 'BAD_QUANTITY' }
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'CHOOSE_OPTIONS' }
  | { readonly code: 'ONE_PER_CART' };

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
}

/** Checks a line for the cart status, the checkout and the order, always with fresh data. */
export function refuseLine(
  product: LineProduct | undefined,
  quantity: number,
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
  return product.one_per_cart && quantity > 1 ? { code: 'ONE_PER_CART' } : undefined;
}

/** Returns the quantity of the line that can be bought. */
export function buyableQuantity(quantity: number, refusal: LineRefusal | undefined): number {
  if (!refusal) return quantity;
  if (refusal.code === 'ONE_PER_CART') return 1;
  return refusal.code === 'NOT_ENOUGH' ? refusal.left : 0;
}

const errorKeys = {
  BAD_QUANTITY: 'pqty-ERROR',
  NOT_ENOUGH: 'pqty-ERROR',
  ONE_PER_CART: 'pqty-ERROR',
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
