import { effect } from '@preact/signals-core';
import type { AccountCartRequest, AccountCartResponse } from '../../api/account-cart.contract.ts';
import type { Lang } from '../../locales/text.ts';
import { readCopy, withoutClashes, writeCopy, type AccountCopy } from './account-copy.ts';
import { callApi, type ApiResult } from '../api-client.ts';
import { checkSettled } from './check-settled.ts';
import { saveCart } from './cart-actions.ts';
import { COPY_KEY } from './cart-count.ts';
import { parseCart } from './cart-storage.ts';
import { cartStore, type CartStore } from './cart-store.ts';
import {
  appliedOf,
  changesOf,
  mergeCarts,
  quantitiesOf,
  type Quantities,
} from './merge-account-cart.ts';
import { tokenOf } from '../session/session-memory.ts';
import { siteQuery } from '../site-query.ts';
import { FRESH_MS, OWN_CART } from './watch-account-cart.ts';

interface CartCallbacks {
  /** The shopper has to choose between two quantities. */
  readonly clashed: () => void;
  /** A product could not be added: the cart is full, or the product is gone. */
  readonly refused: (code: 'CART_FULL' | 'NOT_FOUND') => void;
}

/** Debounce: pressing "+" five times sends one call. */
const DEBOUNCE_MS = 600;
const RETRY_MS = 30_000;
/** Changes made during a call are sent right after it, in at most this many calls. */
const MAX_ROUNDS = 3;

const UNKNOWN = { lines: {}, revision: 0 } as const;

/**
 * Keeps this browser's cart the same as the signed-in account's (decision 036). A guest's
 * lines join it at sign-in; after the session its lines leave this browser.
 */
