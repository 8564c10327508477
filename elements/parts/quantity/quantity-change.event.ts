/** The shopper changed a quantity. */
export class TaladQuantityChangeEvent extends Event {
  static readonly type = 'talad-quantity-change';
  readonly quantity: number;
  constructor(quantity: number) {
    super(TaladQuantityChangeEvent.type, { bubbles: true, composed: true });
    this.quantity = quantity;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'talad-quantity-change': TaladQuantityChangeEvent;
  }
}
