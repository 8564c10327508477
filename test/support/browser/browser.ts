import type { LightMyRequestResponse } from 'fastify';
import type { TestHost } from '../test-host.ts';

export interface Page {
  /** Final address of the browser. */
  readonly url: URL;
  readonly status: number;
  /** Status of the first answer, before redirects are followed. */
  readonly answered: number;
  readonly html: string;
  readonly headers: LightMyRequestResponse['headers'];
  /** Every address visited, including the last one. */
  readonly visited: readonly string[];
  /** Set-Cookie lines of all answers on the way. */
  readonly setCookies: readonly string[];
}

export interface BrowserOptions {
  readonly lang?: 'th' | 'en';
  readonly remoteAddress?: string;
  /** Origins of other servers, which are requested over the network. */
  readonly elsewhere?: readonly string[];
}

type Body = URLSearchParams | FormData;

interface Walked {
  readonly visited: readonly string[];
  readonly setCookies: readonly string[];
  readonly answered?: number;
}

interface Reply {
  readonly statusCode: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly body: string;
}

/**
 * A browser without JavaScript over `inject`: it has a cookie jar per host name and path, follows
 * redirects and meta refreshes, and posts forms with Origin as browsers do.
 */
export function openBrowser(host: Pick<TestHost, 'app' | 'host'>, options: BrowserOptions = {}) {
  const jar = new Map<string, Map<string, { readonly value: string; readonly path: string }>>();
  const home = host.host.config.publicUrl;
  let at = new URL(home);

  async function ask(
    method: 'GET' | 'POST',
    address: string,
    body: Body | null,
    headers: Readonly<Record<string, string>> = {},
    { visited, setCookies: lines, answered }: Walked = { visited: [], setCookies: [] },
  ): Promise<Page> {
    const url = new URL(address, at);
    const response = await send(method, url, body, {
      host: url.host,
      accept: 'text/html',
      'accept-language': options.lang ?? 'en',
      ...cookies(url),
      ...(body && { origin: at.origin }),
      ...headers,
    });
    storeCookies(url, response);
    at = url;
    const walked: Required<Walked> = {
      visited: [...visited, url.href],
      setCookies: [...lines, ...[response.headers['set-cookie'] ?? []].flat()],
      answered: answered ?? response.statusCode,
    };
    const next = onwards(response);
    if (next !== null && walked.visited.length < 20) return ask('GET', next, null, {}, walked);
    return {
      ...walked,
      url,
      status: response.statusCode,
      html: response.body,
      headers: response.headers,
    };
  }

  async function send(
    method: 'GET' | 'POST',
    url: URL,
    body: Body | null,
    headers: Readonly<Record<string, string>>,
  ): Promise<Reply> {
    const form = body && new Response(body);
    const payload = form ? Buffer.from(await form.arrayBuffer()) : undefined;
    const type = form?.headers.get('content-type');
    if (options.elsewhere?.includes(url.origin)) {
      const init = { method, headers, redirect: 'manual' } as const;
      const reply = await fetch(url, body ? { ...init, body } : init);
      return {
        statusCode: reply.status,
        headers: {
          ...Object.fromEntries(reply.headers),
          'set-cookie': reply.headers.getSetCookie(),
        },
        body: await reply.text(),
      };
    }
    return host.app.inject({
      method,
      url: url.pathname + url.search,
      remoteAddress: options.remoteAddress ?? '127.0.0.1',
      headers: { ...headers, ...(type && { 'content-type': type }) },
      ...(payload && { payload }),
    });
  }

  function cookies(url: URL): { cookie?: string } {
    const own = [...(jar.get(url.hostname) ?? [])].filter(([, { path }]) =>
      covers(path, url.pathname),
    );
    return own.length
      ? { cookie: own.map(([name, { value }]) => `${name}=${value}`).join('; ') }
      : {};
  }

  function storeCookies(url: URL, response: Reply): void {
    const own = jar.get(url.hostname) ?? new Map<string, { value: string; path: string }>();
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const { name, value, path, isGone } = readCookie(line);
      if (isGone) own.delete(name);
      else own.set(name, { value, path });
    }
    jar.set(url.hostname, own);
  }

  return {
    get: (address: string, headers?: Readonly<Record<string, string>>) =>
      ask('GET', address, null, headers),
    /** A `FormData` is sent as multipart/form-data. */
    post: (
      address: string,
      fields: Readonly<Record<string, string>> | FormData,
      headers?: Readonly<Record<string, string>>,
    ) => {
      const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
      return ask('POST', address, body, headers);
    },
    cookie: (hostname: string, name: string) => jar.get(hostname)?.get(name)?.value ?? null,
    /** Signs in on the platform as a person does. */
    async signIn(email: string, password: string, next = '/'): Promise<Page> {
      const page = await ask('GET', `${home}/login?continue=${encodeURIComponent(next)}`, null);
      return ask('POST', page.url.href, new URLSearchParams({ email, password }));
    },
  };
}

function onwards(response: Reply): string | null {
  if (response.statusCode >= 300 && response.statusCode < 400)
    return response.headers.location ?? null;
  const refresh = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(response.body)?.[1];
  return refresh?.replaceAll('&amp;', '&') ?? null;
}

function readCookie(line: string) {
  const [pair = '', ...attributes] = line.split(/; */);
  const of = (name: string) =>
    attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const expires = of('expires');
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    path: of('path') ?? '/',
    isGone: of('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now()),
  };
}

function covers(cookiePath: string, path: string): boolean {
  return cookiePath === '/' || path === cookiePath || path.startsWith(`${cookiePath}/`);
}
