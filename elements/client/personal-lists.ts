import { signal, type ReadonlySignal } from '@preact/signals-core';
import { watchConsent } from './consent.ts';
import {
  keyOf,
  moveItems,
  readItems,
  withItem,
  writeItems,
  type PersonalItem,
  type PersonalKind,
} from './personal-storage.ts';

/** One of the visitor's lists, newest first: stored in this browser, the same in every tab. */
export interface PersonalList {
  readonly items: ReadonlySignal<readonly PersonalItem[]>;
  /** False if the list is full and does not drop old items. */
  add(id: string, now: number, link?: PersonalItem['link']): boolean;
  remove(id: string): void;
  clear(): void;
  /** Replaces the list without notifying watchers. */
  replace(items: readonly PersonalItem[]): void;
  has(id: string): boolean;
}

/** A change that the visitor made on this page; `before` is the old list. */
export interface ListChange {
  readonly kind: PersonalKind;
  readonly ids: readonly string[];
  readonly kept: boolean;
  readonly before: readonly PersonalItem[];
}

const lists = new Map<PersonalKind, PersonalList>();
const watchers = new Set<(change: ListChange) => void>();

/** Calls `listener` after each change on this page; other tabs report their own. */
export function watchChanges(listener: (change: ListChange) => void): void {
  watchers.add(listener);
}

/** Returns the visitor's list of this kind. Browsers only. */
export function personalList(kind: PersonalKind): PersonalList {
  const known = lists.get(kind);
  if (known) return known;
  const made = createList(kind);
  lists.set(kind, made);
  return made;
}

function createList(kind: PersonalKind): PersonalList {
  const items = signal(readItems(kind));
  const load = (): void => {
    items.value = readItems(kind);
  };
  const write = (next: readonly PersonalItem[]): void => {
    items.value = next;
    writeItems(kind, next);
  };
  const change = (next: readonly PersonalItem[], ids: readonly string[], kept: boolean): void => {
    const before = items.peek();
    write(next);
    for (const listener of watchers) listener({ kind, ids, kept, before });
  };
  addEventListener('storage', (event) => {
    if (event.key === keyOf(kind)) load();
  });
  // A page from the back/forward cache has missed changes of other pages.
  addEventListener('pageshow', (event) => {
    if (event.persisted) load();
  });
  watchConsent(() => moveItems(kind, items.peek()));
  return {
    items,
    add(id, time, link) {
      load();
      const next = withItem(kind, items.peek(), { id, time, ...(link && { link }) });
      if (next) change(next, [id], true);
      return next !== null;
    },
    remove(id) {
      load();
      const next = items.peek().filter((item) => item.id !== id);
      change(next, [id], false);
    },
    clear() {
      const ids = items.peek().map((item) => item.id);
      change([], ids, false);
    },
    replace: write,
    has: (id) => items.value.some((item) => item.id === id),
  };
}
