import { apply, can, type PageOp } from '@talad/elements/page/operations';
import { isFrame, withChildren, type PageBlock, type Screen } from '@talad/elements/page/page';
import { flagsOf } from '../model/invert-op.ts';
import { isRecord } from '../model/leaves.ts';
import type { GroupAct } from '../model/history.ts';
import { newId } from '../model/new-id.ts';
import { idsBetween, ownIds, selectedIds } from '../model/selection.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { UNDO_TIME, type Notices } from '../session/notices.ts';
import { showRefusal } from '../session/refusals.ts';
import { adoptSections, isTooLarge, readSections, writeSections } from './clipboard-text.ts';
import { readClipboard, writeClipboard } from './clipboard.ts';

/** Acts on all selected sections at once, each one step of undo. */
export interface GroupActions {
  /** Adds a section to the selection or takes it out; or selects all up to it. */
  readonly extend: (id: string, how: 'toggle' | 'range') => void;
  /** Moves the end of the selected range by one section, and returns where it now is. */
  readonly extendBy: (by: 1 | -1) => string | null;
  readonly selectAll: () => void;
  /** True if `id` is one of several selected sections: an act on it is an act on all. */
  readonly isShared: (id: string) => boolean;
  readonly move: (by: 1 | -1) => void;
  readonly moveTo: (at: number) => void;
  readonly remove: () => void;
  readonly duplicate: () => void;
  /** Shows or hides them on a kind of screen. */
  readonly show: (screen: Screen, isShown: boolean) => void;
  /** Locks them against a change by mistake, or opens their locks. */
  readonly lock: (isLocked: boolean) => void;
  /** Gives one section the owner's own name; an empty one is its usual name again. */
  readonly rename: (id: string, label: string) => void;
  readonly copy: () => void;
  readonly cut: () => void;
  /** Asks for a name under which the selected sections are saved. */
  readonly keep: () => void;
  /** Adds copies of saved sections at the gap `at`, else below the selection. */
  readonly addOwn: (sections: readonly PageBlock[], at?: number) => void;
  /** Pastes `text`, or what the clipboard has. */
  readonly paste: (text?: string) => void;
}

