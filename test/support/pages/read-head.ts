import { decodeHtml } from './decode-html.ts';

interface HeadLink {
  readonly rel: string;
  readonly href: string;
  readonly hreflang: string;
}

/** Reads the head of a page as a search engine does. */
export function readHead(page: string): {
  readonly title: string;
  readonly metas: Readonly<Record<string, string>>;
  readonly links: readonly HeadLink[];
  readonly data: readonly Record<string, unknown>[];
} {
  const head = page.slice(0, page.indexOf('</head>'));
  const attribute = (tag: string, name: string) =>
    decodeHtml(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const tags = (name: string) => head.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? [];
  return {
    title: decodeHtml(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    metas: Object.fromEntries(
      tags('meta').map((tag) => [
        attribute(tag, 'name') || attribute(tag, 'property'),
        attribute(tag, 'content'),
      ]),
    ),
    links: tags('link').map((tag) => ({
      rel: attribute(tag, 'rel'),
      href: attribute(tag, 'href'),
      hreflang: attribute(tag, 'hreflang'),
    })),
    data: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']): Record<string, unknown> => JSON.parse(json),
    ),
  };
}
