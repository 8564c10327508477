import { apply, type EditorDocument, type PageOp } from '@talad/elements/page/operations';
import { findBlock, invertAll, invertOp } from './invert-op.ts';

/** Spec §9: undo limit. */
export const HISTORY_LIMIT = 30;
/** Keys in one field with shorter pauses are one entry. */
export const MERGE_WITHIN = 800;

/** Label in the list of history; translated when it is shown. */
export interface EntryLabel {
  readonly op: PageOp['op'] | GroupAct;
  /** Name of the block's section. */
  readonly name?: string;
  /** Saved name of the prop, or the path in the design. */
  readonly field?: string;
  /** How many sections an act on several has changed. */
  readonly count?: number;
}

/** Acts on several sections, each one entry of history. */
export type GroupAct =
  | 'moveAll'
  | 'removeAll'
  | 'restoreAll'
  | 'duplicateAll'
  | 'hideAll'
  | 'cutAll'
  | 'paste'
  | 'addOwn'
  | 'lockAll'
  | 'unlockAll'
  | 'rename'
  | 'bringBack'
  | 'revert';

export interface HistoryEntry {
  readonly label: EntryLabel;
  readonly ops: readonly PageOp[];
  readonly inverse: readonly PageOp[];
  /** Edits with the same block or field are merged if they follow quickly, or are one gesture. */
  readonly key: string | null;
  readonly gesture: string | null;
  readonly at: number;
}

export interface History {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
}

export const emptyHistory: History = { past: [], future: [] };

export interface EditTime {
  readonly now: number;
  /** One drag of a colour or a slider, from pointerdown to pointerup. */
  readonly gesture?: string;
}

export function record(
  history: History,
  before: EditorDocument,
  op: PageOp,
  { now, gesture }: EditTime,
): History {
  const key = keyOf(op);
  const last = history.past.at(-1);
  if (last && key !== null && last.key === key && history.future.length === 0) {
    const sameGesture = gesture !== undefined && last.gesture === gesture;
    const typing = gesture === undefined && last.gesture === null && now - last.at < MERGE_WITHIN;
    if (sameGesture || typing) {
      return { past: [...history.past.slice(0, -1), { ...last, ops: [op], at: now }], future: [] };
    }
  }
  const entry: HistoryEntry = {
    label: labelOf(before, op),
    ops: [op],
    inverse: invertOp(before, op),
    key,
    gesture: gesture ?? null,
    at: now,
  };
  return { past: [...history.past, entry].slice(-HISTORY_LIMIT), future: [] };
}

/** Records several operations as one entry. */
export function recordAll(
  history: History,
  before: EditorDocument,
  ops: readonly PageOp[],
  label: EntryLabel,
  now: number,
): History {
  const entry: HistoryEntry = {
    label,
    ops,
    inverse: invertAll(before, ops),
    key: null,
    gesture: null,
    at: now,
  };
  return { past: [...history.past, entry].slice(-HISTORY_LIMIT), future: [] };
}

export interface Step {
  readonly history: History;
  readonly doc: EditorDocument;
  /** Operations for the canvas. */
  readonly ops: readonly PageOp[];
  readonly label: EntryLabel;
}

export function undo(history: History, doc: EditorDocument): Step | null {
  const entry = history.past.at(-1);
  if (!entry) return null;
  return {
    history: { past: history.past.slice(0, -1), future: [entry, ...history.future] },
    doc: entry.inverse.reduce(apply, doc),
    ops: entry.inverse,
    label: entry.label,
  };
}

export function redo(history: History, doc: EditorDocument): Step | null {
  const [entry, ...future] = history.future;
  if (!entry) return null;
  return {
    history: { past: [...history.past, entry], future },
    doc: entry.ops.reduce(apply, doc),
    ops: entry.ops,
    label: entry.label,
  };
}

function keyOf(op: PageOp): string | null {
  switch (op.op) {
    case 'setProp':
      return `${op.id}.${op.lang ?? ''}.${op.name}`;
    case 'setDesign':
      return op.path;
    case 'setTitle':
      return `title.${op.lang ?? ''}`;
    case 'insertSection':
    case 'insertRow':
    case 'insertDummy':
    case 'move':
    case 'moveTo':
    case 'remove':
    case 'restore':
    case 'duplicate':
    case 'setColumns':
    case 'setFlags':
    case 'setTheme':
    case 'reset':
      return null;
  }
}

function labelOf({ page }: EditorDocument, op: PageOp): EntryLabel {
  const nameOf = (id: string): { readonly name?: string } => {
    const name = findBlock(page.blocks, id)?.name;
    return name === undefined ? {} : { name };
  };
  switch (op.op) {
    case 'insertSection':
      return { op: op.op, name: op.name };
    case 'restore':
      return { op: op.op, name: op.block.name };
    case 'setProp':
      return { op: op.op, ...nameOf(op.id), field: op.name };
    case 'setDesign':
      return { op: op.op, field: op.path };
    case 'setTheme':
      return { op: op.op, name: op.key };
    case 'move':
    case 'moveTo':
    case 'remove':
    case 'duplicate':
    case 'setFlags':
      return { op: op.op, ...nameOf(op.id) };
    case 'insertRow':
    case 'setColumns':
    case 'insertDummy':
    case 'setTitle':
    case 'reset':
      return { op: op.op };
  }
}