export function createGroupActions(
  { store, data }: Pick<EditorSession, 'store' | 'data'>,
  notices: Notices,
  shopId: number,
  nameOf: (block: PageBlock) => string,
): GroupActions {
  const blocks = (): readonly PageBlock[] => store.get().doc.page.blocks;
  const ids = (): readonly string[] => selectedIds(store.get());
  /** The far end of a range that was selected by keys. */
  let edge: string | null = null;

  const choose = (anchor: string | null, also: readonly string[]): void => {
    store.set({ selected: anchor, also: also.filter((id) => id !== anchor), item: null });
    const count = ids().length;
    if (count > 1) notices.announce('select.count', { n: count });
  };
  /** Applies all, or says once why one of them cannot. */
  const commit = (ops: readonly PageOp[], op: GroupAct): boolean => {
    const refused = store.commitAll(ops, { op, count: ops.length });
    if (!refused) return ops.length > 0;
    const id = 'id' in refused.op ? refused.op.id : null;
    const block = blocks().find((one) => one.id === id);
    showRefusal(notices, refused.code, block ? nameOf(block) : '');
    return false;
  };

  function removeAll(op: 'removeAll' | 'cutAll'): void {
    const before = store.get().doc;
    const ops = ids().map((id): PageOp => ({ op: 'remove', id }));
    if (!commit(ops, op)) return;
    notices.toast({
      kind: 'info',
      key: ops.length === 1 ? 'select.removed_one' : 'select.removed',
      vars: { n: ops.length },
      actionKey: 'toast.undo',
      time: UNDO_TIME,
      action: () => store.takeBack(before, ...ops),
    });
  }

  /** Returns the selected sections without header and footer, or none and says why. */
  function chosenBlocks(): readonly PageBlock[] {
    const chosen = new Set(ids());
    const copied = blocks().filter((block) => chosen.has(block.id) && !isFrame(block));
    if (copied.length === 0) showRefusal(notices, 'NOT_COPIED', '');
    return copied;
  }

  function copy(): boolean {
    const copied = chosenBlocks();
    if (copied.length === 0) return false;
    void writeClipboard(writeSections({ shopId, blocks: copied, pictures: addresses() }));
    return true;
  }

  /** Addresses of the shop's own pictures that the page shows, by media id. */
  const addresses = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.values(data.all()).flatMap(({ pictures }) =>
        isRecord(pictures)
          ? Object.entries(pictures).flatMap(([id, picture]) =>
              isRecord(picture) && typeof picture['src'] === 'string'
                ? [[id, picture['src']] as const]
                : [],
            )
          : [],
      ),
    );

  function pasteText(text: string): void {
    const copied = readSections(text);
    if (!copied) {
      notices.toast({ kind: 'info', key: 'paste.foreign' });
      return;
    }
    const adopted = adoptSections(copied, shopId);
    if (!insert(adopted.blocks, 'paste')) return;
    if (adopted.blocks.length === 1) notices.announce('paste.one');
    else notices.announce('paste.done', { n: adopted.blocks.length });
    if (adopted.missing > 0) {
      notices.toast({ kind: 'info', key: 'paste.missing', vars: { n: adopted.missing } });
    } else if (adopted.borrowed > 0) {
      notices.toast({ kind: 'info', key: 'paste.borrowed', vars: { n: adopted.borrowed } });
    }
  }

  /** Inserts blocks with ids of their own as one step, and selects them. */
  function insert(added: readonly PageBlock[], act: GroupAct, at?: number): boolean {
    // Below the last selected section, else at the end of the page.
    const all = blocks();
    const place = all.findLastIndex((block) =>
      withChildren(block).some(({ id }) => ids().includes(id)),
    );
    const last = all.findLastIndex((block) => !isFrame(block));
    const index = at === undefined ? (place < 0 ? last : place) : at - 1;
    let after = all[index]?.id ?? null;
    const ops = added.map((block): PageOp => {
      const op: PageOp = { op: 'restore', block, after };
      after = block.id;
      return op;
    });
    if (isTooLarge(ops.reduce(apply, store.get().doc).page)) {
      showRefusal(notices, 'LIMIT', '');
      return false;
    }
    if (!commit(ops, act)) return false;
    const [first = null, ...others] = added.map(({ id }) => id);
    choose(first, others);
    return true;
  }

  return {
    extend(pressed, how) {
      const { selected, also } = store.get();
      const own = ownIds(blocks());
      // A press on a column of a row means the row.
      const id = blocks().find((one) => withChildren(one).some((part) => part.id === pressed))?.id;
      if (id === undefined || !own.includes(id)) return;
      edge = id;
      if (selected === null || !own.includes(selected)) choose(id, []);
      else if (how === 'range') choose(selected, idsBetween(blocks(), selected, id));
      else if (id === selected) choose(also[0] ?? null, also.slice(1));
      else choose(selected, also.includes(id) ? also.filter((one) => one !== id) : [...also, id]);
    },
    extendBy(by) {
      const { selected, also } = store.get();
      const own = ownIds(blocks());
      if (selected === null || !own.includes(selected)) return null;
      const from = edge !== null && also.includes(edge) ? edge : selected;
      const next = own[own.indexOf(from) + by];
      if (next === undefined) return null;
      edge = next;
      choose(selected, idsBetween(blocks(), selected, next));
      return next;
    },
    selectAll() {
      const [first = null, ...others] = ownIds(blocks());
      choose(first, others);
    },
    isShared: (id) => store.get().also.length > 0 && ids().includes(id),
    move(by) {
      const ordered = by === 1 ? ids().toReversed() : ids();
      const ops = ordered.map((id): PageOp => ({ op: 'move', id, by }));
      if (commit(ops, 'moveAll')) notices.announce('select.moved', { n: ops.length });
    },
    moveTo(at) {
      const chosen = new Set(ids());
      // The first section below that stays where it is marks the place.
      const anchor =
        blocks()
          .slice(at)
          .find(({ id, header }) => !chosen.has(id) && !header)?.id ?? null;
      let { doc } = store.get();
      const ops: PageOp[] = [];
      for (const id of ids()) {
        const now = doc.page.blocks;
        const gap = anchor === null ? now.length : now.findIndex((block) => block.id === anchor);
        const op: PageOp = { op: 'moveTo', id, at: gap };
        ops.push(op);
        if (!can(doc, op)) doc = apply(doc, op);
      }
      const order = (list: readonly PageBlock[]) => list.map(({ id }) => id).join();
      if (order(doc.page.blocks) === order(blocks()) && ops.every((op) => !can(doc, op))) return;
      if (commit(ops, 'moveAll')) notices.announce('select.moved', { n: ops.length });
    },
    remove: () => removeAll('removeAll'),
    duplicate() {
      const chosen = new Set(ids());
      const sources = blocks().filter(({ id }) => chosen.has(id));
      const ops = sources.map((source): PageOp => ({
        op: 'duplicate',
        id: source.id,
        ids: withChildren(source).map((_one, index) => newId(index === 0 ? 'b' : 'c')),
      }));
      const copies = ops.flatMap((op) => (op.op === 'duplicate' ? op.ids.slice(0, 1) : []));
      if (!commit(ops, 'duplicateAll')) return;
      const [first = null, ...others] = copies;
      choose(first, others);
    },
    show(screen, isShown) {
      const chosen = new Set(ids());
      const ops = blocks()
        .filter(({ id }) => chosen.has(id))
        .map((block): PageOp => {
          const others = (block.hideOn ?? []).filter((one) => one !== screen);
          const hideOn = isShown ? others : [...others, screen];
          return { op: 'setFlags', id: block.id, flags: { ...flagsOf(block), hideOn } };
        });
      commit(ops, 'hideAll');
    },
    lock(isLocked) {
      const chosen = new Set(ids());
      const ops = blocks()
        .filter(({ id, locked = false }) => chosen.has(id) && locked !== isLocked)
        .map((block): PageOp => {
          const { locked: _old, ...flags } = flagsOf(block);
          return {
            op: 'setFlags',
            id: block.id,
            flags: isLocked ? { ...flags, locked: true } : flags,
          };
        });
      commit(ops, isLocked ? 'lockAll' : 'unlockAll');
    },
    rename(id, label) {
      const block = blocks().find((one) => one.id === id);
      if (!block || label.trim() === (block.label ?? '')) return;
      commit([{ op: 'setFlags', id, flags: { ...flagsOf(block), label } }], 'rename');
    },
    copy() {
      const count = ids().length;
      if (!copy()) return;
      const key = count === 1 ? 'copy.one' : 'copy.done';
      notices.toast({ kind: 'success', key, vars: { n: count } });
    },
    cut() {
      const refused = ids()
        .map((id): PageOp => ({ op: 'remove', id }))
        .find((op) => can(store.get().doc, op));
      // A cut copies and removes, or does neither.
      if (refused) commit([refused], 'cutAll');
      else if (copy()) removeAll('cutAll');
    },
    keep: () => store.set({ kept: chosenBlocks() }),
    addOwn(sections, at) {
      const { blocks: copies } = adoptSections({ shopId, blocks: sections, pictures: {} }, shopId);
      if (insert(copies, 'addOwn', at)) notices.announce('own.added', { n: copies.length });
    },
    paste(text) {
      if (text === undefined) void readClipboard().then(pasteText);
      else pasteText(text);
    },
  };
}
