import type { Source } from './visit-source.ts';

/** Acts of one visitor at one shop since the last flush. */
export interface PendingVisitor {
  readonly shopId: number;
  readonly day: string;
  /**
   * Pseudonym for this day (visitor-hash.ts); null beyond a shop's limit, where only acts are
   * counted.
   */
  readonly hash: string | null;
  /** Null if no request named a source. */
  source: Source | null;
  /** Account of the visitor; visits of the shop's own staff are not written. */
  accountId: string | null;
  readonly firstAt: number;
  lastAt: number;
  visits: number;
  views: number;
  productViews: number;
  carts: number;
  checkouts: number;
  readonly products: Map<number, number>;
  readonly orders: PlacedOrder[];
}

export interface PlacedOrder {
  readonly id: string;
  /** The visitor's pseudonym of the day before, for an order after midnight. */
  readonly hashBefore: string;
}

/** A visit ends after half an hour without a page. */
export const VISIT_ENDS_MS = 30 * 60_000;

/**
 * Returns the first source that says something; the marketplace does not take a visitor from one who came directly.
 */
export function firstSource(known: Source | null, later: Source | null): Source | null {
  if (!later || later.source === 'marketplace') return known ?? later;
  return known === null || known.source === 'direct' ? later : known;
}

/** Puts a batch that could not be written before the acts that followed it. */
export function mergeVisitors(first: PendingVisitor, later: PendingVisitor): PendingVisitor {
  const products = new Map(first.products);
  for (const [id, views] of later.products) products.set(id, (products.get(id) ?? 0) + views);
  const isOne = later.firstAt - first.lastAt < VISIT_ENDS_MS;
  return {
    ...first,
    source: firstSource(first.source, later.source),
    accountId: later.accountId ?? first.accountId,
    lastAt: Math.max(first.lastAt, later.lastAt),
    visits: first.visits + later.visits - (isOne ? 1 : 0),
    views: first.views + later.views,
    productViews: first.productViews + later.productViews,
    carts: first.carts + later.carts,
    checkouts: first.checkouts + later.checkouts,
    products,
    orders: [...first.orders, ...later.orders],
  };
}
