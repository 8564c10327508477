import { remainingOf } from './stock.ts';

/** Returns whether the owner offers it: only these two statuses are sold. */
export function isOffered(status: string): boolean {
  return status === 'availability' || status === 'preorder';
}

/** Returns whether it can be ordered now or once it is back in stock. */
export function isOrderable(status: string): boolean {
  return isOffered(status) || status === 'soldout';
}

/** Returns the status for shoppers: an offered product with no stock is sold out. */
export function shownStatus<S extends string>(status: S, remain: number): S | 'soldout' {
  return isOffered(status) && remainingOf(remain) === 0 ? 'soldout' : status;
}

export function isReadyToSell(status: string, remain: number): boolean {
  return isOffered(status) && remainingOf(remain) > 0;
}

/**
 * Returns whether it can be added to a cart: a product with subproducts is not sold itself; a
 * subproduct only if it is ready to sell (spec §4).
 */
export function canAddToCart(product: {
  readonly ready_to_sell: boolean;
  readonly has_subproducts: boolean;
}): boolean {
  return product.ready_to_sell && !product.has_subproducts;
}
