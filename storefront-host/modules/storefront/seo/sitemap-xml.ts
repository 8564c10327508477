import type { Lang } from '../../../db/schema.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import { languageAddress, languages } from '../../../rendering/index.ts';

/** A page of the sitemap, under its canonical address. */
export interface SitemapEntry {
  readonly url: string;
  readonly siteLang: Lang;
  readonly modified: Date | null;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const urlsetStart = `${XML}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
export const urlsetEnd = '</urlset>';

/** Each language of a page has an entry, which names all languages. */
export function urlElements({ url, siteLang, modified }: SitemapEntry): string {
  const alternates = [
    ...languages.map((lang) => [lang, languageAddress(url, lang, siteLang)] as const),
    ['x-default', url] as const,
  ]
    .map(
      ([hreflang, href]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    )
    .join('');
  const time = modified ? `<lastmod>${modified.toISOString()}</lastmod>` : '';
  return languages
    .map((lang) => {
      const loc = escapeHtml(languageAddress(url, lang, siteLang));
      return `<url><loc>${loc}</loc>${time}${alternates}</url>`;
    })
    .join('');
}

export function sitemapIndex(urls: readonly string[]): string {
  const maps = urls.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`);
  return `${XML}<sitemapindex ${NAMESPACE}>${maps.join('')}</sitemapindex>`;
}
