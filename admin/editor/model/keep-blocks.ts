import type { EditorDocument } from '@talad/elements/page/operations';
import { isSame } from './leaves.ts';

/** Returns `next` with the objects of `now` where both are the same, so that only the others render again. */
export function withKeptBlocks(now: EditorDocument, next: EditorDocument): EditorDocument {
  const known = new Map(now.page.blocks.map((block) => [block.id, block]));
  const blocks = next.page.blocks.map((block) => {
    const old = known.get(block.id);
    return old && isSame(old, block) ? old : block;
  });
  const design = isSame(now.design, next.design) ? now.design : next.design;
  return { page: { ...next.page, blocks }, design };
}
