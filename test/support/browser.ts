import type { LightMyRequestResponse } from 'fastify';
import type { TestHost } from './test-host.ts';

export interface Page {
  /** Where the browser ended up. */
  readonly url: URL;
  readonly status: number;
  readonly html: string;
  readonly headers: LightMyRequestResponse['headers'];
  /** Every address on the way, the last one included. */
  readonly way: readonly string[];
  /** Set-Cookie lines of the whole way. */
  readonly setCookies: readonly string[];
}

export interface BrowserOptions {
  readonly lang?: 'th' | 'en';
  readonly remoteAddress?: string;
}

/**
 * A browser with JavaScript off over `inject`: a cookie jar per host name and path, redirects and
 * meta refreshes followed, forms posted with Origin as browsers do.
 */
export function openBrowser(host: Pick<TestHost, 'app' | 'host'>, options: BrowserOptions = {}) {
  const jar = new Map<string, Map<string, { readonly value: string; readonly path: string }>>();
  const home = host.host.config.publicUrl;
  let at = new URL(home);

  async function ask(
    method: 'GET' | 'POST',
    address: string,
    body: URLSearchParams | null,
    way: readonly string[],
    lines: readonly string[] = [],
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Page> {
    const url = new URL(address, at);
    const from = at.origin;
    const response = await host.app.inject({
      method,
      url: url.pathname + url.search,
      remoteAddress: options.remoteAddress ?? '127.0.0.1',
      headers: {
        host: url.host,
        accept: 'text/html',
        'accept-language': options.lang ?? 'en',
        ...cookies(url),
        ...(body && { 'content-type': 'application/x-www-form-urlencoded', origin: from }),
        ...headers,
      },
      ...(body && { payload: body.toString() }),
    });
    keep(url, response);
    at = url;
    const walked = [...way, url.href];
    const setCookies = [...lines, ...[response.headers['set-cookie'] ?? []].flat()];
    const next = onwards(response);
    if (next !== null && walked.length < 20) return ask('GET', next, null, walked, setCookies);
    return {
      url,
      status: response.statusCode,
      html: response.body,
      headers: response.headers,
      way: walked,
      setCookies,
    };
  }

  function cookies(url: URL): { cookie?: string } {
    const own = [...(jar.get(url.hostname) ?? [])].filter(([, { path }]) =>
      covers(path, url.pathname),
    );
    return own.length
      ? { cookie: own.map(([name, { value }]) => `${name}=${value}`).join('; ') }
      : {};
  }

  function keep(url: URL, response: LightMyRequestResponse): void {
    const own = jar.get(url.hostname) ?? new Map<string, { value: string; path: string }>();
    for (const cookie of response.cookies) {
      const gone =
        cookie.maxAge === 0 || (cookie.expires && cookie.expires.getTime() <= Date.now());
      if (gone) own.delete(cookie.name);
      else
        own.set(cookie.name, { value: encodeURIComponent(cookie.value), path: cookie.path ?? '/' });
    }
    jar.set(url.hostname, own);
  }

  return {
    get: (address: string, headers?: Readonly<Record<string, string>>) =>
      ask('GET', address, null, [], [], headers),
    post: (
      address: string,
      fields: Readonly<Record<string, string>>,
      headers?: Readonly<Record<string, string>>,
    ) => ask('POST', address, new URLSearchParams(fields), [], [], headers),
    cookie: (hostname: string, name: string) => jar.get(hostname)?.get(name)?.value ?? null,
    /** Signs in on the platform as a person does. */
    async signIn(email: string, password: string, next = '/'): Promise<Page> {
      const page = await ask('GET', `${home}/login?continue=${encodeURIComponent(next)}`, null, []);
      return ask('POST', page.url.href, new URLSearchParams({ email, password }), []);
    },
  };
}

function onwards(response: LightMyRequestResponse): string | null {
  if (response.statusCode >= 300 && response.statusCode < 400)
    return response.headers.location ?? null;
  const refresh = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(response.body)?.[1];
  return refresh?.replaceAll('&amp;', '&') ?? null;
}

function covers(cookiePath: string, path: string): boolean {
  return cookiePath === '/' || path === cookiePath || path.startsWith(`${cookiePath}/`);
}
