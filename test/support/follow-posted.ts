import type { LightMyRequestResponse } from 'fastify';
import type { TestHost } from './test-host.ts';

/** The page that a posted form's redirect leads to, as the browser that posted sees it. */
export async function followPosted(
  host: TestHost,
  posted: LightMyRequestResponse,
  { lang, headers = {} }: { readonly lang: 'th' | 'en'; readonly headers?: Record<string, string> },
): Promise<string> {
  const location = posted.headers.location;
  if (posted.statusCode !== 303 || !location) throw new Error(`no redirect: ${posted.statusCode}`);
  const own = posted.cookies.map(({ name, value }) => `${name}=${value}`);
  const cookie = [headers['cookie'] ?? '', ...own].filter(Boolean).join('; ');
  const url = new URL(location, 'http://localhost');
  url.searchParams.set('lang', lang);
  return (await host.inject({ url: url.pathname + url.search, headers: { ...headers, cookie } }))
    .body;
}
