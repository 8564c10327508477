import type { Config } from '../../config.ts';
import { shopHostPlace } from '../../rendering/index.ts';
import type { Site } from '../../http/index.ts';

export interface RedirectRules {
  readonly config: Config;
  /** Finds the site of a host name (http/site-lookup). */
  readonly lookUp: (hostname: string) => Promise<Site | null>;
}

/**
 * Decides on all targets of redirects: a path of ours, or an address on the platform or on a shop's host. Null for
 * any other value, however it is written.
 */
export async function redirectTarget(rules: RedirectRules, value: unknown): Promise<URL | null> {
  const { config } = rules;
  const url = parseTarget(value, config.publicUrl);
  if (!url) return null;
  if (url.origin === config.publicUrl) return url;
  const site = await rules.lookUp(url.hostname);
  if (site?.origin.kind !== 'shop') return null;
  const { shopname } = site.origin;
  const isSubdomain = url.hostname === `${shopname}.${config.shopDomain}`;
  const { origin } = shopHostPlace(config, shopname, isSubdomain ? null : url.hostname);
  return url.origin === origin ? url : null;
}

/** Returns a path of the same origin, such as `/cart?x=1`; null for a value that could lead to another site. */
export function localPath(value: unknown): string | null {
  const url = parseTarget(value, 'http://here');
  return url?.origin === 'http://here' ? url.pathname + url.search + url.hash : null;
}

/**
 * Browsers read `\\` as `/`, drop tabs and line ends, and strip control characters: our own pages never produce a
 * value with any of these.
 */
function parseTarget(value: unknown, base: string): URL | null {
  if (typeof value !== 'string' || value === '' || value.length > 2000) return null;
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/.test(value)) return null;
  const isPath = value.startsWith('/') && !value.startsWith('//');
  const isAddress = /^https?:\/\/[^/]/i.test(value);
  if (!isPath && !isAddress) return null;
  if (!URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  if (url.username || url.password) return null;
  // `/.//evil.example` is a path here, but names another host if only its path is used.
  return url.pathname.startsWith('//') ? null : url;
}
