import { CartButton } from './cart-button.ts';

/** The cart of a shop's own pages: without its drawer, and without JavaScript, it is a link. */
export class CartElement extends CartButton {
  protected override get cartPage(): string {
    return this.href ?? `${this.base}/cart`;
  }

  protected override fail(): void {
    location.assign(this.cartPage);
  }
}
