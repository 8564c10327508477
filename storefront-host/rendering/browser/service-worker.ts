/**
 * Pages always come from the network. Without a network the worker shows the offline page, in the look
 * of the site and the language of the page before. No other page is cached, so no shopper sees an old
 * price or cart; a shop cannot be browsed offline. There is no navigation preload: the browser would
 * request pages twice that the worker leaves to the network.
 */
interface Lasting extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

const worker = globalThis as unknown as Scope;
const CACHE = 'talad-offline-2';
const LANG = '/offline-lang';
const languages = ['th', 'en'];
/** A shop in path form has its own look; on any other address the host determines the site. */
const baseOf = (url: string): string => /^\/web\/[^/]+/.exec(new URL(url).pathname)?.[0] ?? '';
const pageOf = (base: string, lang: string): string => `${base}/offline?hl=${lang}`;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(languages.map((lang) => new Request(pageOf('', lang), { cache: 'reload' })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('talad-offline-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

let last = '';

async function answer(event: Fetching): Promise<Response> {
  try {
    const response = await fetch(event.request);
    event.waitUntil(remember(response, event.request.url));
    return response;
  } catch {
    return offline(event.request.url);
  }
}

async function remember({ ok, headers }: Response, url: string): Promise<void> {
  const lang = headers.get('content-language');
  if (!lang) return;
  const cache = await caches.open(CACHE);
  if (lang !== last) await cache.put(LANG, new Response(lang));
  last = lang;
  const page = pageOf(baseOf(url), lang);
  if (ok && languages.includes(lang) && !(await cache.match(page))) await cache.add(page);
}

async function offline(url: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = last || (await (await cache.match(LANG))?.text()) || navigator.language.slice(0, 2);
  const lang = languages.includes(known) ? known : 'en';
  const cached =
    (await cache.match(pageOf(baseOf(url), lang))) ?? (await cache.match(pageOf('', lang)));
  if (!cached) return Response.error();
  return new Response(cached.body, { status: 503, headers: cached.headers });
}

// No navigation preload: requests left to the network below would be sent twice, and the second
// request of a sign-in makes the first one's link expire.
/** The back office, checkout and accounts report a lost connection themselves. */
const OTHERS = /^\/(mybusiness|account|admin|devadmin|api|session|checkout)(\/|$)/;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || OTHERS.test(new URL(url).pathname)) return;
  event.respondWith(answer(event));
});
