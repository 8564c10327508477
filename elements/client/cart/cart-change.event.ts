/** Dispatched on `document` when the cart of this page has changed, with the new count. */
export class TaladCartChangeEvent extends Event {
  static readonly type = 'talad-cart-change';
  readonly key: string;
  readonly count: number;
  constructor(key: string, count: number) {
    super(TaladCartChangeEvent.type);
    this.key = key;
    this.count = count;
  }
}

declare global {
  interface DocumentEventMap {
    'talad-cart-change': TaladCartChangeEvent;
  }
}
