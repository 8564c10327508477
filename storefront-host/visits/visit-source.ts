import { appOf, nameOfHost, nameOfUtm } from './source-names.ts';

/** Source of a visit (decision 225). */
export interface Source {
  /** 'direct', 'marketplace', a name of source-names.ts, another site's host, or a utm_source. */
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

export const DIRECT: Source = { source: 'direct', medium: '', campaign: '' };
export const MARKETPLACE: Source = { source: 'marketplace', medium: '', campaign: '' };
/** Source of visits beyond the number of sources that a shop may have in a day. */
export const OTHER: Source = { source: 'other', medium: '', campaign: '' };

const LONGEST = 60;

export interface Arrival {
  readonly query: URLSearchParams;
  readonly referrer: string | undefined;
  readonly agent: string;
  /** Origin and prefix of the site that was opened. */
  readonly origin: string;
  readonly base: string;
  readonly platformOrigin: string;
}

/** Returns null for a step within the site: its visitor's source is known. */
export function sourceOf(arrival: Arrival): Source | null {
  const { query, referrer, agent } = arrival;
  const utm = clean(query.get('utm_source'));
  if (utm !== '') {
    return {
      source: nameOfUtm(utm),
      medium: clean(query.get('utm_medium')),
      campaign: clean(query.get('utm_campaign')),
    };
  }
  const from = referrer === undefined ? null : URL.parse(referrer);
  if (from?.origin === arrival.origin || from?.origin === arrival.platformOrigin) {
    return isWithin(from, arrival) ? null : MARKETPLACE;
  }
  // Apps open links without a referrer, or with one of their link checker.
  const name = clickOf(query) ?? (from ? nameOfHost(from) : appOf(agent));
  return name === null ? DIRECT : { ...DIRECT, source: clean(name) || 'direct' };
}

function isWithin(from: URL, { origin, base }: Arrival): boolean {
  if (from.origin !== origin) return false;
  return base === '' || from.pathname === base || from.pathname.startsWith(`${base}/`);
}

/** Parameters that the networks add to links in their posts and advertisements. */
const clicks = [
  ['fbclid', 'facebook'],
  ['gclid', 'google'],
  ['ttclid', 'tiktok'],
  ['igshid', 'instagram'],
  ['igsh', 'instagram'],
  ['msclkid', 'bing'],
] as const;

function clickOf(query: URLSearchParams): string | null {
  if (query.size === 0) return null;
  return clicks.find(([name]) => query.has(name))?.[1] ?? null;
}

/** Returns a line of printable text, in lower case: it comes from a stranger's link. */
function clean(text: string | null): string {
  if (!text) return '';
  return text
    .slice(0, 4 * LONGEST)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
}
