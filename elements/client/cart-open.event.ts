import type { CartOwner } from './cart-count.ts';

/** Asks the page's cart to open; the cart that does says so by `preventDefault()`. */
export class TaladCartOpenEvent extends Event {
  static readonly type = 'talad-cart-open';
  /** Whose cart; the page's first one where it is null. */
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
