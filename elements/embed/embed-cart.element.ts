import { CartElement } from '../parts/cart/cart.element.ts';
import { onAnyPage } from './on-any-page.ts';

/**
 * The cart of a shop on anybody's page: `<talad-cart shop="https://HOST/web/demo">`. It is kept in
 * that page's storage and handed to the shop's checkout.
 * @slot - What is shown when the cart can not be opened.
 * @csspart note - Says that the cart could not be opened.
 */
export class EmbedCartElement extends onAnyPage(CartElement) {
  /** The shop's own cart page knows nothing of the cart of this page. */
  protected override get cartPage(): string | null {
    return this.href;
  }

  protected override retry(): void {
    super.retry();
    void this.open();
  }
}
