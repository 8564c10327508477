/** Sites that Thai shops get visitors from, by the ends of their hosts. */
const hosts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['google', /^(www\.)?google(\.com?)?\.[a-z]{2,3}$|googlequicksearchbox$/],
  ['bing', /(^|\.)bing\.com$/],
  ['line', /(^|\.)(line\.me|lin\.ee|line-apps\.com|line\.android|line\.naver)$/],
  ['facebook', /(^|\.)(facebook\.com|fb\.com|fb\.me|messenger\.com|facebook\.katana)$/],
  ['instagram', /(^|\.)instagram\.(com|android)$/],
  ['tiktok', /(^|\.)tiktok\.com$|(^|\.)musically$/],
  ['youtube', /(^|\.)(youtube\.com|youtu\.be)$/],
  ['x', /^(www\.|mobile\.)?(x\.com|twitter\.com|t\.co)$/],
];

/** Returns the name of a known site, else its host without 'www'. */
export function nameOfHost({ protocol, hostname }: URL): string | null {
  if (!/^(https?|android-app):$/.test(protocol)) return null;
  const host = hostname.toLowerCase();
  const known = hosts.find(([, pattern]) => pattern.test(host));
  return known?.[0] ?? host.replace(/^(www|m)\./, '');
}

/** Browsers inside apps, by their user agent. */
const apps: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['line', /\bLine\//],
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFBAN\b|\bFBAV\b|\bFB_IAB\b/],
  ['tiktok', /\bTikTok|musical_ly|BytedanceWebview/i],
];

export function appOf(agent: string): string | null {
  return apps.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;
}

const short: ReadonlyMap<string, string> = new Map([
  ['fb', 'facebook'],
  ['facebook.com', 'facebook'],
  ['ig', 'instagram'],
  ['instagram.com', 'instagram'],
  ['google.com', 'google'],
  ['tt', 'tiktok'],
  ['line oa', 'line'],
  ['line_oa', 'line'],
  ['lineoa', 'line'],
]);

/** Returns the name of a campaign's network as its referrer has it. */
export function nameOfUtm(source: string): string {
  return short.get(source) ?? source;
}

/** Never left out however many other sources a day has. */
export const knownSources: ReadonlySet<string> = new Set([
  'direct',
  'marketplace',
  ...hosts.map(([name]) => name),
]);
