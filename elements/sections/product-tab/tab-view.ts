/** A tab as the page's loader brings it. */
export interface TabView {
  readonly title: string;
  /** The tab's own page, for those without JavaScript and for "see all". */
  readonly url: string;
  /** `filter` of GET products/search. */
  readonly filter: Readonly<Record<string, unknown>>;
}
