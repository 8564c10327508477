import { checkSection } from '../schema/check.ts';
import type { SectionSchema } from '../schema/section-schema.ts';
import { sectionSchemas } from '../sections/schemas.ts';
import { documentBytes } from './document-bytes.ts';
import type { PageProblem } from './page-problem.ts';
import {
  isFrame,
  MAX_BLOCKS,
  MAX_COLUMNS,
  MAX_DOCUMENT_BYTES,
  PAGE_VERSION,
  withChildren,
  type PageBlock,
  type PageDocument,
} from './page.ts';

const ID = /^[\w-]{1,64}$/;
const MAX_TITLE = 200;

/**
 * Validates a page to be saved against the saved one: the rules of its blocks, and for each changed
 * block those of its section. Old damage that was not touched is no reason to refuse.
 */
export function checkPage(before: PageDocument, after: PageDocument): readonly PageProblem[] {
  if (before.version > PAGE_VERSION || after.version > PAGE_VERSION) {
    return [{ path: '/version', code: 'NEWER_VERSION' }];
  }
  if (documentBytes(after) > MAX_DOCUMENT_BYTES) {
    return [{ path: '', code: 'TOO_LARGE', limit: MAX_DOCUMENT_BYTES }];
  }
  const old = new Map(before.blocks.flatMap(withChildren).map((block) => [block.id, block]));
  return [
    ...[after.title, ...Object.values(after.titles ?? {})].flatMap((title) =>
      title.length > MAX_TITLE
        ? [{ path: '/title', code: 'TOO_LONG' as const, limit: MAX_TITLE }]
        : [],
    ),
    ...(after.blocks.length > MAX_BLOCKS
      ? [{ path: '/blocks', code: 'TOO_MANY' as const, limit: MAX_BLOCKS }]
      : []),
    ...checkIds(after, old),
    ...checkFixed(before, after),
    ...after.blocks.flatMap(withChildren).flatMap((block) => {
      const was = old.get(block.id);
      return was && JSON.stringify(was) === JSON.stringify(block) ? [] : checkBlock(was, block);
    }),
  ];
}

/** Returns whether a draft may have this problem because it is unfinished; publishing may not. */
export function isOnlyUnfinished({ code }: PageProblem): boolean {
  return code === 'REQUIRED';
}

/** Validates every section of the page for publishing. */
export function checkSections(page: PageDocument): readonly PageProblem[] {
  return page.blocks.flatMap(withChildren).flatMap((block) => checkProps(block, block));
}

function checkIds(after: PageDocument, old: ReadonlyMap<string, PageBlock>): PageProblem[] {
  const seen = new Set<string>();
  return after.blocks.flatMap(withChildren).flatMap(({ id }): PageProblem[] => {
    if (seen.has(id)) return [{ block: id, path: '/id', code: 'ID_TAKEN' }];
    seen.add(id);
    return ID.test(id) || old.has(id) ? [] : [{ block: id, path: '/id', code: 'BAD_ID' }];
  });
}

/**
 * Checks that header, footer and the theme's fixed blocks are there, in order, with their flags.
 */
function checkFixed(before: PageDocument, after: PageDocument): PageProblem[] {
  const now = new Map(after.blocks.map((block, index) => [block.id, { block, index }]));
  let last = -1;
  return before.blocks.flatMap((block): PageProblem[] => {
    const found = now.get(block.id);
    const isFixed = block.deletable === false || isFrame(block);
    if (!found) return isFixed ? [{ block: block.id, path: '', code: 'NOT_DELETABLE' }] : [];
    const problems: PageProblem[] = [];
    if (flagsOf(found.block) !== flagsOf(block)) {
      problems.push({ block: block.id, path: '', code: 'NOT_EDITABLE' });
    }
    // Blocks that can neither be deleted nor moved keep their order; a deletable one can be
    // inserted again elsewhere.
    if (isFixed && block.movable === false) {
      if (found.index < last) problems.push({ block: block.id, path: '', code: 'NOT_MOVABLE' });
      last = Math.max(last, found.index);
    }
    return problems;
  });
}

function flagsOf({ deletable, movable, unEditable, header, footer }: PageBlock): string {
  return JSON.stringify([
    deletable ?? true,
    movable ?? true,
    unEditable ?? false,
    header ?? false,
    footer ?? false,
  ]);
}

function checkBlock(was: PageBlock | undefined, block: PageBlock): PageProblem[] {
  const children = block.content.children ?? [];
  return [
    ...(was?.unEditable && JSON.stringify(was.content.props) !== JSON.stringify(block.content.props)
      ? [{ block: block.id, path: '', code: 'NOT_EDITABLE' as const }]
      : []),
    ...(children.length > MAX_COLUMNS
      ? [{ block: block.id, path: '/children', code: 'TOO_MANY' as const, limit: MAX_COLUMNS }]
      : []),
    ...checkProps(was, block),
  ];
}

/** An unknown section is kept; an unknown field is kept if it was there before. */
function checkProps(was: PageBlock | undefined, block: PageBlock): PageProblem[] {
  const schema = Object.hasOwn(sectionSchemas, block.name)
    ? Object.entries(sectionSchemas).find(([name]) => name === block.name)?.[1]
    : undefined;
  if (!schema) return [];
  const { props, i18n } = block.content;
  const all = [props, ...Object.values(i18n ?? {}).map((overlay) => ({ ...props, ...overlay }))];
  const found = all.flatMap((one) => [...checkSection(schema satisfies SectionSchema, one)]);
  const once = new Map(found.map((problem) => [`${problem.path} ${problem.code}`, problem]));
  return [...once.values()]
    .filter(({ path, code }) => code !== 'UNKNOWN_FIELD' || !wasThere(was, path))
    .map((problem) => ({ ...problem, block: block.id }));
}

function wasThere(was: PageBlock | undefined, path: string): boolean {
  const name = path.split('/')[1] ?? '';
  const held = [was?.content.props, ...Object.values(was?.content.i18n ?? {})];
  return held.some((props) => props !== undefined && Object.hasOwn(props, name));
}
