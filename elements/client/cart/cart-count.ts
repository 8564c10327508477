import type { TaladCartChangeEvent } from './cart-change.event.ts';

/**
 * Identifies a cart: the API that prices it, and the shop's address or path. Elements are cart
 * owners.
 */
export interface CartOwner {
  readonly api: string;
  readonly base: string;
}

/** Storage key of the copy of an account's cart (account-copy.ts). Signing out removes it. */
export const COPY_KEY = 'talad-cart-of';

/**
 * Returns the key of a cart in the browser's storage: `{prefix}-sync-cart` (spec §9). The page sets
 * the prefix with `<meta name="talad-cart-prefix" content="...">`. A site has one cart; on another
 * site each shop has its own, by its address (`base`).
 */
export function cartKey({ api, base }: CartOwner): string {
  const { host } = new URL(api, location.href);
  const own = host === location.host ? '' : (base || host).replace(/^\w+:\/|^/, '-');
  const meta = document.querySelector<HTMLMetaElement>('meta[name=talad-cart-prefix]');
  return `${meta?.content || 'talad'}${own.replaceAll('/', '-')}-sync-cart`;
}

/**
 * Reports the number of pieces in the cart, now and after each change here or in another tab. Every
 * page shows the number and few pages need the cart, so only the number is read. `begun`: a
 * checkout was begun here. Returns a function that stops it.
 */
export function watchCount(
  owner: CartOwner,
  report: (count: number, begun?: boolean) => void,
): () => void {
  const key = cartKey(owner);
  const read = (): void => {
    let count: unknown;
    let begun = false;
    try {
      const json = localStorage.getItem(key) ?? '{}';
      begun = json.includes('/checkout/');
      count = JSON.parse(json).total_quantity;
    } catch {
      // Storage is blocked, or the value is not ours: an empty cart.
    }
    report(Number.isSafeInteger(count) ? Math.max(0, Number(count)) : 0, begun);
  };
  const stored = (event: StorageEvent): void => {
    if (event.key === key) read();
  };
  const changed = (event: TaladCartChangeEvent): void => {
    if (event.key === key) report(event.count);
  };
  read();
  const end = new AbortController();
  addEventListener('storage', stored, end);
  // A page from the back/forward cache has missed changes of other pages.
  addEventListener('pageshow', read, end);
  document.addEventListener('talad-cart-change', changed, end);
  return () => end.abort();
}
