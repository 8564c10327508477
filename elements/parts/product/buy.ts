import type { ProductDetail, SubProduct } from '../../api/product.contract.ts';
import { showToast } from '../../client/toasts.ts';
import type { TextKey } from '../../locales/text.ts';
import { loadTexts } from '../../locales/load.ts';
import { text } from '../../locales/text.ts';
import { putIntoCart, type Shelf } from '../product-box/put-into-cart.ts';
import { showToasts } from '../toast/tell.ts';
import { cartProduct } from './cart-product.ts';

/** The product, or its chosen combination, into the cart. */
export function buy(
  from: Shelf,
  product: ProductDetail,
  sub: SubProduct | null,
  quantity: number,
): void {
  putIntoCart(from, cartProduct(product, sub), quantity);
}

/** The same, and straight on to the checkout of just this; where its code does not come, it waits in the cart. */
export async function buyNow(
  from: Shelf,
  product: ProductDetail,
  sub: SubProduct | null,
  quantity: number,
): Promise<void> {
  const way = await import('./buy-now.ts').catch(() => null);
  if (!way) return buy(from, product, sub, quantity);
  await way.checkOut(from, cartProduct(product, sub), quantity);
}

/** Why nothing can be put into the cart yet. */
export async function refuse({ locale }: Shelf, reason: TextKey): Promise<void> {
  await loadTexts(locale);
  showToast({ kind: 'error', text: text(locale, reason) });
  await showToasts(locale);
}
