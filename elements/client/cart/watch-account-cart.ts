import type { AccountCartRequest, AccountCartResponse } from '../../api/account-cart.contract.ts';
import { readCopy, writeCopy, type AccountCopy } from './account-copy.ts';
import { callApi } from '../api-client.ts';
import { cartKey } from './cart-count.ts';
import { tokenOf } from '../session/session-memory.ts';

/** An account's cart belongs to the page's own site. */
export const OWN_CART = { api: '/api/v1', base: '' } as const;

/** Viewing a page fetches changes of other browsers if the last fetch is older than this. */
export const FRESH_MS = 5_000;

/**
 * Calls `follow`, once, when this browser's cart is not, or may no longer be, the signed-in
 * account's; most pages need no more code than this. Passes the copy that this page has shown,
 * which another tab may have removed since.
 */
export function watchAccountCart(follow: (shown: AccountCopy | null) => void): void {
  let shown: AccountCopy | null = null;
  const end = new AbortController();
  const begin = (): void => {
    if (end.signal.aborted) return;
    end.abort();
    follow(shown);
  };
  const look = (): void => {
    const copy = readCopy();
    shown = copy ?? shown;
    void isCurrent(copy).then((is) => is || begin());
  };
  document.addEventListener('talad-cart-change', begin, end);
  document.addEventListener('visibilitychange', look, end);
  for (const name of ['focus', 'pageshow', 'online', 'storage']) addEventListener(name, look, end);
  look();
}

async function isCurrent(copy: AccountCopy | null): Promise<boolean> {
  const isSettled =
    copy?.token === tokenOf(document.cookie) &&
    !copy.sent &&
    Object.keys(copy.clashes).length === 0 &&
    JSON.stringify(copy.lines) === storedLines();
  if (!isSettled || Date.now() - copy.time < FRESH_MS) return isSettled;
  const { owner, revision } = copy;
  const body: AccountCartRequest = { owner, revision, changes: [] };
  const answer = await callApi<AccountCartResponse>(`${OWN_CART.api}/cart/account`, { body });
  // A failed request is repeated when the page is shown again.
  if (!answer.ok) return answer.code !== 'UNAUTHENTICATED';
  const isSame = answer.data.owner === owner && answer.data.revision === revision;
  const now = readCopy();
  if (isSame && now) writeCopy({ ...now, time: Date.now() });
  return isSame;
}

function storedLines(): string {
  try {
    const { products = {} }: { readonly products?: Record<string, { readonly qty?: unknown }> } =
      JSON.parse(localStorage.getItem(cartKey(OWN_CART)) ?? '{}');
    return JSON.stringify(
      Object.fromEntries(Object.entries(products).map(([uuid, { qty }]) => [uuid, qty])),
    );
  } catch {
    return '';
  }
}
