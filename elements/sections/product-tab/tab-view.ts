/** A tab from the page's loader. */
export interface TabView {
  readonly title: string;
  /** The tab's own page, for browsers without JavaScript and for "see all". */
  readonly url: string;
  /** `filter` of GET products/search. */
  readonly filter: Readonly<Record<string, unknown>>;
}
