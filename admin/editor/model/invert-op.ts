import {
  apply,
  type BlockFlags,
  type EditorDocument,
  type PageOp,
} from '@talad/elements/page/operations';
import { withChildren, type PageBlock } from '@talad/elements/page/page';

const THEME_PATHS = ['currentTheme', 'currentColors', 'currentFonts', 'currentThemeExtra'] as const;

/**
 * Returns the operations that undo `op`. A snapshot would revert everything since, including merged
 * edits of another person; inverse operations change nothing else. So an undo works after a merge,
 * and a toast can revert an older operation. The cost is that every operation needs an inverse
 * here.
 */
export function invertOp(before: EditorDocument, op: PageOp): readonly PageOp[] {
  const { blocks } = before.page;
  switch (op.op) {
    case 'insertSection':
    case 'insertRow':
    case 'insertDummy':
      return [{ op: 'remove', id: op.id }];
    case 'restore':
      return [{ op: 'remove', id: op.block.id }];
    case 'duplicate':
      return op.ids.slice(0, 1).map((id) => ({ op: 'remove', id }));
    case 'move':
    case 'moveTo':
      return backTo(before, op);
    case 'remove': {
      const index = blocks.findIndex(({ id }) => id === op.id);
      const block = blocks[index];
      return block ? [{ op: 'restore', block, after: blocks[index - 1]?.id ?? null }] : [];
    }
    case 'setColumns':
      return [{ ...op, columns: findBlock(blocks, op.id)?.content.children ?? [] }];
    case 'setProp': {
      const block = findBlock(blocks, op.id);
      const props = op.lang ? block?.content.i18n?.[op.lang] : block?.content.props;
      return [{ ...op, value: props?.[op.name] }];
    }
    case 'setFlags': {
      return [{ op: 'setFlags', id: op.id, flags: flagsOf(findBlock(blocks, op.id)) }];
    }
    case 'setTitle':
      return op.lang
        ? [{ ...op, value: before.page.titles?.[op.lang] ?? '' }]
        : [{ op: 'setTitle', value: before.page.title }];
    case 'setDesign':
      return [{ ...op, value: valueAt(before.design, op.path) }];
    case 'setTheme':
      return [...THEME_PATHS, ...('header' in op.design ? (['header'] as const) : [])].map(
        (name) => ({ op: 'setDesign', path: `/${name}`, value: before.design[name] }),
      );
    case 'reset':
      return [
        {
          op: 'reset',
          blocks,
          design: before.design,
          ...(op.titles && { titles: titlesOf(before) }),
        },
      ];
  }
}

/** Returns the operation that makes `doc` the edited document again, whatever is locked. */
export function putBackOp({ page, design }: EditorDocument): PageOp {
  return { op: 'reset', blocks: page.blocks, design, titles: titlesOf({ page }) };
}

function titlesOf({ page: { title, titles } }: Pick<EditorDocument, 'page'>) {
  return { title, ...(titles && { titles }) };
}

/** Returns the operations that undo all of `ops`, the last one first. */
export function invertAll(before: EditorDocument, ops: readonly PageOp[]): readonly PageOp[] {
  const inverse: PageOp[] = [];
  let doc = before;
  for (const op of ops) {
    inverse.unshift(...invertOp(doc, op));
    doc = apply(doc, op);
  }
  return inverse;
}

export function findBlock(blocks: readonly PageBlock[], id: string | null): PageBlock | undefined {
  return blocks.flatMap(withChildren).find((block) => block.id === id);
}

/** Returns the flags that an owner has set. */
export function flagsOf({ hideOn, locked, label }: Partial<PageBlock> = {}): BlockFlags {
  return { ...(hideOn && { hideOn }), ...(locked && { locked }), ...(label && { label }) };
}

/** Returns a path in a design, such as '/currentColors/A'. */
export function valueAt(record: object, path: string): unknown {
  let value: unknown = record;
  for (const name of path.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
  }
  return value;
}

function backTo(
  before: EditorDocument,
  op: Extract<PageOp, { op: 'move' | 'moveTo' }>,
): readonly PageOp[] {
  const place = (doc: EditorDocument) => doc.page.blocks.findIndex(({ id }) => id === op.id);
  const old = place(before);
  const now = place(apply(before, op));
  // `at` counts the gaps with the block still in its place.
  return [{ op: 'moveTo', id: op.id, at: old > now ? old + 1 : old }];
}
