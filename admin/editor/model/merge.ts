import type { EditorDocument, PageOp } from '@talad/elements/page/operations';
import type { PageBlock } from '@talad/elements/page/page';
import { flagsOf, valueAt } from './invert-op.ts';
import { isSame, leavesOf } from './leaves.ts';

/** Both sides changed the same value, so the owner has to choose. */
export interface MergeConflict {
  readonly id: string | null;
  /** Name of the section, for the dialog. */
  readonly name: string;
  /** '/content/props/title', or in the design '/currentColors/A'. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Applies the choice 'mine' to the merged document. */
  readonly keepMine: PageOp;
}

export interface Merged {
  /** The merged document; conflicting values are theirs until the owner chooses. */
  readonly doc: EditorDocument;
  readonly conflicts: readonly MergeConflict[];
}

/** Three-way merge by node: different nodes and different props merge silently. */
export function mergeDocuments(
  base: EditorDocument,
  mine: EditorDocument,
  theirs: EditorDocument,
): Merged {
  const conflicts: MergeConflict[] = [];
  const inBase = byId(base.page.blocks);
  const inMine = byId(mine.page.blocks);
  const inTheirs = byId(theirs.page.blocks);
  const merged = new Map<string, PageBlock>();
  for (const id of new Set([...inTheirs.keys(), ...inMine.keys()])) {
    const block = mergeBlock(inBase.get(id), inMine.get(id), inTheirs.get(id), conflicts);
    if (block) merged.set(id, block);
  }
  const order = mergeOrder(
    base.page.blocks.map(({ id }) => id),
    mine.page.blocks.map(({ id }) => id),
    theirs.page.blocks.map(({ id }) => id),
  );
  const blocks = order.flatMap((id) => merged.get(id) ?? []);
  const title = pick(base.page.title, mine.page.title, theirs.page.title);
  if (title.clash) {
    conflicts.push({
      id: null,
      name: '',
      path: '/title',
      mine: mine.page.title,
      theirs: theirs.page.title,
      keepMine: { op: 'setTitle', value: mine.page.title },
    });
  }
  const design = mergeRecord(base.design, mine.design, theirs.design, (path, my, their) =>
    conflicts.push({
      id: null,
      name: '',
      path,
      mine: my,
      theirs: their,
      keepMine: { op: 'setDesign', path, value: my },
    }),
  );
  const titles = mergeRecord(
    base.page.titles ?? {},
    mine.page.titles ?? {},
    theirs.page.titles ?? {},
    (path, my, their) => {
      const lang = path === '/en' ? 'en' : 'th';
      const value = typeof my === 'string' ? my : '';
      const keepMine: PageOp = { op: 'setTitle', value, lang };
      conflicts.push({
        id: null,
        name: '',
        path: `/titles${path}`,
        mine: my,
        theirs: their,
        keepMine,
      });
    },
  );
  const { titles: _theirs, ...page } = theirs.page;
  const hasTitles = Object.keys(titles).length > 0;
  return {
    doc: {
      page: { ...page, title: title.value, ...(hasTitles ? { titles } : {}), blocks },
      design,
    },
    conflicts,
  };
}

function mergeBlock(
  base: PageBlock | undefined,
  mine: PageBlock | undefined,
  theirs: PageBlock | undefined,
  conflicts: MergeConflict[],
): PageBlock | undefined {
  // A block that one side deleted stays deleted, unless the other side has changed it.
  if (!mine) return theirs && (!base || !isSame(base, theirs)) ? theirs : undefined;
  if (!theirs) return !base || !isSame(base, mine) ? mine : undefined;
  const [was, my, their] = [base ?? theirs, mine, theirs].map(withoutColumns);
  const flags: { readonly path: string; readonly mine: unknown; readonly theirs: unknown }[] = [];
  const merged = mergeRecord(was ?? theirs, my ?? mine, their ?? theirs, (path, own, other) => {
    const keepMine = opFor(mine.id, path, own);
    if (path in FLAGS) flags.push({ path, mine: own, theirs: other });
    if (!keepMine) return;
    conflicts.push({ id: mine.id, name: mine.name, path, mine: own, theirs: other, keepMine });
  });
  const [flag] = flags;
  // One operation sets all flags of a block, so there is one question for all.
  if (flag) {
    const own = Object.fromEntries(flags.map(({ path, mine: value }) => [path.slice(1), value]));
    const keepMine: PageOp = {
      op: 'setFlags',
      id: mine.id,
      flags: { ...flagsOf(merged), ...own },
    };
    conflicts.push({ id: mine.id, name: mine.name, ...flag, keepMine });
  }
  const columns = mergeColumns({ base, mine, theirs }, conflicts);
  return columns ? { ...merged, content: { ...merged.content, children: columns } } : merged;
}

