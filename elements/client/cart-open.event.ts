/** Asks the page's cart to open. */
export class TaladCartOpenEvent extends Event {
  static readonly type = 'talad-cart-open';
  constructor() {
    super(TaladCartOpenEvent.type, { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'talad-cart-open': TaladCartOpenEvent;
  }
}
