import type { BlogOrder } from '@talad/elements/api/blog.contract';
import { parseListQuery } from './list-query.ts';

/** Spec §9: the default is the first. */
export const blogOrders = [
  'blog_modified DESC',
  'blog_created DESC',
  'blog_created ASC',
  'blog_modified ASC',
] as const satisfies readonly BlogOrder[];

interface BlogListQuery {
  readonly order: BlogOrder;
  readonly page: number;
  /** From the search form, which works without JavaScript. */
  readonly keyword: string;
}

export function parseBlogListQuery(query: URLSearchParams): BlogListQuery {
  const order = query.get('order');
  return {
    order: blogOrders.find((known) => known === order) ?? blogOrders[0],
    page: parseListQuery(query).page,
    keyword: (query.get('keyword') ?? '').trim().slice(0, 200),
  };
}

/** Returns the query of a link to the same list; page 1 and the default order are left out. */
export function blogListQueryText({
  order,
  page,
  keyword = '',
}: Omit<BlogListQuery, 'keyword'> & { readonly keyword?: string }): string {
  const text = new URLSearchParams({
    ...(keyword && { keyword }),
    ...(order !== blogOrders[0] && { order }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return text && `?${text}`;
}
