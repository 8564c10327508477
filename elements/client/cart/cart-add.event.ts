import type { CartRefusal } from '../../commerce/cart/cart.ts';

/** A product was added to the cart, or refused. */
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

declare global {
  interface GlobalEventHandlersEventMap {
    'talad-cart-add': TaladCartAddEvent;
  }
}
