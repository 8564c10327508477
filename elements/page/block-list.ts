import type { PageBlock } from './page.ts';

type Blocks = readonly PageBlock[];

export function placeOf(blocks: Blocks, id: string): number {
  return blocks.findIndex((block) => block.id === id);
}

/** Returns whether `at` is a gap: 0 is before the first block, `blocks.length` after the last. */
export function isGap(blocks: Blocks, at: number): boolean {
  return Number.isInteger(at) && at >= 0 && at <= blocks.length;
}

/** Moves a gap inside header and footer: no block is before the header or after the footer. */
function inside(blocks: Blocks, at: number): number {
  const first = blocks[0]?.header ? 1 : 0;
  const last = blocks.at(-1)?.footer ? blocks.length - 1 : blocks.length;
  return Math.min(Math.max(at, first), last);
}

export function insertAt(blocks: Blocks, at: number, block: PageBlock): Blocks {
  const index = inside(blocks, at);
  return [...blocks.slice(0, index), block, ...blocks.slice(index)];
}

export function removeAt(blocks: Blocks, index: number): Blocks {
  return blocks.filter((_block, place) => place !== index);
}

export function moveTo(blocks: Blocks, index: number, at: number): Blocks {
  const block = blocks[index];
  if (!block) return blocks;
  return insertAt(removeAt(blocks, index), at > index ? at - 1 : at, block);
}

/** Changes the block with this id, also if it is a column of a row. */
export function replaceBlock(
  blocks: Blocks,
  id: string,
  change: (block: PageBlock) => PageBlock,
): Blocks {
  return blocks.map((block) => {
    if (block.id === id) return change(block);
    const children = block.content.children;
    if (!children?.some((child) => child.id === id)) return block;
    return {
      ...block,
      content: { ...block.content, children: replaceBlock(children, id, change) },
    };
  });
}
