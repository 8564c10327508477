import type { BlogMini } from '@talad/elements/api/blog.contract';
import { BLOG_PAGE_SIZE } from '@talad/elements/commerce/limits';
import { blogListPage } from '@talad/elements/pages/blog-list-page';
import type { BlogCardData } from '@talad/elements/pages/blog-page-data';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links, type Place } from '../../../ssr/links.ts';
import { pageKeys } from '../../../ssr/page-keys.ts';
import type { PageRoute } from '../../../ssr/resolve-route.ts';
import { countBlogs, listBlogTags, readBlogs } from '../../contents/contents.read.ts';
import { describe } from '../../seo/describe.ts';
import { breadcrumbData, itemListData } from '../json-ld.ts';
import { parseListQuery } from '../list-query.ts';
import { pagedTitle } from '../list-head.ts';
import { pagination } from '../list-view.ts';
import { canonicalUrl } from '../page-address.ts';
import type { LoadedPage, PageAsked } from '../page-model.ts';
import { siteData } from '../site-view.ts';
import { loadMissing } from './load-missing.ts';

type BlogsRoute = Extract<PageRoute, { readonly type: 'blogs' }>;

/** A shop's posts: all, of a topic, or with a word. Four queries beside the site's. */
export async function loadBlogs(asked: PageAsked, route: BlogsRoute): Promise<LoadedPage> {
  const { host, site, deadline } = asked;
  const { lang, place } = site.context;
  // Spec §5: the mall has no blog.
  if (site.kind === 'mall') return loadMissing(asked, 'page');
  const { page } = parseListQuery(asked.query);
  const query = {
    shopId: site.shopId,
    limit: BLOG_PAGE_SIZE,
    offset: (page - 1) * BLOG_PAGE_SIZE,
    ...(route.tag === undefined ? {} : { tag: route.tag }),
    ...(route.keyword === undefined ? {} : { keyword: route.keyword }),
  };
  const [blogs, total, tags] = await deadline.required(
    Promise.all([
      readBlogs(host.db, query, lang),
      countBlogs(host.db, query),
      listBlogTags(host.db, site.shopId, lang),
    ]),
  );
  const all = links.blog(place);
  const path = `${place.base}${asked.path.split('/').map(encodeURIComponent).join('/')}`;
  const pageUrl = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  const heading = headingOf(asked, route, tags);
  const title = pageText(lang, 'blog.title');
  const isPlain = path === all;
  const crumbs = [{ label: title, url: all }, ...(isPlain ? [] : [{ label: heading, url: path }])];
  const cards = blogs.map((blog) => blogCardData(place, blog));
  const description = pageText(lang, 'blog.description', { name: site.title });
  const titles = blogs.slice(0, 3).map((blog) => blog.title);
  return {
    kind: 'page',
    status: 200,
    head: {
      title: pagedTitle(lang, heading, page),
      description: describe([description, ...titles].join(' · ')),
      canonical: canonicalUrl(site, pageUrl(page)),
      noindex: route.keyword !== undefined || total === 0,
      jsonLd: [
        breadcrumbData(site, crumbs),
        ...(cards.length > 0 ? [itemListData(site, cards)] : []),
      ],
    },
    main: blogListPage(siteData(site), {
      crumbs,
      heading,
      description: isPlain ? description : '',
      blogs: cards,
      tags: topicsOf(place, tags, route, pageText(lang, 'blog.all')),
      pages: pagination(total, page, pageUrl, BLOG_PAGE_SIZE),
      hasLead: isPlain && page === 1,
      empty: pageText(lang, isPlain ? 'blog.none' : 'blog.noneFound'),
    }),
    keys: [pageKeys.blog(site.shopId)],
    validUntil: null,
  };
}

/** A post with addresses of the place that it is shown at. */
export function blogCardData<T extends BlogMini>(place: Place, blog: T): T & BlogCardData {
  return {
    ...blog,
    url: `${place.base}${blog.url}`,
    tagLinks: blog.tags.map((tag, index) => ({
      label: blog.tag_labels[index] ?? tag,
      url: links.blogTag(place, tag),
    })),
  };
}

type Topics = readonly { readonly tag: string; readonly label: string }[];

function headingOf({ site }: PageAsked, { tag, keyword }: BlogsRoute, tags: Topics): string {
  const { lang } = site.context;
  if (keyword !== undefined) return pageText(lang, 'blog.searched', { keyword });
  if (tag === undefined) return pageText(lang, 'blog.title');
  const label = tags.find((one) => one.tag === tag)?.label ?? tag;
  return pageText(lang, 'blog.tagged', { tag: label });
}

function topicsOf(place: Place, tags: Topics, route: BlogsRoute, all: string) {
  if (tags.length === 0) return [];
  const isPlain = route.tag === undefined && route.keyword === undefined;
  return [
    { label: all, url: links.blog(place), current: isPlain },
    ...tags.map(({ tag, label }) => ({
      label,
      url: links.blogTag(place, tag),
      current: route.tag === tag,
    })),
  ];
}
