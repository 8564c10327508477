import { resolveRoute, type PageRoute, type RequestOrigin } from '../../../rendering/index.ts';

/** The site of the addresses. */
export interface RedirectSite {
  readonly kind: 'mall' | 'shop';
  readonly shopId: number;
  readonly shopname: string;
}

interface OldAddress {
  /** Decoded, without a slash at its end. */
  readonly path: string;
  readonly page: PageRoute;
}

/** Returns the path of an old address that was typed, pasted from a browser or exported; null if it is invalid. */
export function oldAddressOf(site: RedirectSite, typed: string): OldAddress | null {
  const url = urlOf(site, typed);
  if (!url) return null;
  const { path, page } = resolveRoute(originOf(site), url.pathname);
  return path === '/' ? null : { path, page };
}

/** Returns a target on the same site in encoded form, '/product/12?lang=en'; null if it is on another site. */
export function targetOf(site: RedirectSite, typed: string): string | null {
  const url = urlOf(site, typed);
  return url && isOwn(typed) ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Returns the decoded path of the target, to follow a chain of redirects. */
export function pathOfTarget(site: RedirectSite, target: string): string {
  return resolveRoute(originOf(site), target.split(/[?#]/, 1)[0] ?? '').path;
}

function isOwn(typed: string): boolean {
  return /^\s*\/(?!\/)/.test(typed);
}

/** Removes the shop's base path, which pages add again. */
function urlOf({ kind, shopname }: RedirectSite, typed: string): URL | null {
  const text = typed.trim();
  if (!/^(https?:\/\/|\/(?!\/))/i.test(text)) return null;
  const url = URL.parse(text, 'http://site.invalid');
  if (!url) return null;
  const base = `/web/${shopname}`;
  if (kind === 'shop' && (url.pathname === base || url.pathname.startsWith(`${base}/`))) {
    url.pathname = url.pathname.slice(base.length) || '/';
  }
  return url;
}

function originOf({ kind, shopId, shopname }: RedirectSite): RequestOrigin {
  return kind === 'mall' ? { kind: 'platform' } : { kind: 'shop', shopId, shopname };
}
