import type { Blog, BlogEvent } from '@talad/elements/api/blog.contract';
import type { EventData } from '@talad/elements/pages/blog/blog-page-data';
import { blogText } from '@talad/elements/pages/blog/blog-text';
import { blogToolsCss } from '@talad/elements/pages/css/blog-tools-css';
import { formCss } from '@talad/elements/pages/css/form-css';
import { blogPage } from '@talad/elements/pages/blog-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links, type PageRoute } from '../../../../rendering/index.ts';
import { mayUse } from '../../../../identity/index.ts';
import { pageKeys } from '../../../../cache/page-keys.ts';
import {
  readBlog,
  readBlogs,
  type LoadedPage,
  type LoadRequest,
  siteData,
} from '../../../content/index.ts';
import { describe } from '../../../catalog/index.ts';
import { blogPostingData, eventLd } from '../../seo/blog-ld.ts';
import { breadcrumbData } from '../../seo/json-ld.ts';
import { noticeOf, noticeText } from '../../notice.ts';
import { canonicalUrl, isAt } from '../../seo/page-address.ts';
import { shareImage } from '../../seo/share-image.ts';
import { blogCardData } from './load-blogs.ts';
import { loadMissing } from '../load-missing.ts';
import { plainText } from '../../../../html/html-text.ts';
import { withSitePaths } from '../../../../html/site-paths.ts';

type BlogRoute = Extract<PageRoute, { readonly type: 'blog' }>;

const OTHER_POSTS = 3;

/** Loads a post and others with its tags. Four queries after the site's. */
export async function loadBlog(request: LoadRequest, route: BlogRoute): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang, place } = site.context;
  const keys = [pageKeys.blog(site.shopId)];
  const near = { shopId: site.shopId, limit: OTHER_POSTS, relatedTo: route.id };
  const isPreview = await mayPreviewPosts(request);
  // Spec §5: the mall has no blog.
  const [found, others] =
    site.kind === 'mall'
      ? [null, []]
      : await deadline.required(
          Promise.all([
            readBlog(host.db, site.shopId, route.id, lang, { drafts: isPreview }),
            readBlogs(host.db, near, lang),
          ]),
        );
  if (!found) {
    const missing = await loadMissing(request, 'page');
    return { ...missing, keys: [...missing.keys, ...keys] };
  }
  const card = blogCardData(place, found);
  const blog = { ...card, html: withSitePaths(card.html, place.base) };
  if (!isPreview && !isAt(request, blog.url)) return { kind: 'moved', location: blog.url, keys };
  const { under } = route;
  const allUrl = links.blog(place, under);
  const notice = noticeOf(request.query);
  const event = found.event && eventData(request, found, found.event);
  const crumbs = [
    { label: blogText(lang, under, 'title'), url: allUrl },
    { label: blog.title, url: blog.url },
  ];
  return {
    kind: 'page',
    status: 200,
    head: {
      title: blog.title,
      description: describe(blog.summary || plainText(blog.html)),
      canonical: canonicalUrl(site, blog.url),
      ogType: 'article',
      published: blog.blog_created,
      modified: blog.blog_modified,
      ...(blog.image ? { image: shareImage(site, blog.image) } : {}),
      jsonLd: [
        blogPostingData(site, blog),
        ...(found.event ? [eventLd(site, blog, found.event)] : []),
        breadcrumbData(site, crumbs),
      ],
      noindex: notice !== null || isPreview,
    },
    css: `${blogToolsCss}${formCss}`,
    ...(isPreview
      ? { notice: pageText(lang, 'blog.preview') }
      : notice
        ? { notice: noticeText(notice, lang) }
        : {}),
    main: blogPage(siteData(site), {
      crumbs,
      blog,
      others: others.map((other) => blogCardData(place, other)),
      under,
      event,
      allUrl,
    }),
    keys,
    // The page is rendered again when the event is over.
    validUntil: event && !event.isOver ? endOf(event) : null,
  };
}

/** A writer may preview the drafts of all writers, as in the back office. */
async function mayPreviewPosts({ host, site, visitor, query }: LoadRequest): Promise<boolean> {
  if (visitor === null || query.get('preview') !== '1') return false;
  return mayUse(host, visitor, site.shopId, 'blog:add');
}

function eventData({ site, refused }: LoadRequest, blog: Blog, event: BlogEvent): EventData {
  const { lang, place, now } = site.context;
  return {
    ...event,
    isOver: endOf(event) <= now,
    form: {
      kind: 'seminar',
      action: `${place.base}/forms/seminar`,
      page: blog.url,
      about: blog.id,
      submit: pageText(lang, 'event.register'),
      termsUrl: `${place.base}/terms`,
      refused: refused?.entry,
    },
  };
}

function endOf(event: BlogEvent): Date {
  return new Date(event.ends_at ?? event.starts_at);
}
