import { FRONT_PAGE } from './page.ts';

/** These names are states of the editor (spec §4 "Switching page"), so no page can have them. */
const invalid: ReadonlySet<string> = new Set(['global', 'state']);

/**
 * First segments of the site's and the platform's own addresses, where an owner's page could never
 * be seen, and aliases of pages.
 */
const taken: readonly string[] =
  `search category product showroom promotion blog seller collection cart checkout orders web api
  assets media presets embed account login logout session mybusiness signup admin devadmin healthz
  readyz exhibition p contact contact-us about bio style offline tagged`.split(/\s+/);

/**
 * Returns whether it is a valid name, the last part of the page's address: letters of any script, digits, hyphens.
 */
export function isPageName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,63}$/u.test(name) && !invalid.has(name);
}

/** Returns whether a new page can have this name. */
export function isFreeName(name: string): boolean {
  return isPageName(name) && !taken.includes(name.toLowerCase());
}

/** Returns the page of a name; an invalid name means the front page (spec §4). */
export function pageNameOf(wanted: string): string {
  return isPageName(wanted) ? wanted : FRONT_PAGE;
}
