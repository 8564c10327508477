import type { CartRefusal } from '../commerce/cart.ts';

/** A product was put into the cart, or why not. */
export class TaladCartAddEvent extends Event {
  static readonly type = 'talad-cart-add';
  readonly uuid: string;
  readonly quantity: number;
  readonly refusal: CartRefusal | undefined;
  constructor(uuid: string, quantity: number, refusal?: CartRefusal) {
    super(TaladCartAddEvent.type, { bubbles: true, composed: true });
    this.uuid = uuid;
    this.quantity = quantity;
    this.refusal = refusal;
  }
}

/** Asks the page's cart to open. */
export class TaladCartOpenEvent extends Event {
  static readonly type = 'talad-cart-open';
  constructor() {
    super(TaladCartOpenEvent.type, { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'talad-cart-add': TaladCartAddEvent;
    'talad-cart-open': TaladCartOpenEvent;
  }
}
