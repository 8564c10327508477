import { createHash } from 'node:crypto';
import type { ExternalScript } from '@talad/elements/page/look/external-scripts';
import type { MeasureIds } from '@talad/elements/client/analytics/measure';

export interface CspOptions {
  /** Origin of checkout and accounts: a shop's own host posts its cart there. */
  readonly platformOrigin: string;
  /** Pages with private data are never framed; storefront pages only by the platform's editor. */
  readonly framedBy: 'none' | 'platform';
  /** The owner's own scripts, on the shop's own host; their hosts are allowed too. */
  readonly scripts?: readonly ExternalScript[] | undefined;
  /** The analytics services that the site has an account with; other pages may not reach them. */
  readonly measure?: MeasureIds | undefined;
  /** Vite's client writes its own markup. */
  readonly dev: boolean;
}

/**
 * Builds the policy of one page. It allows only the inline styles in `sheets`, which the server
 * itself wrote.
 */
export function contentSecurityPolicy(sheets: readonly string[], options: CspOptions): string {
  const { platformOrigin, framedBy, measure = {}, scripts = [], dev } = options;
  const { sources, origins } = trusted(scripts);
  const google = measure.ga4 ? ' https://www.google-analytics.com' : '';
  const facebook = measure.meta ? ' https://www.facebook.com' : '';
  return [
    `default-src 'self'`,
    `script-src 'self'${sources}`,
    `style-src 'self' ${styleHashes(sheets).join(' ')}${dev ? ` 'unsafe-inline'` : ''}`.trimEnd(),
    `img-src 'self' ${platformOrigin} data:${facebook}${origins}`,
    `font-src 'self'`,
    `connect-src 'self'${google}${origins}${dev ? ' ws:' : ''}`,
    ...(origins ? [`frame-src 'self'${origins}`] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${platformOrigin}`,
    `frame-ancestors ${framedBy === 'none' ? `'none'` : `'self' ${platformOrigin}`}`,
    // Other people's scripts write markup without Trusted Types.
    ...(dev || scripts.length > 0
      ? []
      : [`require-trusted-types-for 'script'`, `trusted-types lit-html talad-worker`]),
  ].join('; ');
}

/**
 * Allows each file by its address, each inline script by its hash, and the hosts that serve the
 * files.
 */
function trusted(scripts: readonly ExternalScript[]) {
  const sources = scripts.map((one) => ('src' in one ? withoutQuery(one.src) : hashOf(one.code)));
  const hosts = scripts.flatMap((one) => ('src' in one ? [new URL(one.src).origin] : []));
  const listed = (all: readonly string[]) => [...new Set(all)].map((one) => ` ${one}`).join('');
  return { sources: listed(sources), origins: listed(hosts) };
}

/** Removes the query, because a source in a policy names a path. */
function withoutQuery(src: string): string {
  const { origin, pathname } = new URL(src);
  return origin + pathname;
}

/**
 * Returns `'sha256-…'` of each distinct inline style sheet, including those in declarative shadow
 * roots.
 */
export function styleHashes(sheets: readonly string[]): readonly string[] {
  return Array.from(new Set(sheets), hashOf);
}

/**
 * Limits the cached hashes: elements' own sheets are the same on every page, and each theme adds
 * one.
 */
const MAX_KNOWN = 2000;
const known = new Map<string, string>();

function hashOf(sheet: string): string {
  const found = known.get(sheet);
  if (found) return found;
  const hash = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(sheet, hash);
  return hash;
}
