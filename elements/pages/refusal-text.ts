import type { LineRefusal } from '../api/cart.contract.ts';
import { text, type Lang, type TextKey } from '../locales/text.ts';

const keys: Readonly<Record<LineRefusal['code'], TextKey>> = {
  CANNOT_ADD: 'cart.cannotAdd',
  NOSTOCK: 'cart.nostock',
  NOT_ENOUGH: 'cart.notEnough',
  BAD_QUANTITY: 'cart.badQuantity',
  NOT_FOUND: 'cart.notFound',
  CHOOSE_OPTIONS: 'cart.chooseOptions',
  ONE_PER_CART: 'cart.onePerCart',
};

/** Why a line can not be bought as asked, in the spec's words (§5). */
export function refusalText(lang: Lang, refusal: LineRefusal): string {
  return text(lang, keys[refusal.code], { left: refusal.left ?? 0 });
}
