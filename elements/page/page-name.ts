import { FRONT_PAGE } from './page.ts';

/** Spec §4 "Switching page": words of the editor's own state, never pages. */
const invalid: ReadonlySet<string> = new Set(['global', 'state']);

/** First segments of the site's and the platform's own addresses: an owner's page would never be seen there; other names of a page lead to it. */
const taken: readonly string[] =
  `search category product showroom promotion blog seller collection cart checkout orders web api
  assets media presets embed account login logout session mybusiness signup admin devadmin healthz
  readyz exhibition p contact contact-us about bio style offline tagged`.split(/\s+/);

/** A name is the last part of the page's address: letters of any script, digits, hyphens. */
export function isPageName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,63}$/u.test(name) && !invalid.has(name);
}

/** A name that a new page may have. */
export function isFreeName(name: string): boolean {
  return isPageName(name) && !taken.includes(name.toLowerCase());
}

/** Spec §4: what is no name of a page is the front page. */
export function pageNameOf(wanted: string): string {
  return isPageName(wanted) ? wanted : FRONT_PAGE;
}
