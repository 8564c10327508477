/** A list has grown. */
export class TaladMoreLoadedEvent extends Event {
  static readonly type = 'talad-more-loaded';
  /** Number of added products. */
  readonly count: number;
  constructor(count: number) {
    super(TaladMoreLoadedEvent.type, { bubbles: true, composed: true });
    this.count = count;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'talad-more-loaded': TaladMoreLoadedEvent;
  }
}
