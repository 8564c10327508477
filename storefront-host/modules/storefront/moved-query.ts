import { langOf } from '../../http/index.ts';

/** Parameters of the visit, not of the page: the mark of a flash sale (spec §2) and those of advertisements. */
const ofTheVisit = /^(flashsale|tracker|utm_[a-z]+|gclid|gbraid|wbraid|fbclid|ttclid|msclkid)$/;

/**
 * Returns the new location of a moved page, with the part of the query that the redirect must keep. Loaders write
 * the part that their page reads into `location`. 'all' keeps the whole query, for another name of the same page.
 */
export function movedLocation(
  location: string,
  requested: URLSearchParams,
  scope: 'visit' | 'all',
): string {
  const url = new URL(location, 'http://moved');
  for (const [key, value] of requested) {
    // Search engines send no cookies, so a redirect keeps the language of the request.
    const isPreserved = key === 'lang' ? langOf(value) : scope === 'all' || ofTheVisit.test(key);
    if (isPreserved && !url.searchParams.has(key)) url.searchParams.set(key, value);
  }
  return `${location.split('?')[0]}${url.search}`;
}
