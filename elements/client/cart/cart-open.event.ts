import type { CartOwner } from './cart-count.ts';

/** Asks the page's cart to open; the cart that opens calls `preventDefault()`. */
export class TaladCartOpenEvent extends Event {
  static readonly type = 'talad-cart-open';
  /** The owner of the cart to open; null for the first cart of the page. */
  readonly owner: CartOwner | null;
  constructor(owner: CartOwner | null = null) {
    super(TaladCartOpenEvent.type, { bubbles: true, composed: true, cancelable: true });
    this.owner = owner;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'talad-cart-open': TaladCartOpenEvent;
  }
}
