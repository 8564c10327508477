import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  requestedAddress,
  resolveRoute,
  type ResolvedRoute,
  type PageRoute,
} from '../../rendering/index.ts';
import { blogListQueryText, parseBlogListQuery } from './lists/blog-list-query.ts';
import { listQueryText, parseListQuery } from './lists/list-query.ts';
import { noticeOf } from './notice.ts';
import { questionPage } from './lists/question-page.ts';
import { reviewPage } from './lists/review-page.ts';
import { queryWords } from './help/search-help.ts';
import { parseSellerQuery, sellerQueryText } from './lists/seller-query.ts';
import { parseSellersQuery, sellersQueryText } from './lists/sellers-query.ts';

/** Route and query of an address. */
export interface RequestedPage {
  readonly resolved: ResolvedRoute;
  readonly query: URLSearchParams;
  /** Key of the page in the cache: site, path, relevant query, language and build. */
  readonly key: string;
}

/** Cache of parsed addresses: parsing one took longer than a cache hit. */
const known = new LRUCache<string, RequestedPage>({ maxSize: 1024 * 1024 });

/** Keys contain the host, because a host is a site and determines what its addresses mean. */
export function requestedPage(request: FastifyRequest, build: string): RequestedPage {
  const { requestOrigin: origin, lang, url } = request;
  const host = origin.kind === 'shop' ? origin.shopname : '';
  const name = `${host} ${lang} ${build} ${url}`;
  const found = known.get(name);
  if (found) return found;
  const { pathname, searchParams: query } = requestedAddress(url);
  const resolved = resolveRoute(origin, pathname);
  const { site, path } = resolved;
  const of = site.kind === 'mall' ? '/' : `${site.form}:${site.shopname}`;
  const key = [of, path, shownQuery(resolved, query), lang, build].join('\n');
  const requested = { resolved, query, key };
  // An entry contains the address about four times, in parts.
  const size = 2 * (name.length + 3 * url.length + key.length) + 500;
  known.set(name, requested, { size });
  return requested;
}

/** Pages to which a form redirects. */
const noticed: ReadonlySet<PageRoute['type']> = new Set(['product', 'cart', 'contact', 'blog']);

/** True for the preview of a post by the shop's writers (decision 011). */
export function isPreviewRequest({ page }: ResolvedRoute, query: URLSearchParams): boolean {
  return page.type === 'blog' && query.get('preview') === '1';
}

/** Returns the part of the query that changes the page, in its canonical form. */
export function shownQuery(resolved: ResolvedRoute, query: URLSearchParams): string {
  const { page } = resolved;
  if (page.type === 'search' || page.type === 'category') {
    return listQueryText(parseListQuery(query));
  }
  if (page.type === 'sellers') return sellersQueryText(parseSellersQuery(query));
  if (page.type === 'seller') return sellerQueryText(parseSellerQuery(query));
  if (page.type === 'blogs') return blogListQueryText(parseBlogListQuery(query));
  if (page.type === 'collection') {
    return listQueryText({ filter: {}, page: parseListQuery(query).page });
  }
  if (page.type === 'help') {
    const words = queryWords(query);
    return words && `?${new URLSearchParams({ q: words }).toString()}`;
  }
  const reviews = page.type === 'product' ? reviewPage(query) : 1;
  const questions = page.type === 'product' ? questionPage(query) : 1;
  const notice = noticed.has(page.type) ? noticeOf(query) : null;
  const shown = new URLSearchParams({
    ...(notice && { notice: notice.code, left: String(notice.left) }),
    ...(reviews > 1 && { reviews: String(reviews) }),
    ...(questions > 1 && { questions: String(questions) }),
    // Language links of a preview lead to the preview.
    ...(isPreviewRequest(resolved, query) && { preview: '1' }),
  }).toString();
  return shown && `?${shown}`;
}
