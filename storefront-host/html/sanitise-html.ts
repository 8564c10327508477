import { createRequire } from 'node:module';
import { linkTarget } from '@talad/elements/schema/link-target';

/** Longer than any saved page may be; it guards against pages stored before the limits. */
const MAX_HTML = 60_000;

const load = createRequire(import.meta.url);

const blocks = 'p br hr h3 h4 h5 ul ol li dl dt dd blockquote div details summary'.split(' ');
const words = 'b strong i em u s small sub sup mark code pre span a'.split(' ');
const pictures = 'img figure figcaption'.split(' ');
const tables = 'table caption thead tbody tfoot tr th td'.split(' ');

/**
 * Returns owners' HTML without anything that runs, styles, frames or asks for input; text, lists,
 * tables, links and pictures stay. Called when HTML is rendered, not when it is saved (decision 013).
 * `base` is the prefix of the site's own paths, which owners write without it.
 */
export function sanitiseHtml(dirty: string, base = ''): string {
  if (dirty === '') return '';
  // Load it with the first markup and not at start, because few pages have any.
  const sanitizeHtml: typeof import('sanitize-html') = load('sanitize-html');
  return sanitizeHtml(dirty.slice(0, MAX_HTML), {
    allowedTags: [...blocks, ...words, ...pictures, ...tables],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
      '*': ['lang', 'dir'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // The page has an h1 and the section an h2, so an owner's headings begin below them.
    transformTags: {
      h1: 'h3',
      h2: 'h3',
      h6: 'h5',
      a: (tagName, { href = '', title = '', target = '' }) => ({
        tagName,
        attribs: {
          href: /^\/(?![/\\])/.test(href) ? `${base}${href}` : href,
          ...(title ? { title } : {}),
          ...(linkTarget(href, target) ? { target: '_blank', rel: 'noopener' } : {}),
        },
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { alt: '', ...attribs, loading: 'lazy' },
      }),
    },
  });
}
