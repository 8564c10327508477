import type { ProductDetail } from '../../api/product.contract.ts';
import { matchVariant, openAxes, type Choice } from '../../commerce/product/options.ts';
import type { TextKey } from '../../locales/text.ts';
import { loadTexts } from '../../locales/load.ts';
import { text } from '../../locales/text.ts';
import { prepare, putIntoCart, type BuyContext } from '../product-box/put-into-cart.ts';
import { announce } from '../toast/announce.ts';
import { cartProduct } from './cart-product.ts';

export { prepare };

interface Wanted {
  readonly choice: Choice;
  readonly quantity: number;
  /** True to go to the checkout of these pieces at once. */
  readonly isAtOnce: boolean;
}

type Form = BuyContext & { readonly renderRoot: ParentNode };

/**
 * Adds the product, or its chosen variant, to the cart, or shows why it cannot. If the code of the
 * checkout fails to load, the product stays in the cart.
 */
export async function send(
  from: Form,
  product: ProductDetail,
  { choice, quantity, isAtOnce }: Wanted,
): Promise<void> {
  const axes = product.suboptions.options;
  const sub = matchVariant(axes, product.subproducts, choice);
  if (!sub && product.has_subproducts) {
    const [open] = openAxes(axes, choice);
    const group = axes.findIndex((axis) => axis === open);
    from.renderRoot.querySelectorAll('fieldset')[group]?.querySelector('input')?.focus();
    return refuse(from, open ? 'cart.chooseOptions' : 'cart.cannotAdd');
  }
  const chosen = cartProduct(product, sub);
  const buyNow = isAtOnce ? await import('./buy-now.ts').catch(() => null) : null;
  if (!buyNow) return putIntoCart(from, chosen, quantity);
  await buyNow.checkOut(from, chosen, quantity);
}

async function refuse({ locale }: BuyContext, reason: TextKey): Promise<void> {
  await loadTexts(locale);
  announce(locale, { kind: 'error', about: 'cart', text: text(locale, reason) });
}
