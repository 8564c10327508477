import type { CartRefusal } from '../../commerce/cart/cart.ts';
import { MAX_CART_LINES } from '../../commerce/limits.ts';
import { text, type Lang, type TextKey } from '../../locales/text.ts';

const keys: Readonly<Record<CartRefusal['code'], TextKey | undefined>> = {
  CANNOT_ADD: 'cart.cannotAdd',
  NOT_FOUND: 'cart.notFound',
  BAD_QUANTITY: 'cart.badQuantity',
  NOT_ENOUGH: 'cart.notEnough',
  NOSTOCK: 'cart.nostock',
  CHOOSE_OPTIONS: 'cart.chooseOptions',
  ONE_PER_CART: 'cart.onePerCart',
  ORDER_LIMIT: 'cart.orderLimit',
  CART_FULL: 'cart.full',
  // Logged without a visible message (spec §8).
  ADD_DISABLED: undefined,
};

/** Returns the text of a refusal; '' if no message is shown. */
export function refusalText(
  refusal: { readonly code: CartRefusal['code']; readonly left?: number },
  locale: Lang,
): string {
  const key = keys[refusal.code];
  return key ? text(locale, key, { left: refusal.left ?? 0, limit: MAX_CART_LINES }) : '';
}
