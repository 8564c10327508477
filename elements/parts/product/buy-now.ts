import type { ProductMini } from '../../api/product.contract.ts';
import { addProduct } from '../../client/cart/cart-actions.ts';
import { TaladCartAddEvent } from '../../client/cart/cart-add.event.ts';
import { cartStore } from '../../client/cart/cart-store.ts';
import { quantityOf } from '../../commerce/cart/cart.ts';
import { loadTexts } from '../../locales/load.ts';
import { checkout } from '../cart/cart-changes.ts';
import type { BuyContext } from '../product-box/put-into-cart.ts';
import { notifyAdded } from '../toast/notify-added.ts';

// A second click must not begin a second checkout. Browsers only.
let busy = false;

/**
 * Puts the product into the cart, where it stays if the shopper does not order, and goes to the
 * checkout of these pieces alone.
 */
export async function checkOut(
  from: BuyContext,
  product: ProductMini,
  quantity: number,
): Promise<void> {
  if (busy) return;
  busy = true;
  const store = cartStore(from);
  store.load();
  const { product_uuid: uuid } = product;
  // Pieces that are in the cart already are not added again.
  const missing = quantity - quantityOf(store.state.peek().cart, uuid);
  if (missing > 0) {
    const refusal = addProduct(store, product, missing, Date.now());
    from.dispatchEvent(new TaladCartAddEvent(uuid, missing, refusal));
    if (refusal) {
      busy = false;
      return notifyAdded(refusal, from, store.stored.peek());
    }
  }
  try {
    await loadTexts(from.locale);
    await checkout(from, product.shop.id, [{ product_uuid: uuid, quantity }]);
  } finally {
    busy = false;
  }
}
