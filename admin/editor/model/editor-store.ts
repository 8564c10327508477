import {
  apply,
  can,
  type EditorDocument,
  type PageOp,
  type Refusal,
} from '@talad/elements/page/operations';
import type { PageBlock } from '@talad/elements/page/page';
import type { Lang } from '@talad/elements/locales/text';
import { findBlock, invertAll } from './invert-op.ts';
import {
  emptyHistory,
  record,
  recordAll,
  redo,
  undo,
  type EditTime,
  type EntryLabel,
  type History,
} from './history.ts';
import type { SaveState } from './saver.ts';

export interface AimedField {
  /** '/slides/0/title', in the saved names. */
  readonly path: string;
  /** False while the owner types on the canvas. */
  readonly takesFocus: boolean;
}

export interface EditorState {
  readonly doc: EditorDocument;
  readonly history: History;
  readonly selected: string | null;
  /** Sections that are selected besides `selected`; another selection empties it. */
  readonly also: readonly string[];
  /** Index of the open item in the selected section's list, which the canvas shows. */
  readonly item: number | null;
  /** The field that the inspector shows, after a press on the canvas. */
  readonly aimed: AimedField | null;
  readonly hovered: string | null;
  /** Sections that wait for a name under which they are saved. */
  readonly kept: readonly PageBlock[];
  /** Language whose texts are edited and shown. */
  readonly lang: Lang;
  readonly mode: 'edit' | 'preview';
  readonly save: SaveState;
  /** True if another tab of this browser edits. */
  readonly isReadOnly: boolean;
}

/** One change of the document, for the canvas, the saver and the journal. */
export interface DocumentChange {
  /** 'edit': changed by `ops`; 'merge' and 'load': the whole document is replaced. */
  readonly kind: 'edit' | 'merge' | 'load';
  readonly ops: readonly PageOp[];
  readonly before: EditorDocument;
  readonly after: EditorDocument;
}

export interface RefusedOp extends Refusal {
  readonly op: PageOp;
}

export interface EditorStore {
  readonly get: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly onChange: (listener: (change: DocumentChange) => void) => () => void;
  /** Applies `op`, or returns why it cannot. */
  readonly commit: (op: PageOp, gesture?: string) => Refusal | null;
  /** Applies all operations as one entry of history, or none, and returns the first that cannot. */
  readonly commitAll: (ops: readonly PageOp[], label: EntryLabel) => RefusedOp | null;
  readonly undo: () => EntryLabel | null;
  readonly redo: () => EntryLabel | null;
  /** Reverts only `ops`, as a new entry, even after other changes: the undo of toasts. */
  readonly takeBack: (before: EditorDocument, ...ops: readonly PageOp[]) => void;
  /** Replaces the document by the server's; its history is empty. */
  readonly load: (doc: EditorDocument) => void;
  /** Merges another person's changes; local changes can still be undone. */
  readonly adopt: (doc: EditorDocument) => void;
  readonly set: (part: Partial<Omit<EditorState, 'doc' | 'history'>>) => void;
}

export function createEditorStore(
  doc: EditorDocument,
  lang: Lang,
  now: () => number = Date.now,
): EditorStore {
  let state: EditorState = {
    doc,
    history: emptyHistory,
    selected: null,
    also: [],
    item: null,
    aimed: null,
    hovered: null,
    kept: [],
    lang,
    mode: 'edit',
    save: { kind: 'saved' },
    isReadOnly: false,
  };
  const listeners = new Set<() => void>();
  const changeListeners = new Set<(change: DocumentChange) => void>();

  function change(
    next: Partial<EditorState>,
    kind: DocumentChange['kind'] = 'edit',
    ops: readonly PageOp[] = [],
  ): void {
    const before = state.doc;
    state = { ...state, ...next };
    if (state.selected !== null && !findBlock(state.doc.page.blocks, state.selected)) {
      state = { ...state, selected: null, item: null };
    }
    if (state.also.length > 0) state = { ...state, also: remainingOf(state, next) };
    if (state.doc !== before) {
      for (const listener of changeListeners) listener({ kind, ops, before, after: state.doc });
    }
    for (const listener of listeners) listener();
  }

  function commit(op: PageOp, gesture?: string): Refusal | null {
    if (state.isReadOnly) return { code: 'NOT_EDITABLE' };
    const refusal = can(state.doc, op);
    if (refusal) return refusal;
    const time: EditTime = { now: now(), ...(gesture === undefined ? {} : { gesture }) };
    const history = record(state.history, state.doc, op, time);
    change({ doc: apply(state.doc, op), history }, 'edit', [op]);
    return null;
  }

  function commitAll(ops: readonly PageOp[], label: EntryLabel): RefusedOp | null {
    if (ops.length === 0) return null;
    let { doc: after } = state;
    for (const op of ops) {
      const refusal: Refusal | null = state.isReadOnly ? { code: 'NOT_EDITABLE' } : can(after, op);
      if (refusal) return { ...refusal, op };
      after = apply(after, op);
    }
    const history = recordAll(state.history, state.doc, ops, label, now());
    change({ doc: after, history }, 'edit', ops);
    return null;
  }

  function step(take: typeof undo): EntryLabel | null {
    if (state.isReadOnly) return null;
    const done = take(state.history, state.doc);
    if (!done) return null;
    change({ doc: done.doc, history: done.history }, 'edit', done.ops);
    return done.label;
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChange(listener) {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    commit,
    commitAll,
    undo: () => step(undo),
    redo: () => step(redo),
    takeBack(before, ...ops) {
      const inverse = invertAll(before, ops);
      if (ops.length > 1) commitAll(inverse, { op: 'restoreAll', count: ops.length });
      else for (const op of inverse) commit(op);
    },
    load: (doc) => change({ doc, history: emptyHistory, selected: null, item: null }, 'load'),
    adopt: (doc) => change({ doc }, 'merge'),
    set: (part) => change(part),
  };
}

/** Returns the further selected sections that are still there and belong to this selection. */
function remainingOf(
  { also, doc, selected }: EditorState,
  next: Partial<EditorState>,
): readonly string[] {
  if (selected === null || (next.selected !== undefined && next.also === undefined)) return [];
  const remaining = also.filter(
    (id) => id !== selected && doc.page.blocks.some((block) => block.id === id),
  );
  return remaining.length === also.length ? also : remaining;
}
