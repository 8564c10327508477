import type { PageProblem } from './page-problem.ts';
import { MAX_BLOCKS, MAX_COLUMNS, type PageDocument, type PageTitles } from './page.ts';
import { readPage } from './read-page.ts';

type Given = Readonly<Record<string, unknown>>;

/**
 * Parses blocks that a client sends to be saved. readPage shows the readable part of a page; this
 * one reports everything that would be lost, and drops or cuts nothing silently.
 */
export function parsePage(
  before: PageDocument,
  given: {
    readonly title: string;
    readonly titles?: PageTitles | undefined;
    readonly blocks: unknown;
  },
): PageDocument | readonly PageProblem[] {
  const { blocks } = given;
  if (!Array.isArray(blocks)) return [{ path: '/blocks', code: 'WRONG_TYPE' }];
  if (blocks.length > MAX_BLOCKS) {
    return [{ path: '/blocks', code: 'TOO_MANY', limit: MAX_BLOCKS }];
  }
  const ids = new Set<string>();
  const problems = blocks.flatMap((block, index) => checkShape(block, `/blocks/${index}`, ids));
  return problems.length > 0
    ? problems
    : readPage({ ...before, ...titlesOf(before, given), title: given.title, blocks });
}

/** Titles stay as they are if the client sends none. */
function titlesOf(before: PageDocument, given: { readonly titles?: PageTitles | undefined }) {
  const { titles = before.titles } = given;
  return titles && Object.keys(titles).length > 0 ? { titles } : { titles: undefined };
}

function checkShape(block: unknown, path: string, ids: Set<string>): readonly PageProblem[] {
  if (!isRecord(block)) return [{ path, code: 'WRONG_TYPE' }];
  const { id, name, content } = block;
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || !isRecord(content)) {
    return [{ path, code: 'WRONG_TYPE' }];
  }
  if (ids.has(id)) return [{ block: id, path, code: 'ID_TAKEN' }];
  ids.add(id);
  const { props, i18n, children } = content;
  const isSound =
    isRecord(props) &&
    (i18n === undefined || (isRecord(i18n) && Object.values(i18n).every(isRecord))) &&
    (children === undefined || Array.isArray(children));
  if (!isSound) return [{ block: id, path: `${path}/content`, code: 'WRONG_TYPE' }];
  if (!Array.isArray(children)) return [];
  return children.length > MAX_COLUMNS
    ? [{ block: id, path: `${path}/children`, code: 'TOO_MANY', limit: MAX_COLUMNS }]
    : children.flatMap((child, index) => checkShape(child, `${path}/children/${index}`, ids));
}

function isRecord(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