/** Merges a row that two people have changed, column by column. */
function mergeColumns(
  {
    base,
    mine,
    theirs,
  }: Readonly<Record<'mine' | 'theirs', PageBlock>> & {
    readonly base: PageBlock | undefined;
  },
  conflicts: MergeConflict[],
): readonly PageBlock[] | undefined {
  const columns = [base, mine, theirs].map((row) => row?.content.children ?? []);
  const [was, my, their] = columns.map(byId);
  if (!mine.content.children && !theirs.content.children) return undefined;
  const [inBase = [], inMine = [], inTheirs = []] = columns.map((row) => row.map(({ id }) => id));
  return mergeOrder(inBase, inMine, inTheirs).flatMap(
    (id) => mergeBlock(was?.get(id), my?.get(id), their?.get(id), conflicts) ?? [],
  );
}

/** Flags of a block that two people can set to different values; a lock is only on or off. */
const FLAGS: Readonly<Record<string, true>> = { '/label': true, '/hideOn': true };

function withoutColumns(block: PageBlock): PageBlock {
  const { children: _columns, ...content } = block.content;
  return { ...block, content };
}

/**
 * Returns the operation that sets '/content/i18n/en/title'; null uses their value without a choice.
 */
function opFor(id: string, path: string, value: unknown): PageOp | null {
  const [, , kind, first = '', second = ''] = path.split('/');
  if (kind === 'props') return { op: 'setProp', id, name: first, value };
  if (kind === 'i18n' && (first === 'th' || first === 'en')) {
    return { op: 'setProp', id, name: second, value, lang: first };
  }
  return null;
}

/** Merges leaf by leaf; a list or a text is one leaf. */
function mergeRecord<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  clash: (path: string, mine: unknown, theirs: unknown) => void,
): T {
  const merged = structuredClone(theirs);
  for (const path of new Set([...leavesOf(base), ...leavesOf(mine), ...leavesOf(theirs)])) {
    const [old, my, their] = [base, mine, theirs].map((one) => valueAt(one, path));
    const chosen = pick(old, my, their);
    if (chosen.clash) clash(path, my, their);
    else if (!isSame(chosen.value, their)) put(merged, path.split('/').slice(1), chosen.value);
  }
  return merged;
}

interface Picked<T> {
  readonly value: T;
  readonly clash: boolean;
}

function pick<T>(base: T, mine: T, theirs: T): Picked<T> {
  if (isSame(mine, theirs) || isSame(base, mine)) return { value: theirs, clash: false };
  return isSame(base, theirs) ? { value: mine, clash: false } : { value: theirs, clash: true };
}

/** Keeps the order of the side that moved blocks; the other's new blocks follow their neighbour. */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const common = (list: readonly string[]) =>
    list.filter((id) => [base, mine, theirs].every((one) => one.includes(id)));
  const iMoved = !isSame(common(base), common(mine));
  const [lead, other] = iMoved ? [mine, theirs] : [theirs, mine];
  const order = [...lead];
  other.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = other.slice(0, index).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

function byId(blocks: readonly PageBlock[]): ReadonlyMap<string, PageBlock> {
  return new Map(blocks.map((block) => [block.id, block]));
}

function put(record: object, path: readonly string[], value: unknown): void {
  const last = path.at(-1);
  if (last === undefined) return;
  let place = record;
  for (const name of path.slice(0, -1)) {
    const inner: unknown = Reflect.get(place, name);
    const next = typeof inner === 'object' && inner !== null ? inner : {};
    Reflect.set(place, name, next);
    place = next;
  }
  if (value === undefined) Reflect.deleteProperty(place, last);
  else Reflect.set(place, last, value);
}
