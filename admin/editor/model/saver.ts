import type { EditorDocument } from '@talad/elements/page/operations';

/** Spec §4: a save is requested with a debounce of 5 s. */
export const SAVE_DELAY = 5_000;
/** Delay after a failure: short at first, then longer. */
const RETRIES = [2_000, 5_000, 15_000, 30_000] as const;

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly revision: number }
  /** Another person saved first: their document is to be merged. */
  | { readonly kind: 'conflict'; readonly revision: number; readonly theirs: EditorDocument }
  /** The server would refuse the same document again. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly message: string; readonly again: boolean };

export interface SaverWiring {
  readonly send: (doc: EditorDocument, baseRevision: number) => Promise<SaveAnswer>;
  /** The current document. */
  readonly current: () => EditorDocument;
  /**
   * Merges, and returns true to save the merged document at once, or false if the owner has to
   * choose first.
   */
  readonly onConflict: (theirs: EditorDocument, revision: number) => boolean;
  readonly onSaved: (doc: EditorDocument, revision: number) => void;
  readonly onState: (state: SaveState) => void;
}

export interface Saver {
  /** Reports a change. */
  readonly touch: () => void;
  /** Saves now, after a running request; true if the server has everything. */
  readonly flush: () => Promise<boolean>;
  /** Retries, after a lost connection or by the button. */
  readonly retry: () => void;
  /** Reports that the document was reloaded, or a merge was decided. */
  readonly setBase: (revision: number) => void;
  readonly revision: () => number;
  readonly isDirty: () => boolean;
  readonly stop: () => void;
}

/** Saves with one request at a time. Reports 'saved' only if nothing has changed since the request was sent. */
export function createSaver(wiring: SaverWiring, firstRevision: number): Saver {
  let revision = firstRevision;
  /** Counts changes, to compare the sent state with the present one. */
  let changes = 0;
  let savedChanges = 0;
  let failures = 0;
  /** The last save was refused: the server would refuse the same document again. */
  let isStuck = false;
  let blocked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<void> | null = null;

  const isDirty = (): boolean => changes !== savedChanges;

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    if (flight) return flight;
    if (!isDirty() || blocked) return Promise.resolve();
    flight = sendOnce().finally(() => {
      flight = null;
    });
    return flight;
  }

  async function sendOnce(): Promise<void> {
    const sent = changes;
    const doc = wiring.current();
    wiring.onState({ kind: 'saving' });
    const answer = await wiring.send(doc, revision);
    isStuck = answer.kind === 'refused' || answer.kind === 'failed';
    switch (answer.kind) {
      case 'saved':
        revision = answer.revision;
        savedChanges = sent;
        failures = 0;
        wiring.onSaved(doc, revision);
        if (isDirty()) {
          wiring.onState({ kind: 'waiting' });
          schedule(SAVE_DELAY);
        } else {
          wiring.onState({ kind: 'saved' });
        }
        return;
      case 'conflict':
        if (wiring.onConflict(answer.theirs, answer.revision)) {
          revision = answer.revision;
          wiring.onState({ kind: 'waiting' });
          schedule(0);
        } else {
          blocked = true;
          wiring.onState({ kind: 'waiting' });
        }
        return;
      case 'refused':
        wiring.onState({ kind: 'failed', message: answer.message, again: false });
        return;
      case 'failed': {
        const delay = RETRIES[Math.min(failures, RETRIES.length - 1)] ?? SAVE_DELAY;
        failures += 1;
        wiring.onState({ kind: 'failed', message: answer.message, again: true });
        schedule(delay);
      }
    }
  }

  return {
    touch() {
      changes += 1;
      if (blocked) return;
      if (!flight) wiring.onState({ kind: 'waiting' });
      schedule(SAVE_DELAY);
    },
    async flush() {
      // The running save may miss newer edits: at most once more after it, and a merge.
      for (let round = 0; round < 4 && isDirty(); round += 1) {
        if (blocked) return false;
        await run();
        if (isStuck) return false;
      }
      return !isDirty();
    },
    retry() {
      // The running save may have started while offline.
      void (flight ? flight.then(run) : run());
    },
    setBase(next) {
      revision = next;
      blocked = false;
      if (isDirty()) schedule(0);
    },
    revision: () => revision,
    isDirty,
    stop() {
      clearTimeout(timer);
    },
  };
}
