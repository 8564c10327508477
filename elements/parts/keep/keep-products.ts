import { effect } from '@preact/signals-core';
import { COPY_KEY } from '../../client/cart-count.ts';
import { personalList } from '../../client/personal-lists.ts';
import { ACCOUNT_KEY, keptIn } from '../../client/personal-storage.ts';
import { tokenOf } from '../../client/session/session-memory.ts';
import type { Lang, TextKey } from '../../locales/text.ts';
import { findDeep } from '../modal/find-deep.ts';

const locale = (): Lang => (document.documentElement.lang === 'th' ? 'th' : 'en');
const kinds = ['favorites', 'favorite-shops', 'favorite-blogs', 'compare'] as const;
const kindOf = (button: HTMLElement) => kinds.find((kind) => kind === button.dataset['keep']);
let isStarted = false;
let following: Promise<void> | undefined;
let said: Promise<void> = Promise.resolve();

/** Shows what is kept, from now on. */
export function startKeeping(): void {
  if (isStarted) return;
  isStarted = true;
  effect(mark);
  // Without its code the lists are the browser's.
  following = follow().catch(() => undefined);
  void watchCart().catch(() => undefined);
  // Lists that grow bring new hearts.
  addEventListener('talad-more-loaded', mark);
  effect(() => {
    // Where products are looked at, and not on the way to pay.
    const isShelf = findDeep(document, '[data-keep], talad-personal-list').length > 0;
    if (isShelf && personalList('compare').items.value.length > 0) void showBar();
  });
}

/** A heart, or a product put beside others: done, or taken back, and said. */
export async function pressKeep(button: HTMLElement): Promise<void> {
  startKeeping();
  // The account hears of changes from then on.
  await following;
  const kind = kindOf(button);
  const id = idOf(button);
  if (!kind || !id) return;
  const list = personalList(kind);
  if (list.has(id)) {
    list.remove(id);
    return say(kind === 'compare' ? 'keep.uncompared' : 'keep.unfavorited');
  }
  const { title } = button.dataset;
  const link = title === undefined ? undefined : { title, path: location.pathname };
  if (!list.add(id, Date.now(), link)) return say('keep.full', 'error');
  await say(kind === 'compare' ? 'keep.compared' : 'keep.favorited');
}

/** Favourites and coupons of who is signed in are the account's; those of who was, nobody's. */
async function follow(): Promise<void> {
  if (tokenOf(document.cookie) === null && keptIn().getItem(ACCOUNT_KEY) === null) return;
  const [{ followAccount }, { followCoupons }] = await Promise.all([
    import('../../client/account-favourites.ts'),
    import('../../client/account-coupons.ts'),
  ]);
  followAccount(() => void say('keep.failed', 'error'));
  void followCoupons(() => {
    // Drawn by the server, before it knew of them.
    if (location.pathname === '/my/coupons') location.reload();
  });
}

/** Follows the account's cart; the editor's frame has no session. */
async function watchCart(): Promise<void> {
  const isAnyones = tokenOf(document.cookie) === null && localStorage.getItem(COPY_KEY) === null;
  if (isAnyones || parent !== window) return;
  const { watchAccountCart } = await import('../../client/watch-account-cart.ts');
  const { base = '' } = document.getElementById('main')?.dataset ?? {};
  watchAccountCart((shown) => {
    const code = import('../cart/follow-account-cart.ts');
    code
      .then(({ startAccountCart }) => startAccountCart(base, locale(), shown))
      .catch(() => undefined);
  });
}

/** One after the other: a failure has to replace the success that was said before it. */
function say(key: TextKey, kind: 'done' | 'error' = 'done'): Promise<void> {
  const saying = sayAfter(said, key, kind);
  said = saying.catch(() => undefined);
  return saying;
}

async function sayAfter(
  before: Promise<void>,
  key: TextKey,
  kind: 'done' | 'error',
): Promise<void> {
  const { sayKept } = await import('./say-kept.ts');
  await before;
  await sayKept(locale(), key, kind);
}

function mark(): void {
  for (const button of findDeep(document, '[data-keep]')) {
    const kind = kindOf(button);
    const id = idOf(button);
    const isKept = kind && personalList(kind).items.value.some((item) => item.id === id);
    button.ariaPressed = String(isKept ?? false);
  }
}

/** A heart says by its place which product it means. */
function idOf(button: HTMLElement): string | undefined {
  const box = button.parentElement?.querySelector<HTMLElement>('[data-product]');
  return button.dataset['id'] ?? box?.dataset['product'];
}

async function showBar(): Promise<void> {
  const { showCompareBar } = await import('../compare-bar/show-compare-bar.ts');
  await showCompareBar(locale());
}
