import type { Caller } from './caller.ts';
import { isCounted, isOpened } from './is-counted.ts';
import type { PageVisit } from './page-visit.ts';
import {
  firstSource,
  mergeVisitors,
  VISIT_ENDS_MS,
  type PendingVisitor,
} from './pending-visitor.ts';
import { knownSources } from './source-names.ts';
import { thaiDay } from './thai-day.ts';
import { MARKETPLACE, OTHER, sourceOf, type Source } from './visit-source.ts';
import { createVisitorHash } from './visitor-hash.ts';

/** Visitors of all shops between two flushes; those beyond are not counted. */
export const MAX_PENDING = 20_000;
/**
 * Maximum number of sources of a shop per day and process, because anyone can put new ones into
 * links.
 */
export const MAX_SOURCES = 200;
/** Maximum number of visitors of a shop per day and process. */
const MAX_VISITORS = 200_000;
const DAY_MS = 86_400_000;

/** A page that was opened, and the parts of its address that name the source. */
export interface OpenedPage {
  readonly visit: PageVisit;
  readonly query: URLSearchParams;
  readonly referrer: string | undefined;
  readonly origin: string;
}

/** Something done at a shop other than opening a page. */
export type Act =
  | { readonly kind: 'cart' | 'checkout'; readonly shopId: number }
  | { readonly kind: 'order'; readonly shopId: number; readonly orderId: string };

export interface VisitCounter {
  /** Counts a page that is sent. */
  page(caller: Caller, opened: OpenedPage): void;
  /** Counts a page that was sent ahead, when it is opened. */
  opened(caller: Caller, opened: OpenedPage): void;
  act(caller: Caller, act: Act): void;
  /** Empties the counter. */
  take(): readonly PendingVisitor[];
  /** Puts back what could not be written. */
  putBack(batch: readonly PendingVisitor[]): void;
  /** Notes how many visitors of a shop's day were new in the database. */
  known(shopId: number, day: string, visitors: number): void;
}

interface CounterOptions {
  readonly secret: string;
  readonly platformOrigin: string;
  readonly now: () => Date;
}

/** Counts in memory: no request waits for it or asks the database (decision 225). */
export function createVisitCounter(options: CounterOptions): VisitCounter {
  const { platformOrigin, now } = options;
  const hashOf = createVisitorHash(options.secret);
  let pending = new Map<string, PendingVisitor>();
  let today = {
    day: '',
    sources: new Map<number, Set<string>>(),
    visitors: new Map<number, number>(),
  };

  /** Returns the visitor's entry, made with the first thing that they do; null if there are too many. */
  function entryOf(shopId: number, caller: Caller, at: Date): PendingVisitor | null {
    const day = thaiDay(at);
    if (today.day !== day) today = { day, sources: new Map(), visitors: new Map() };
    const isFull = (today.visitors.get(shopId) ?? 0) >= MAX_VISITORS;
    const hash = isFull ? null : hashOf(shopId, day, caller);
    const key = keyOf({ shopId, day, hash });
    const time = at.getTime();
    const known = pending.get(key);
    if (known) {
      if (time - known.lastAt >= VISIT_ENDS_MS) known.visits += 1;
      known.lastAt = time;
      known.accountId ??= caller.visitor?.accountId ?? null;
      return known;
    }
    if (pending.size >= MAX_PENDING) return null;
    const fresh = freshVisitor({ shopId, day, hash }, caller, time);
    pending.set(key, fresh);
    return fresh;
  }

  function admitted(shopId: number, source: Source | null): Source | null {
    if (source === null) return null;
    const name = `${source.source}\n${source.medium}\n${source.campaign}`;
    const known = today.sources.get(shopId) ?? new Set();
    today.sources.set(shopId, known);
    if (known.has(name)) return source;
    if (known.size < MAX_SOURCES) {
      known.add(name);
      return source;
    }
    return knownSources.has(source.source) ? { ...OTHER, source: source.source } : OTHER;
  }

  function open(shopId: number, caller: Caller, source: Source | null, at: Date) {
    const entry = entryOf(shopId, caller, at);
    if (entry) entry.source = firstSource(entry.source, admitted(shopId, source));
    return entry;
  }

  function countPage(caller: Caller, { visit, query, referrer, origin }: OpenedPage): void {
    if (!isCounted(caller)) return;
    const at = now();
    const agent = caller.headers['user-agent'] ?? '';
    const source = sourceOf({ query, referrer, agent, origin, base: visit.base, platformOrigin });
    const site = open(visit.shopId, caller, source, at);
    if (site) site.views += 1;
    if (!visit.product) return;
    const { id, shopId } = visit.product;
    // On the marketplace's page a product is a visit of its seller's shop too.
    const isOwn = shopId === visit.shopId;
    const seller = isOwn ? site : open(shopId, caller, source ?? MARKETPLACE, at);
    if (!seller) return;
    if (!isOwn) seller.views += 1;
    seller.productViews += 1;
    seller.products.set(id, (seller.products.get(id) ?? 0) + 1);
  }

  return {
    page(caller, opened) {
      if (isOpened(caller)) countPage(caller, opened);
    },
    opened: countPage,
    act(caller, act) {
      if (!isCounted(caller)) return;
      const at = now();
      const entry = entryOf(act.shopId, caller, at);
      if (!entry) return;
      if (act.kind === 'order') {
        const before = thaiDay(new Date(at.getTime() - DAY_MS));
        entry.orders.push({ id: act.orderId, hashBefore: hashOf(act.shopId, before, caller) });
      } else if (act.kind === 'cart') entry.carts += 1;
      else entry.checkouts += 1;
    },
    take() {
      const taken = [...pending.values()];
      pending = new Map();
      return taken;
    },
    putBack(batch) {
      const later = pending;
      pending = new Map(batch.map((one) => [keyOf(one), one]));
      for (const [key, one] of later) {
        const first = pending.get(key);
        if (first) pending.set(key, mergeVisitors(first, one));
        else if (pending.size < MAX_PENDING) pending.set(key, one);
      }
    },
    known(shopId, day, visitors) {
      if (day !== today.day) return;
      today.visitors.set(shopId, (today.visitors.get(shopId) ?? 0) + visitors);
    },
  };
}

type VisitorName = Pick<PendingVisitor, 'shopId' | 'day' | 'hash'>;

function keyOf({ shopId, day, hash }: VisitorName): string {
  return `${shopId} ${day} ${hash ?? ''}`;
}

function freshVisitor(name: VisitorName, caller: Caller, time: number): PendingVisitor {
  return {
    ...name,
    source: null,
    accountId: caller.visitor?.accountId ?? null,
    firstAt: time,
    lastAt: time,
    visits: 1,
    views: 0,
    productViews: 0,
    carts: 0,
    checkouts: 0,
    products: new Map(),
    orders: [],
  };
}
