import { CartButton } from '../parts/cart/cart-button.ts';
import { onAnyPage } from './on-any-page.ts';

/**
 * The cart of a shop on any web page: `<talad-cart shop="https://HOST/web/demo">`. It is stored in
 * that page's storage and checked out on the shop's site.
 * @slot - Shown if the cart cannot be opened.
 * @csspart note - The message that the cart could not be opened.
 */
export class EmbedCartElement extends onAnyPage(CartButton) {
  /** The cart page of the shop's own site cannot read the cart of this page. */
  protected override get cartPage(): string | null {
    return this.href;
  }

  protected override retry(): void {
    super.retry();
    void this.open();
  }
}
