/** The shopper chose options; `uuid` is the variant's once all are chosen, else null. */
export class TaladOptionChangeEvent extends Event {
  static readonly type = 'talad-option-change';
  readonly uuid: string | null;
  constructor(uuid: string | null) {
    super(TaladOptionChangeEvent.type, { bubbles: true, composed: true });
    this.uuid = uuid;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'talad-option-change': TaladOptionChangeEvent;
  }
}
