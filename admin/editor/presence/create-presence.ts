import type {
  PageEditor,
  Presence,
} from '../../../storefront-host/modules/content/presence/presence.contract.ts';
import { isSame } from '../model/leaves.ts';
import { personOf, type Person } from './people.ts';

/** While others are there, a tab says this often that it still is; alone it says nothing. */
export const REPORT_MS = 20_000;
/** Several changes within this time are reported at once, and the own save is finished first. */
export const SOON_MS = 300;

export interface PresenceWiring {
  /** Reports this tab; `isGone` outlives the page. */
  readonly report: (block: string | null, isGone: boolean) => Promise<Presence>;
  /** Calls back when something on the page has changed. Returns a function that stops it. */
  readonly listen: (onNews: () => void) => () => void;
  /** The draft has this revision. */
  readonly onRevision: (revision: number) => void;
}

/** The others on the page. */
export interface PresenceSource {
  readonly people: () => readonly Person[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Reports the selected section, if another is there to see it. */
  readonly select: (block: string | null) => void;
  readonly enter: () => void;
  readonly leave: () => void;
}

const NO_PEOPLE: readonly Person[] = [];

/** Keeps the list of the others on a page (decision 504). */
export function createPresence({ report, listen, onRevision }: PresenceWiring): PresenceSource {
  const listeners = new Set<() => void>();
  let people = NO_PEOPLE;
  let block: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | null = null;

  function show(found: readonly PageEditor[]): void {
    const next = found.map(personOf);
    if (isSame(next, people)) return;
    people = next;
    for (const listener of listeners) listener();
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), delay);
  }

  async function tell(): Promise<void> {
    try {
      const found = await report(block, false);
      if (!stopListening) return;
      show(found.people);
      onRevision(found.revision);
    } catch {
      // The next report, or the connection's return, tries again.
    }
    if (stopListening && people.length > 0) schedule(REPORT_MS);
  }

  return {
    people: () => people,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select(next) {
      if (next === block) return;
      block = next;
      if (people.length > 0) schedule(SOON_MS);
    },
    enter() {
      if (stopListening) return;
      stopListening = listen(() => schedule(SOON_MS));
      void tell();
    },
    leave() {
      if (!stopListening) return;
      stopListening();
      stopListening = null;
      clearTimeout(timer);
      show([]);
      report(null, true).catch(() => undefined);
    },
  };
}
