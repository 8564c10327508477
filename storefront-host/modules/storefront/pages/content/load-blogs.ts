import type { BlogMini } from '@talad/elements/api/blog.contract';
import { BLOG_PAGE_SIZE } from '@talad/elements/commerce/limits';
import { blogToolsCss } from '@talad/elements/pages/css/blog-tools-css';
import { blogListPage } from '@talad/elements/pages/blog-list-page';
import type { BlogCardData } from '@talad/elements/pages/blog/blog-page-data';
import { blogText } from '@talad/elements/pages/blog/blog-text';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links, type Place, type PageRoute } from '../../../../rendering/index.ts';
import { pageKeys } from '../../../../cache/page-keys.ts';
import {
  countBlogs,
  listBlogTags,
  readBlogs,
  type LoadedPage,
  type LoadRequest,
  siteData,
} from '../../../content/index.ts';
import { describe } from '../../../catalog/index.ts';
import { blogListQueryText, blogOrders, parseBlogListQuery } from '../../lists/blog-list-query.ts';
import { breadcrumbData, itemListData } from '../../seo/json-ld.ts';
import { pagedTitle } from '../../lists/list-head.ts';
import { pagination } from '../../lists/list-view.ts';
import { canonicalUrl } from '../../seo/page-address.ts';
import { pastTheEnd } from '../../lists/past-the-end.ts';
import { loadMissing } from '../load-missing.ts';

type BlogsRoute = Extract<PageRoute, { readonly type: 'blogs' }>;

/** Highlighted posts, above the newest ones. */
const HILIGHTS = 3;

/** Loads a shop's posts: all, those of a topic, or those with a word. Six queries after the site's. */
export async function loadBlogs(request: LoadRequest, route: BlogsRoute): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang, place } = site.context;
  const { under } = route;
  // Spec §5: the mall has no blog.
  if (site.kind === 'mall') return loadMissing(request, 'page');
  const wanted = parseBlogListQuery(request.query);
  const { page, order } = wanted;
  const keys = [pageKeys.blog(site.shopId)];
  const all = links.blog(place, under);
  if (wanted.keyword) {
    return { kind: 'moved', location: `${all}/search/${encodeURIComponent(wanted.keyword)}`, keys };
  }
  const path = `${place.base}${request.path.split('/').map(encodeURIComponent).join('/')}`;
  const isPlain = path === all;
  const isStart = isPlain && page === 1 && order === blogOrders[0];
  const query = {
    shopId: site.shopId,
    limit: BLOG_PAGE_SIZE,
    offset: (page - 1) * BLOG_PAGE_SIZE,
    order,
    ...(route.tag === undefined ? {} : { tag: route.tag }),
    ...(route.keyword === undefined ? {} : { keyword: route.keyword }),
  };
  const first = { shopId: site.shopId, hilight: true, limit: HILIGHTS };
  const [blogs, total, tags, hilights] = await deadline.required(
    Promise.all([
      readBlogs(host.db, query, lang),
      countBlogs(host.db, query),
      listBlogTags(host.db, site.shopId, lang),
      isStart ? readBlogs(host.db, first, lang) : [],
    ]),
  );
  const pageUrl = (number: number) => `${path}${blogListQueryText({ order, page: number })}`;
  const last = pastTheEnd(page, { shown: blogs.length, total }, BLOG_PAGE_SIZE);
  if (last !== null) return { kind: 'moved', location: pageUrl(last), keys };
  const heading = headingOf(request, route, tags);
  const title = blogText(lang, under, 'title');
  const crumbs = [{ label: title, url: all }, ...(isPlain ? [] : [{ label: heading, url: path }])];
  const cards = blogs.map((blog) => blogCardData(place, blog));
  const description = blogText(lang, under, 'description', { name: site.title });
  const titles = blogs.slice(0, 3).map((blog) => blog.title);
  return {
    kind: 'page',
    status: 200,
    head: {
      title: pagedTitle(lang, heading, page),
      description: describe([description, ...titles].join(' · ')),
      canonical: canonicalUrl(site, pageUrl(page)),
      noindex: route.keyword !== undefined || total === 0 || order !== blogOrders[0],
      jsonLd: [
        breadcrumbData(site, crumbs),
        ...(cards.length > 0 ? [itemListData(site, cards)] : []),
      ],
    },
    css: blogToolsCss,
    main: blogListPage(siteData(site), {
      crumbs,
      heading,
      description: isPlain ? description : '',
      blogs: cards,
      hilights: hilights.map((blog) => blogCardData(place, blog)),
      tags: topicsOf(place, tags, route, pageText(lang, 'blog.all')),
      orders: blogOrders.map((one) => ({
        label: pageText(lang, `blog.order.${one}`),
        url: `${path}${blogListQueryText({ order: one, page: 1 })}`,
        current: one === order,
      })),
      under,
      search: { action: all, keyword: route.keyword ?? '' },
      pages: pagination(total, page, pageUrl, BLOG_PAGE_SIZE),
      hasLead: isStart,
      empty: blogText(lang, under, isPlain ? 'none' : 'noneFound'),
    }),
    keys,
    validUntil: null,
  };
}

/** Returns a post with its address on this site. */
export function blogCardData<T extends BlogMini>(place: Place, blog: T): T & BlogCardData {
  const folder = blog.url.startsWith('/exhibition/') ? 'exhibition' : 'blog';
  return {
    ...blog,
    url: `${place.base}${blog.url}`,
    tagLinks: blog.tags.map((tag, index) => ({
      label: blog.tag_labels[index] ?? tag,
      url: links.blogTag(place, folder, tag),
    })),
  };
}

type Topics = readonly { readonly tag: string; readonly label: string }[];

function headingOf(
  { site }: LoadRequest,
  { under, tag, keyword }: BlogsRoute,
  tags: Topics,
): string {
  const { lang } = site.context;
  if (keyword !== undefined) return blogText(lang, under, 'searched', { keyword });
  if (tag === undefined) return blogText(lang, under, 'title');
  const label = tags.find((one) => one.tag === tag)?.label ?? tag;
  return blogText(lang, under, 'tagged', { tag: label });
}

function topicsOf(place: Place, tags: Topics, route: BlogsRoute, all: string) {
  if (tags.length === 0) return [];
  const isPlain = route.tag === undefined && route.keyword === undefined;
  return [
    { label: all, url: links.blog(place, route.under), current: isPlain },
    ...tags.map(({ tag, label }) => ({
      label,
      url: links.blogTag(place, route.under, tag),
      current: route.tag === tag,
    })),
  ];
}
