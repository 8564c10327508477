import type { Blog, BlogEvent } from '@talad/elements/api/blog.contract';
import { describe } from '../../catalog/index.ts';
import { homeUrl, imageObject, schemaContext } from './json-ld.ts';
import { canonicalUrl } from './page-address.ts';
import type { Site } from '../../content/index.ts';
import { plainText } from '../../../html/html-text.ts';

/** JSON-LD of a post; `blog.url` is a path of its site. */
export function blogPostingData(site: Site, blog: Blog): unknown {
  const url = canonicalUrl(site, blog.url);
  const publisher = { '@type': 'Organization', name: site.title, url: homeUrl(site) };
  return {
    ...schemaContext,
    '@type': 'BlogPosting',
    headline: describe(blog.title, 110),
    description: describe(blog.summary || plainText(blog.html)),
    url,
    mainEntityOfPage: url,
    datePublished: blog.blog_created,
    dateModified: blog.blog_modified,
    inLanguage: site.context.lang,
    author: blog.author ? { '@type': 'Person', name: blog.author } : publisher,
    publisher,
    ...(blog.image ? { image: imageObject(site, blog.image) } : {}),
    ...(blog.tags.length > 0 ? { keywords: blog.tags.join(', ') } : {}),
  };
}

/** JSON-LD of the event that a post announces; `blog.url` is a path of its site. */
export function eventLd(site: Site, blog: Blog, event: BlogEvent): unknown {
  return {
    ...schemaContext,
    '@type': 'Event',
    name: blog.title,
    description: describe(blog.summary || plainText(blog.html)),
    startDate: event.starts_at,
    ...(event.ends_at ? { endDate: event.ends_at } : {}),
    ...(event.seats ? { maximumAttendeeCapacity: event.seats } : {}),
    location: { '@type': 'Place', name: event.place, address: event.place },
    organizer: { '@type': 'Organization', name: site.title, url: homeUrl(site) },
    url: canonicalUrl(site, blog.url),
    ...(blog.image ? { image: imageObject(site, blog.image) } : {}),
  };
}
