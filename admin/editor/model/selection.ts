import { isFrame, type PageBlock } from '@talad/elements/page/page';
import type { EditorState } from './editor-store.ts';

/** Returns the ids of the selected sections in the order of the page; one, if only one is selected. */
export function selectedIds({ doc, selected, also }: EditorState): readonly string[] {
  if (selected === null) return [];
  if (also.length === 0) return [selected];
  const chosen = new Set([selected, ...also]);
  return doc.page.blocks.map(({ id }) => id).filter((id) => chosen.has(id));
}

/** Returns the sections that can be selected together: those between header and footer. */
export function ownIds(blocks: readonly PageBlock[]): readonly string[] {
  return blocks.filter((block) => !isFrame(block)).map(({ id }) => id);
}

/** Returns the sections from one to the other, both included, in either direction. */
export function idsBetween(
  blocks: readonly PageBlock[],
  from: string,
  to: string,
): readonly string[] {
  const all = blocks.map(({ id }) => id);
  const [a, b] = [all.indexOf(from), all.indexOf(to)];
  if (a < 0 || b < 0) return [];
  const range = new Set(all.slice(Math.min(a, b), Math.max(a, b) + 1));
  return ownIds(blocks).filter((id) => range.has(id));
}
