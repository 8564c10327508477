import { withChildren, type PageBlock } from '@talad/elements/page/page';
import { sections, type SectionName } from '@talad/elements/sections/index';
import { containsWords } from '../palette/ready/find-layouts.ts';
import { schemaOf } from '../section-names.ts';
import type { OwnSection } from './own-api.ts';

/** Returns the saved sections whose name, or whose sections' names in either language, contain every word. */
export function findOwn(own: readonly OwnSection[], search: string): readonly OwnSection[] {
  return own.filter(({ name, blocks }) => {
    const labels = blocks.flatMap(withChildren).flatMap((block) => {
      const { th = '', en = '' } = schemaOf(block.name)?.label ?? {};
      return [block.label ?? '', th, en];
    });
    return containsWords([name, ...labels].join(' '), search);
  });
}

/** Returns the first block with a picture of its own: a row shows the section of a column. */
export function shownBlock({
  blocks,
}: OwnSection): (PageBlock & { readonly name: SectionName }) | undefined {
  return blocks.flatMap(withChildren).find(isSection);
}

function isSection(block: PageBlock): block is PageBlock & { readonly name: SectionName } {
  return Object.hasOwn(sections, block.name);
}
