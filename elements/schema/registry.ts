/**
 * When the browser hydrates an element: with the page, in view, at the first touch (a touch also
 * triggers the others), or never.
 */
export type Hydrate = 'load' | 'visible' | 'touch' | 'never';

export interface ElementClass extends CustomElementConstructor {
  readonly taladVersion?: string;
  /** Elements that this one renders itself; defined before it. */
  readonly uses?: Readonly<Record<string, ElementClass>>;
}

export interface ElementEntry {
  readonly load: () => Promise<ElementClass>;
  readonly hydrate: Hydrate;
  /** For `hydrate: 'visible'`: CSS selector of an ancestor to observe instead. */
  readonly visibleWith?: string;
  /** Set if the element needs all texts of its language, not only those of every page (locales/th/first.ts). */
  readonly texts?: 'all';
}