export function followAccountCart(
  {
    base,
    locale,
    shown,
  }: { readonly base: string; readonly locale: Lang; readonly shown: AccountCopy | null },
  callbacks: CartCallbacks,
): void {
  const { api } = OWN_CART;
  const store = cartStore(OWN_CART);
  const url = `${api}/cart/account${siteQuery(base, locale)}`;
  const token = (): string | null => tokenOf(document.cookie);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  /** The page's copy, also when the browser refuses to store it. */
  let held = readCopy() ?? shown;
  let isStored = held !== null;

  const recall = (): AccountCopy | null => (held && !isStored ? held : readCopy());
  /** Signed out in this or another tab: the page must not store its lines again. */
  const isGone = (): boolean => isStored && !readCopy();
  const localLines = (): Quantities => quantitiesOf(store.state.peek().cart.items);

  function remember(copy: AccountCopy | null): void {
    held = copy;
    // Without the cart a stored copy would look like a cart that the shopper has emptied.
    isStored = copy !== null && store.stored.peek();
    writeCopy(isStored ? copy : null);
  }

  /** One call at a time in all tabs of this browser; one more waits. */
  function refresh(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isWaiting) return;
    isWaiting = true;
    void alone(() => {
      isWaiting = false;
      return sync();
    });
  }

  async function sync(): Promise<void> {
    store.load();
    const { state } = store;
    if (token() === null) return leave();
    if (isGone()) return;
    notifyClashes();
    // Orders first: their lines leave the copy that they were ordered from.
    if (state.peek().orders.some(({ url: at }) => at.includes('/checkout/'))) {
      await checkSettled(store, api, Date.now());
    }
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const copy = recall();
      const known = copy && isWhole(store) ? copy : null;
      const local = localLines();
      // Until an unanswered call is resolved, send nothing more.
      const changes = known && !known.sent ? changesOf(known.lines, local) : [];
      const isFresh = known?.token === token() && Date.now() - known.time < FRESH_MS;
      if (isFresh && !known.sent && changes.length === 0) return;
      const sent = Object.fromEntries(changes.map((one) => [one.product_uuid, one.quantity]));
      if (copy && changes.length > 0) remember({ ...copy, sent });
      const { lines, revision } = known ?? UNKNOWN;
      const owned = copy && { owner: copy.owner };
      const body: AccountCartRequest = { ...owned, revision, changes };
      const answer: ApiResult<AccountCartResponse> = await callApi(url, { body, keepalive: true });
      if (!answer.ok) {
        if (answer.code === 'UNAUTHENTICATED') leave();
        // Sends a waiting change sooner.
        else timer ??= setTimeout(refresh, RETRY_MS);
        return;
      }
      // Only the server's lines say which part of an unanswered call was applied.
      const applied = known?.sent && appliedOf(known.sent, quantitiesOf(answer.data.lines));
      applyAnswer(answer.data, { copy: recall(), base: lines, sent: applied ?? sent });
    }
  }

  function applyAnswer(
    { owner: name, revision, lines, product_data: data, refused }: AccountCartResponse,
    { copy, base: before, sent }: { copy: AccountCopy | null; base: Quantities; sent: Quantities },
  ): void {
    store.load();
    const now = token();
    // The visitor signed out meanwhile.
    if (now === null || isGone()) return;
    const isOthers = copy !== null && copy.owner !== name;
    const products = { ...store.state.peek().products, ...data };
    const server = quantitiesOf(lines.filter(({ product_uuid: uuid }) => products[uuid]));
    const local = isOthers ? {} : localLines();
    const merged = mergeCarts({ base: isOthers ? {} : before, sent, local, server });
    const clashes = { ...(isOthers ? {} : copy?.clashes), ...merged.clashes };
    const isOpenClash = ([uuid, quantity]: readonly [string, number]): boolean =>
      uuid in merged.lines && merged.lines[uuid] !== quantity;
    const next: AccountCopy = {
      token: now,
      owner: name,
      revision,
      time: Date.now(),
      lines: server,
      own: Object.keys(merged.lines),
      clashes: Object.fromEntries(Object.entries(clashes).filter(isOpenClash)),
    };
    const items = Object.entries(merged.lines).map(([uuid, quantity]) => ({
      product_uuid: uuid,
      quantity,
    }));
    // Store the cart first: next to an older cart a newer copy would look like removed lines.
    if (isOthers || Object.keys(data).length > 0 || !isSame(merged.lines, localLines())) {
      saveCart(store, {
        cart: { items, last_updated: Date.now() },
        products,
        ...(isOthers && { orders: [], errors: [] }),
      });
    }
    remember(next);
    notifyClashes();
    const [first] = refused;
    if (first || merged.isFull) callbacks.refused(first?.code ?? 'CART_FULL');
  }

  /** Removes the account's lines, since another person may use this browser next; a guest's lines stay. */
  function leave(): void {
    const copy = recall() ?? held;
    if (!copy) return;
    const isOwn = (uuid: string): boolean => uuid in copy.lines || copy.own.includes(uuid);
    const items = store.state.peek().cart.items.filter((item) => !isOwn(item.product_uuid));
    saveCart(store, { cart: { items, last_updated: Date.now() }, orders: [], errors: [] });
    remember(null);
  }

  function notifyClashes(): void {
    if (Object.keys(recall()?.clashes ?? {}).length > 0) callbacks.clashed();
  }

  effect(() => {
    const local = quantitiesOf(store.state.value.cart.items);
    const copy = token() === null || isGone() ? null : recall();
    if (!copy) return;
    const changed = changesOf(copy.lines, local).map((one) => one.product_uuid);
    if (changed.length === 0) return;
    const own = [...new Set([...copy.own, ...Object.keys(local)])];
    remember(withoutClashes({ ...copy, own }, changed));
    clearTimeout(timer);
    timer = setTimeout(refresh, DEBOUNCE_MS);
  });

  document.addEventListener('visibilitychange', () => {
    // Send the latest changes before the page is hidden.
    if (document.visibilityState === 'visible' || timer !== undefined) refresh();
  });
  for (const name of ['focus', 'pageshow', 'online']) addEventListener(name, refresh);
  addEventListener('click', (event) => {
    const isCart = (node: EventTarget): boolean =>
      node instanceof Element && node.localName === 'talad-cart';
    if (event.composedPath().some(isCart)) refresh();
  });
  addEventListener('storage', ({ key }) => {
    if (key === COPY_KEY || key === null) refresh();
  });
  refresh();
}

function isSame(one: Quantities, other: Quantities): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns whether every stored line can be read: an unreadable line was not removed by the shopper. */
function isWhole({ stored, storage, key }: CartStore): boolean {
  if (!stored.peek()) return true;
  try {
    const json = storage().getItem(key);
    const { products = {} }: { readonly products?: object } = JSON.parse(json ?? '');
    return parseCart(json).cart.items.length === Object.keys(products).length;
  } catch {
    return false;
  }
}

function alone(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('talad-cart', work) : work();
}
