import type { PageBlock } from '@talad/elements/page/page';
import { withChildren } from '@talad/elements/page/page';
import { blogCss } from '@talad/elements/pages/css/blog-css';
import { contestantsCss } from '@talad/elements/pages/css/contestants-css';
import type { FrontVariant } from '@talad/elements/pages/front/front-variants';
import { pageKeys } from '../../../cache/page-keys.ts';
import { readBlogs, readContestants, type LoadRequest } from '../../content/index.ts';
import { blogCardData } from './content/load-blogs.ts';

interface VariantRead extends FrontVariant {
  readonly css: string;
  readonly keys: readonly string[];
}

const EXHIBITIONS = 3;
/** Number in two rows of a wide page; the other contestants are on their own page. */
const CONTESTANTS = 8;
const NONE: VariantRead = { exhibitions: [], contestants: [], css: '', keys: [] };

/**
 * Reads additional data of a book fair (its posts, unless a section shows them) or a contest. Two
 * queries for these kinds, otherwise none.
 */
export async function readFrontVariant(
  { host, site, deadline }: LoadRequest,
  blocks: readonly PageBlock[],
): Promise<VariantRead> {
  const { db } = host;
  const { lang, place } = site.context;
  if (site.kind === 'contest') {
    const all = await deadline.optional(readContestants(db, site.shopId, lang), []);
    return {
      ...NONE,
      contestants: all.slice(0, CONTESTANTS),
      css: contestantsCss,
      keys: [pageKeys.page(site.shopId, 'contestants')],
    };
  }
  const showsPosts = blocks.flatMap(withChildren).some(({ name }) => name === 'BlogSection');
  if (site.kind !== 'bookfair' || showsPosts) return NONE;
  const query = { shopId: site.shopId, limit: EXHIBITIONS };
  const posts = await deadline.optional(readBlogs(db, query, lang), []);
  return {
    ...NONE,
    exhibitions: posts.map((post) => blogCardData(place, post)),
    css: blogCss,
    keys: [pageKeys.blog(site.shopId)],
  };
}
