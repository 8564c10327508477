import { checkPage, isOnlyUnfinished } from './check-page.ts';
import { isFrame, pageOf, type PageBlock } from './page.ts';
import type { PageProblem } from './page-problem.ts';
import { parsePage } from './parse-page.ts';

export type SoundBlocks =
  | { readonly ok: true; readonly blocks: readonly PageBlock[] }
  | { readonly ok: false; readonly problems: readonly PageProblem[] };

/**
 * Validates sections without a page by the rules of a save, and returns those between header and footer, without
 * the flags that only a theme sets.
 */
export function soundBlocks(given: unknown): SoundBlocks {
  const empty = pageOf('', []);
  const [header, footer] = empty.blocks;
  const blocks = Array.isArray(given) ? [header, ...given, footer] : given;
  const page = parsePage(empty, { title: '', blocks });
  if (!('blocks' in page)) return { ok: false, problems: page };
  const problems = checkPage(empty, page).filter((problem) => !isOnlyUnfinished(problem));
  const own = page.blocks.filter((block) => !isFrame(block));
  if (problems.length === 0 && own.length > 0) return { ok: true, blocks: own.map(withoutRules) };
  return { ok: false, problems: problems.length > 0 ? problems : [{ path: '', code: 'REQUIRED' }] };
}

function withoutRules({
  deletable: _deletable,
  movable: _movable,
  unEditable: _unEditable,
  ...block
}: PageBlock): PageBlock {
  return block;
}
