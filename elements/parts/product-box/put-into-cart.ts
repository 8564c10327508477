import type { ProductMini } from '../../api/product.contract.ts';
import { addProduct } from '../../client/cart/cart-actions.ts';
import { TaladCartAddEvent } from '../../client/cart/cart-add.event.ts';
import { cartStore } from '../../client/cart/cart-store.ts';
import { loadTexts } from '../../locales/load.ts';
import type { Lang } from '../../locales/text.ts';
import { notifyAdded } from '../toast/notify-added.ts';

export interface BuyContext extends EventTarget {
  readonly api: string;
  readonly base: string;
  readonly locale: Lang;
}

/** Loads the texts of the messages in advance. */
export function prepare({ locale }: BuyContext): void {
  loadTexts(locale).catch(() => undefined);
}

/** Adds the product to the cart, dispatches an event and shows a message. */
export function putIntoCart(from: BuyContext, product: ProductMini, quantity: number): void {
  const store = cartStore(from);
  const refusal = addProduct(store, product, quantity, Date.now());
  from.dispatchEvent(new TaladCartAddEvent(product.product_uuid, quantity, refusal));
  void notifyAdded(refusal, from, store.stored.peek());
}
