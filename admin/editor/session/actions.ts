import { apply, can, type PageOp, type Refusal } from '@talad/elements/page/operations';
import { isFrame, withChildren, type PageBlock } from '@talad/elements/page/page';
import { findBlock } from '../model/invert-op.ts';
import { newId } from '../model/new-id.ts';
import type { SampleSection } from '../palette/sample-section.ts';
import { UNDO_TIME, type Notices } from './notices.ts';
import type { GroupActions } from '../selection/group-actions.ts';
import type { EditorSession } from './editor-session.ts';
import { showRefusal } from './refusals.ts';

/** All actions of an owner on a page, for buttons, keys and drags. Each shows its result. */
export interface EditorActions {
  /** Acts on several sections; the acts below do the same if `id` is one of several selected. */
  readonly group: GroupActions;
  readonly insertSection: (name: string, at?: number, sample?: Partial<SampleSection>) => void;
  readonly insertRow: (columns: number, at?: number) => void;
  readonly insertDummy: (at?: number) => void;
  readonly move: (id: string, by: 1 | -1) => void;
  readonly moveTo: (id: string, at: number) => void;
  readonly remove: (id: string) => void;
  readonly duplicate: (id: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (id: string | null) => void;
  readonly refusalOf: (op: PageOp) => Refusal | null;
}

export interface ActionTexts {
  readonly nameOf: (block: PageBlock) => string;
  readonly labelOf: (label: Parameters<LabelText>[0]) => string;
}
type LabelText = (label: NonNullable<ReturnType<EditorSession['store']['undo']>>) => string;

export function createActions(
  { store }: EditorSession,
  notices: Notices,
  words: () => ActionTexts,
  group: GroupActions,
): EditorActions {
  const blocks = (): readonly PageBlock[] => store.get().doc.page.blocks;
  const nameOf = (id: string): string => {
    const block = findBlock(blocks(), id);
    return block ? words().nameOf(block) : '';
  };
  /** Position as owners count it: without header and footer. */
  const placeOf = (id: string) => {
    const own = blocks().filter((block) => !isFrame(block));
    return { n: own.findIndex((block) => block.id === id) + 1, total: own.length };
  };
  const commit = (op: PageOp, id: string): boolean => {
    const name = nameOf(id);
    const refusal = store.commit(op);
    if (refusal) showRefusal(notices, refusal.code, name);
    return !refusal;
  };
  /** Insert after the selected section, else at the end of the page. */
  const usualPlace = (): number => {
    const { selected } = store.get();
    const index = blocks().findIndex((block) =>
      withChildren(block).some(({ id }) => id === selected),
    );
    return index < 0 ? blocks().length : index + 1;
  };
  const inserted = (op: PageOp, id: string): void => {
    if (!commit(op, id)) return;
    store.set({ selected: id, item: null });
    notices.announce('outline.added', { name: nameOf(id), ...placeOf(id) });
  };

  return {
    group,
    insertSection(name, at = usualPlace(), sample = {}) {
      const id = newId('b');
      inserted({ op: 'insertSection', name, at, id, ...sample }, id);
    },
    insertRow(columns, at = usualPlace()) {
      const id = newId('b');
      const childIds = Array.from({ length: columns }, () => newId('c'));
      inserted({ op: 'insertRow', columns, at, id, childIds }, id);
    },
    insertDummy(at = usualPlace()) {
      const id = newId('b');
      inserted({ op: 'insertDummy', at, id }, id);
    },
    move(id, by) {
      if (group.isShared(id)) return group.move(by);
      if (commit({ op: 'move', id, by }, id)) {
        notices.announce('outline.moved', { name: nameOf(id), ...placeOf(id) });
      }
    },
    moveTo(id, at) {
      if (group.isShared(id)) return group.moveTo(at);
      const { doc } = store.get();
      const op: PageOp = { op: 'moveTo', id, at };
      const index = blocks().findIndex((block) => block.id === id);
      // It was dropped at its own place, so there is nothing to undo or save.
      if (!can(doc, op) && apply(doc, op).page.blocks[index]?.id === id) return;
      if (commit(op, id)) {
        notices.announce('outline.moved', { name: nameOf(id), ...placeOf(id) });
      }
    },
    remove(id) {
      if (group.isShared(id)) return group.remove();
      const before = store.get().doc;
      const block = findBlock(before.page.blocks, id);
      const name = nameOf(id);
      const op: PageOp = { op: 'remove', id };
      if (!commit(op, id)) return;
      notices.announce('outline.removed', { name });
      // Spec §4: an undo toast, unless the row was a dummy.
      if (block?.dummy) return;
      notices.toast({
        kind: 'info',
        key: 'toast.deleted',
        vars: { name },
        actionKey: 'toast.undo',
        time: UNDO_TIME,
        action: () => {
          store.takeBack(before, op);
          store.set({ selected: id });
        },
      });
    },
    duplicate(id) {
      if (group.isShared(id)) return group.duplicate();
      const source = blocks().find((block) => block.id === id);
      if (!source) return;
      const ids = withChildren(source).map((_block, index) => newId(index === 0 ? 'b' : 'c'));
      const [first = ''] = ids;
      if (!commit({ op: 'duplicate', id, ids }, id)) return;
      store.set({ selected: first, item: null });
      notices.announce('outline.added', { name: nameOf(first), ...placeOf(first) });
    },
    undo() {
      const label = store.undo();
      if (label) notices.announce('outline.undone', { label: words().labelOf(label) });
    },
    redo() {
      const label = store.redo();
      if (label) notices.announce('outline.redone', { label: words().labelOf(label) });
    },
    select: (selected) => store.set({ selected, also: [], item: null, aimed: null }),
    refusalOf: (op) => can(store.get().doc, op),
  };
}
