import type { Lang } from '../db/schema.ts';
import type { PageHead } from './page-head.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { languageAddress, languages } from './routes/language-address.ts';

const locales: Readonly<Record<Lang, string>> = { th: 'th_TH', en: 'en_US' };

/** Renders head tags for search engines and for previews of shared pages. */
export function headTags(head: PageHead, lang: Lang): string {
  const siteLang = head.siteLang ?? 'en';
  const url = languageAddress(head.canonical, lang, siteLang);
  return [
    meta('name', 'description', head.description),
    head.noindex
      ? meta('name', 'robots', 'noindex')
      : link('canonical', url) + alternates(head.canonical, siteLang),
    openGraph(head, { lang, url }),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
  ].join('');
}

function alternates(canonical: string, siteLang: Lang): string {
  const of = (hreflang: string, url: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(url)}">`;
  return [
    ...languages.map((lang) => of(lang, languageAddress(canonical, lang, siteLang))),
    of('x-default', canonical),
  ].join('');
}

function openGraph(
  head: PageHead,
  { lang, url }: { readonly lang: Lang; readonly url: string },
): string {
  const { image } = head;
  const properties: readonly (readonly [string, string | number | undefined])[] = [
    ['og:type', head.ogType ?? 'website'],
    ['og:site_name', head.siteName],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', url],
    ['og:locale', locales[lang]],
    ...languages
      .filter((other) => other !== lang)
      .map((other) => ['og:locale:alternate', locales[other]] as const),
    ['og:image', image?.url],
    ['og:image:width', image?.width],
    ['og:image:height', image?.height],
    ['og:image:alt', image?.alt || (image && head.title)],
    ['article:published_time', head.published],
    ['article:modified_time', head.modified],
    ['product:price:amount', head.price],
    ['product:price:currency', head.price === undefined ? undefined : 'THB'],
  ];
  return properties.map(([name, content]) => meta('property', name, content)).join('');
}

function meta(kind: 'name' | 'property', name: string, content: string | number | undefined) {
  if (content === undefined || content === '') return '';
  return `<meta ${kind}="${name}" content="${escapeHtml(String(content))}">`;
}

function link(rel: string, url: string): string {
  return `<link rel="${rel}" href="${escapeHtml(url)}">`;
}
