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

/** A list of the visitor's own, newest first: kept in this browser, the same in every tab. */
export interface PersonalList {
  readonly items: ReadonlySignal<readonly PersonalItem[]>;
  /** False where the list is full and drops nothing by itself. */
  add(id: string, now: number): boolean;
  remove(id: string): void;
  clear(): void;
  has(id: string): boolean;
}

const lists = new Map<PersonalKind, PersonalList>();

/** Browsers only. */
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
  addEventListener('storage', (event) => {
    if (event.key === keyOf(kind)) load();
  });
  // A page out of the back/forward cache has missed what other pages did.
  addEventListener('pageshow', (event) => {
    if (event.persisted) load();
  });
  watchConsent(() => moveItems(kind, items.peek()));
  return {
    items,
    add(id, time) {
      load();
      const next = withItem(kind, items.peek(), { id, time });
      if (next) write(next);
      return next !== null;
    },
    remove(id) {
      load();
      write(items.peek().filter((item) => item.id !== id));
    },
    clear: () => write([]),
    has: (id) => items.value.some((item) => item.id === id),
  };
}
