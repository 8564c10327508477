import { effect } from '@preact/signals-core';
import { COPY_KEY } from '../../client/cart/cart-count.ts';
import { personalList } from '../../client/personal-lists.ts';
import { ACCOUNT_KEY, favouriteStorage } from '../../client/personal-storage.ts';
import { tokenOf } from '../../client/session/session-memory.ts';
import type { Lang, TextKey } from '../../locales/text.ts';
import { findDeep } from '../modal/find-deep.ts';

const locale = (): Lang => (document.documentElement.lang === 'th' ? 'th' : 'en');
const kinds = ['favorites', 'favorite-shops', 'favorite-blogs', 'compare'] as const;
const kindOf = (button: HTMLElement) => kinds.find((kind) => kind === button.dataset['keep']);
let isStarted = false;
let following: Promise<void> | undefined;
let lastToast: Promise<void> = Promise.resolve();

/** Starts showing which products are favourites or compared. */
export function startFavourites(): void {
  if (isStarted) return;
  isStarted = true;
  effect(mark);
  // Without this script, the lists stay in the browser only.
  following = follow().catch(() => undefined);
  void watchCart().catch(() => undefined);
  // Lists that load more products also add hearts.
  addEventListener('talad-more-loaded', mark);
  effect(() => {
    // Shown on pages with products, not during the checkout.
    const hasProducts = findDeep(document, '[data-keep], talad-personal-list').length > 0;
    if (hasProducts && personalList('compare').items.value.length > 0) void showBar();
  });
}

/**
 * Handles a click on a heart or a compare button: adds or removes the item, and shows a message.
 */
export async function toggleItem(button: HTMLElement): Promise<void> {
  startFavourites();
  // From then on changes are sent to the account.
  await following;
  const kind = kindOf(button);
  const id = idOf(button);
  if (!kind || !id) return;
  const list = personalList(kind);
  if (list.has(id)) {
    list.remove(id);
    return notify(kind === 'compare' ? 'keep.uncompared' : 'keep.unfavorited');
  }
  const { title } = button.dataset;
  const link = title === undefined ? undefined : { title, path: location.pathname };
  if (!list.add(id, Date.now(), link)) return notify('keep.full', 'error');
  await notify(kind === 'compare' ? 'keep.compared' : 'keep.favorited');
}

/** Connects favourites and coupons to the signed-in account; removes those of a signed-out one. */
async function follow(): Promise<void> {
  if (tokenOf(document.cookie) === null && favouriteStorage().getItem(ACCOUNT_KEY) === null) return;
  const [{ followAccount }, { followCoupons }] = await Promise.all([
    import('../../client/account-favourites.ts'),
    import('../../client/account-coupons.ts'),
  ]);
  followAccount(() => void notify('keep.failed', 'error'));
  void followCoupons(() => {
    // The server rendered the page before the coupons were merged.
    if (location.pathname === '/my/coupons') location.reload();
  });
}

/** Starts following the account's cart; the editor's frame has no session. */
async function watchCart(): Promise<void> {
  const isAnyones = tokenOf(document.cookie) === null && localStorage.getItem(COPY_KEY) === null;
  if (isAnyones || parent !== window) return;
  const { watchAccountCart } = await import('../../client/cart/watch-account-cart.ts');
  const { base = '' } = document.getElementById('main')?.dataset ?? {};
  watchAccountCart((shown) => {
    const code = import('../cart/follow-account-cart.ts');
    code
      .then(({ startAccountCart }) => startAccountCart(base, locale(), shown))
      .catch(() => undefined);
  });
}

/** Shows messages one after another, so that a failure replaces an earlier success. */
function notify(key: TextKey, kind: 'done' | 'error' = 'done'): Promise<void> {
  const showing = showAfter(lastToast, key, kind);
  lastToast = showing.catch(() => undefined);
  return showing;
}

async function showAfter(
  before: Promise<void>,
  key: TextKey,
  kind: 'done' | 'error',
): Promise<void> {
  const { showFavouriteToast } = await import('./favourite-toast.ts');
  await before;
  await showFavouriteToast(locale(), key, kind);
}

function mark(): void {
  for (const button of findDeep(document, '[data-keep]')) {
    const kind = kindOf(button);
    const id = idOf(button);
    const isSaved = kind && personalList(kind).items.value.some((item) => item.id === id);
    button.ariaPressed = String(isSaved ?? false);
  }
}

/** Returns the product that a heart's position belongs to. */
function idOf(button: HTMLElement): string | undefined {
  const box = button.parentElement?.querySelector<HTMLElement>('[data-product]');
  return button.dataset['id'] ?? box?.dataset['product'];
}

async function showBar(): Promise<void> {
  const { showCompareBar } = await import('../compare-bar/show-compare-bar.ts');
  await showCompareBar(locale());
}
