import type { LightMyRequestResponse } from 'fastify';
import type { TestHost } from '../test-host.ts';

interface Follower {
  readonly lang?: 'th' | 'en';
  /** Headers of the request that posted; cookies set by the answer replace its own. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Returns the page that a posted form's redirect leads to, as the browser that posted it sees it.
 */
export async function followPosted(
  host: TestHost,
  posted: LightMyRequestResponse,
  follower: Follower = {},
): Promise<string> {
  return (await answerAfterPost(host, posted, follower)).body;
}

/** Returns the page with its status and headers. */
export async function answerAfterPost(
  host: TestHost,
  posted: LightMyRequestResponse,
  { lang, headers = {} }: Follower = {},
): Promise<LightMyRequestResponse> {
  const location = posted.headers.location;
  if (posted.statusCode !== 303 || !location) throw new Error(`no redirect: ${posted.statusCode}`);
  const before = (headers['cookie'] ?? '').split('; ').filter(Boolean);
  const jar = new Map(before.map((pair) => [pair.slice(0, pair.indexOf('=')), pair]));
  for (const { name, value } of posted.cookies) jar.set(name, `${name}=${value}`);
  const url = new URL(location, 'http://localhost');
  if (lang) url.searchParams.set('lang', lang);
  const cookie = [...jar.values()].join('; ');
  return host.inject({ url: url.pathname + url.search, headers: { ...headers, cookie } });
}
