import { DUMMY, ROW, TEXT_SECTION, type PageBlock } from './page.ts';

/** A row of text columns; spec §4: each says 'กล่องที่ N' until it is written over. */
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

/** Holds a place until its owner has chosen what stands there. */
export function dummyBlock(id: string): PageBlock {
  return { id, type: 'dummy', name: DUMMY, dummy: true, content: { props: {} } };
}

/** The same block under new ids; its copy is the owner's own and may be moved and deleted. */
export function duplicateOf(source: PageBlock, [id, ...childIds]: readonly string[]): PageBlock {
  const { deletable: _kept, movable: _fixed, ...block } = source;
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
