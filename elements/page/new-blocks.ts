import { DUMMY, ROW, TEXT_SECTION, type PageBlock } from './page.ts';

/** Returns a row of text columns; each says 'กล่องที่ N' at first (spec §4). */
export function rowBlock(id: string, childIds: readonly string[]): PageBlock {
  return {
    id,
    type: 'others',
    name: ROW,
    layout: `${childIds.length}col`,
    content: {
      props: {},
      children: childIds.map((childId, index) => ({
        id: childId,
        type: 'text',
        name: TEXT_SECTION,
        content: {
          props: { description: `กล่องที่ ${index + 1}` },
          i18n: { en: { description: `Box ${index + 1}` } },
        },
      })),
    },
  };
}

/** Returns a placeholder until the owner has chosen a section. */
export function dummyBlock(id: string): PageBlock {
  return { id, type: 'dummy', name: DUMMY, dummy: true, content: { props: {} } };
}

/**
 * Returns the block under new ids; a copy can be moved and deleted, whatever the original's flags.
 */
export function duplicateOf(source: PageBlock, [id, ...childIds]: readonly string[]): PageBlock {
  const { deletable: _deletable, movable: _movable, locked: _locked, ...block } = source;
  const { children, ...content } = block.content;
  return {
    ...block,
    id: id ?? source.id,
    content: {
      ...content,
      ...(children
        ? {
            children: children.map((child, index) => ({
              ...child,
              id: childIds[index] ?? child.id,
            })),
          }
        : {}),
    },
  };
}
