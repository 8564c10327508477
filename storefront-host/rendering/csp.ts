import { createHash } from 'node:crypto';
import type { ExternalScript } from '@talad/elements/page/look/external-scripts';
import type { MeasureIds } from '@talad/elements/client/analytics/measure';

export interface CspOptions {
  /** Origin of checkout and accounts: a shop's own host posts its cart there. */
  readonly platformOrigin: string;
  /** Pages that hold what is private are never framed; storefront pages only by the platform's editor. */
  readonly framedBy: 'none' | 'platform';
  /** The owner's own scripts, on the shop's own host: with them comes what their hosts serve. */
  readonly scripts?: readonly ExternalScript[] | undefined;
  /** The measuring services that the site has an account with; no other page may reach them. */
  readonly measure?: MeasureIds | undefined;
  /** Vite's client writes markup of its own. */
  readonly dev: boolean;
}

/** The policy of one page: of inline styles only `sheets`, those that the server itself wrote. */
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
    // Other people's scripts write markup as they please.
    ...(dev || scripts.length > 0
      ? []
      : [`require-trusted-types-for 'script'`, `trusted-types lit-html talad-worker`]),
  ].join('; ');
}

/** Each file by its address, each piece of code by its hash; and the hosts that serve the files. */
function trusted(scripts: readonly ExternalScript[]) {
  const sources = scripts.map((one) => ('src' in one ? withoutQuery(one.src) : hashOf(one.code)));
  const hosts = scripts.flatMap((one) => ('src' in one ? [new URL(one.src).origin] : []));
  const listed = (all: readonly string[]) => [...new Set(all)].map((one) => ` ${one}`).join('');
  return { sources: listed(sources), origins: listed(hosts) };
}

/** A policy's source names a path. */
function withoutQuery(src: string): string {
  const { origin, pathname } = new URL(src);
  return origin + pathname;
}

/** `'sha256-…'` of each distinct inline style sheet, those in declarative shadow roots too. */
export function styleHashes(sheets: readonly string[]): readonly string[] {
  return Array.from(new Set(sheets), hashOf);
}

/** Elements' own sheets are the same on every page; a shop's theme is one more each. */
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
