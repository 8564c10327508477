/**
 * When the browser makes an element work: at once, when it comes into view, at the first touch (each
 * of these at a touch as well), or never.
 */
export type Hydrate = 'load' | 'visible' | 'touch' | 'never';

export interface ElementClass extends CustomElementConstructor {
  readonly taladVersion?: string;
  /** Elements that this one renders by itself; defined before it. */
  readonly uses?: Readonly<Record<string, ElementClass>>;
}

export interface ElementEntry {
  readonly load: () => Promise<ElementClass>;
  readonly hydrate: Hydrate;
  /** For `hydrate: 'visible'`: CSS selector of an ancestor that has to come into view instead. */
  readonly seenWith?: string;
  /** It says more than what every page brings (locales/th/first.ts): its language's whole table. */
  readonly words?: 'all';
}
