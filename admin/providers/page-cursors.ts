/**
 * Cursors of the pages of a list by number: react-admin counts pages, the server gives cursors. Stored with the
 * tab, so that a reload stays on its page.
 */
export class PageCursors {
  readonly #lists: Map<string, (string | null)[]>;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
    this.#lists = new Map(readStored(storage));
  }

  /** Returns null for the first page, and undefined if the cursor is unknown. */
  find(list: string, page: number): string | null | undefined {
    return page === 1 ? null : this.#lists.get(list)?.[page];
  }

  /** `next` is the cursor of the following page; null on the last one. */
  remember(list: string, page: number, next: string | null): void {
    const cursors = this.#lists.get(list) ?? [];
    if (next === null) cursors.length = Math.min(cursors.length, page + 1);
    else cursors[page + 1] = next;
    this.#lists.delete(list);
    this.#lists.set(list, cursors);
    const recent = [...this.#lists].slice(-KEPT_LISTS);
    this.#storage.setItem(KEY, JSON.stringify(recent));
  }
}

const KEY = 'talad.pages';
const KEPT_LISTS = 10;

function readStored(storage: Pick<Storage, 'getItem'>): [string, (string | null)[]][] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isList) : [];
  } catch {
    return [];
  }
}

function isList(entry: unknown): entry is [string, (string | null)[]] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Array.isArray(entry[1]);
}
