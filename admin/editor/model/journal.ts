import type { EditorDocument } from '@talad/elements/page/operations';

/** Unsaved state of a page in this browser, updated after each operation. */
export interface JournalEntry {
  /** `${shopId}/${page}`. */
  readonly key: string;
  readonly doc: EditorDocument;
  /** The server's document on which the edits are based. */
  readonly base: EditorDocument;
  readonly revision: number;
  readonly at: number;
  readonly edits: number;
}

export interface Journal {
  readonly read: (key: string) => Promise<JournalEntry | null>;
  readonly write: (entry: JournalEntry) => void;
  readonly clear: (key: string) => Promise<void>;
}

const DATABASE = 'talad-editor';
const STORE = 'journal';

/** Stored in IndexedDB with every operation; without storage the editor works too. */
export function openJournal(): Journal {
  const database = open().catch(() => null);
  const run = async <T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | null> => {
    const db = await database;
    if (!db) return null;
    return done(
      act(db.transaction(STORE, mode, { durability: 'relaxed' }).objectStore(STORE)),
    ).catch(() => null);
  };
  let waiting: JournalEntry | null = null;
  const put = (): void => {
    const entry = waiting;
    waiting = null;
    removeEventListener('pagehide', put);
    if (entry) void run('readwrite', (store) => store.put(entry));
  };
  return {
    // The store needs no locking, because only this file writes into it.
    read: (key) =>
      run<JournalEntry | undefined>('readonly', (store) => store.get(key)).then(
        (entry) => entry ?? null,
      ),
    // Copying two documents takes longer than rendering a key, so the canvas comes first.
    write(entry) {
      if (!waiting) {
        setTimeout(put);
        addEventListener('pagehide', put);
      }
      waiting = entry;
    },
    clear: async (key) => {
      waiting = null;
      await run('readwrite', (store) => store.delete(key));
    },
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE, { keyPath: 'key' });
  });
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}
