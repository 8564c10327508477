/** When the browser makes an element work: at once, when it comes into view or is touched, or never. */
export type Hydrate = 'load' | 'visible' | 'never';

export interface ElementClass extends CustomElementConstructor {
  readonly taladVersion?: string;
  /** Elements that this one renders by itself; defined before it. */
  readonly uses?: Readonly<Record<string, ElementClass>>;
}

export interface ElementEntry {
  readonly load: () => Promise<ElementClass>;
  readonly hydrate: Hydrate;
}
