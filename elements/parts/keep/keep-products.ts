import { effect } from '@preact/signals-core';
import { personalList } from '../../client/personal-lists.ts';
import type { PersonalKind } from '../../client/personal-storage.ts';
import { showToast } from '../../client/toasts.ts';
import { loadArea } from '../../locales/load-area.ts';
import { loadTexts } from '../../locales/load.ts';
import { text, type Lang, type TextKey } from '../../locales/text.ts';
import { findDeep } from '../modal/find-deep.ts';
import { showToasts } from '../toast/tell.ts';

const locale = (): Lang => (document.documentElement.lang === 'th' ? 'th' : 'en');
const isKind = (name: string | undefined): name is 'favorites' | 'compare' =>
  name === 'favorites' || name === 'compare';
let isStarted = false;

/** Shows what is kept, from now on. */
export function startKeeping(): void {
  if (isStarted) return;
  isStarted = true;
  effect(mark);
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
  const kind = button.dataset['keep'];
  const id = idOf(button);
  if (!isKind(kind) || !id) return;
  const list = personalList(kind);
  if (list.has(id)) {
    list.remove(id);
    return say(kind === 'favorites' ? 'keep.unfavorited' : 'keep.uncompared');
  }
  if (!list.add(id, Date.now())) return say('keep.full', 'error');
  await say(kind === 'favorites' ? 'keep.favorited' : 'keep.compared');
}

async function say(key: TextKey, kind: 'done' | 'error' = 'done'): Promise<void> {
  const lang = locale();
  await Promise.all([loadTexts(lang), loadArea('personal', lang)]);
  showToast({ text: text(lang, key), kind });
  await showToasts(lang);
}

function mark(): void {
  for (const button of findDeep(document, '[data-keep]')) {
    const kind: PersonalKind = button.dataset['keep'] === 'compare' ? 'compare' : 'favorites';
    const id = idOf(button);
    button.ariaPressed = String(personalList(kind).items.value.some((item) => item.id === id));
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
