import { blogPage } from '@talad/elements/pages/blog-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links } from '../../../ssr/links.ts';
import { pageKeys } from '../../../ssr/page-keys.ts';
import type { PageRoute } from '../../../ssr/resolve-route.ts';
import { readBlog, readBlogs } from '../../contents/contents.read.ts';
import { describe, plainText } from '../../seo/describe.ts';
import { blogPostingData } from '../blog-ld.ts';
import { breadcrumbData } from '../json-ld.ts';
import { canonicalUrl, isAt } from '../page-address.ts';
import type { LoadedPage, PageAsked } from '../page-model.ts';
import { shareImage } from '../share-image.ts';
import { siteData } from '../site-view.ts';
import { blogCardData } from './load-blogs.ts';
import { loadMissing } from './load-missing.ts';

type BlogRoute = Extract<PageRoute, { readonly type: 'blog' }>;

const OTHER_POSTS = 3;

/** One post and some more to read. Four queries beside the site's. */
export async function loadBlog(asked: PageAsked, route: BlogRoute): Promise<LoadedPage> {
  const { host, site, deadline } = asked;
  const { lang, place } = site.context;
  const keys = [pageKeys.blog(site.shopId)];
  const latest = { shopId: site.shopId, limit: OTHER_POSTS + 1 };
  // Spec §5: the mall has no blog.
  const [found, others] =
    site.kind === 'mall'
      ? [null, []]
      : await deadline.required(
          Promise.all([
            readBlog(host.db, site.shopId, route.id, lang),
            readBlogs(host.db, latest, lang),
          ]),
        );
  if (!found) {
    const missing = await loadMissing(asked, 'page');
    return { ...missing, keys: [...missing.keys, ...keys] };
  }
  const blog = blogCardData(place, found);
  if (!isAt(asked, blog.url)) return { kind: 'moved', location: blog.url, keys };
  const allUrl = links.blog(place);
  const crumbs = [
    { label: pageText(lang, 'blog.title'), url: allUrl },
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
      jsonLd: [blogPostingData(site, blog), breadcrumbData(site, crumbs)],
    },
    main: blogPage(siteData(site), {
      crumbs,
      blog,
      others: others
        .filter((other) => other.id !== blog.id)
        .slice(0, OTHER_POSTS)
        .map((other) => blogCardData(place, other)),
      allUrl,
    }),
    keys,
    validUntil: null,
  };
}
