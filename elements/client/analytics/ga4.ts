import type { MeasureParams } from './measure.ts';

const COLLECT = 'https://www.google-analytics.com/g/collect';
/** Spec §9 "Analytics cookie": 30 days. */
const COOKIE_SECONDS = 30 * 86_400;
const COOKIE = 'talad_visitor';
const SESSION = 'talad-measured-since';
let hits = 0;

/** Sends an event by GA4's protocol: everything is in the query, the body is empty. */
export async function sendGa4(id: string, action: string, params: MeasureParams): Promise<void> {
  hits += 1;
  const query = new URLSearchParams({
    v: '2',
    tid: id,
    cid: visitor(),
    sid: session(),
    sct: '1',
    seg: '1',
    _s: String(hits),
    en: action,
    dl: location.href.split('#')[0] ?? '',
    dt: document.title,
    dr: document.referrer,
    ul: document.documentElement.lang,
    ...Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        `${typeof value === 'number' ? 'epn' : 'ep'}.${name}`,
        String(value),
      ]),
    ),
  });
  await fetch(`${COLLECT}?${query}`, { method: 'POST', mode: 'no-cors', keepalive: true });
}

/** Deletes the visitor's id when consent is withdrawn. */
export function deleteVisitorId(): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0`;
}

/** Returns a random visitor id, the same for 30 days. */
function visitor(): string {
  const known = new RegExp(`(?:^|; )${COOKIE}=([\\d.]+)`).exec(document.cookie)?.[1];
  const id = known ?? `${crypto.getRandomValues(new Uint32Array(1))[0]}.${seconds()}`;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser
  document.cookie = `${COOKIE}=${id}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
  return id;
}

function session(): string {
  try {
    const since = sessionStorage.getItem(SESSION) ?? String(seconds());
    sessionStorage.setItem(SESSION, since);
    return since;
  } catch {
    return String(seconds());
  }
}

const seconds = (): number => Math.floor(Date.now() / 1000);
