import { createHash } from 'node:crypto';
import type { MeasureIds } from '@talad/elements/client/analytics/measure';

export interface CspOptions {
  /** Where checkout and accounts are: a shop's own host posts its cart there. */
  readonly platformOrigin: string;
  /** Pages that hold what is private are never framed; storefront pages only by the platform's editor. */
  readonly framedBy: 'nobody' | 'platform';
  /** The measuring services that the site has an account with; no other page may reach them. */
  readonly measure?: MeasureIds | undefined;
  /** Vite's client writes markup of its own. */
  readonly dev: boolean;
}

/** The policy of one page: of inline styles only `sheets`, those that the server itself wrote. */
export function contentSecurityPolicy(sheets: readonly string[], options: CspOptions): string {
  const { platformOrigin, framedBy, measure = {}, dev } = options;
  const google = measure.ga4 ? ' https://www.google-analytics.com' : '';
  const facebook = measure.meta ? ' https://www.facebook.com' : '';
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' ${styleHashes(sheets).join(' ')}${dev ? ` 'unsafe-inline'` : ''}`.trimEnd(),
    `img-src 'self' ${platformOrigin} data:${facebook}`,
    `font-src 'self'`,
    `connect-src 'self'${google}${dev ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${platformOrigin}`,
    `frame-ancestors ${framedBy === 'nobody' ? `'none'` : `'self' ${platformOrigin}`}`,
    ...(dev ? [] : [`require-trusted-types-for 'script'`, `trusted-types lit-html talad-worker`]),
  ].join('; ');
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
