import type { ProviderPage, ProviderServer } from '../support/payment-providers/provider-server.ts';
import type { Bought } from './buyers.ts';

interface Lives {
  /** Address of the most recently started server. */
  readonly url: () => string;
  readonly shopId: number;
  /** Cookie of an account that may do everything in the shop. */
  readonly cookie: string;
  readonly provider: ProviderServer;
  /** Retries until the server answers. */
  readonly insist: <T>(attempt: () => Promise<T | 'lost'>) => Promise<T>;
}

interface Managed {
  readonly revision: number;
  readonly actions: readonly string[];
  readonly payment_method: string;
}

/**
 * Pays an online order at the provider's page; its webhook is sent twice, and again if an answer
 * was lost.
 */
export async function payOnline(lives: Lives, { token }: Bought): Promise<void> {
  const location = await lives.insist(async () => {
    const reply = await ask(`${lives.url()}/orders/${token}/pay`, { redirect: 'manual' });
    return reply === 'lost' ? reply : (reply.headers.get('location') ?? '');
  });
  const page = [...lives.provider.pages.values()].find(({ id }) => location.includes(id));
  // The sweep has closed the page, or the order is already paid.
  if (page?.state !== 'open') return;
  page.state = 'paid';
  await Promise.all([notify(lives, page), notify(lives, page)]);
}

function notify(lives: Lives, page: ProviderPage): Promise<unknown> {
  return lives.insist(() => {
    const { headers, body } = lives.provider.notice(page);
    return ask(`${lives.url()}/api/v1/payments/${lives.shopId}/omise`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
  });
}

/** The shop cancels the order, or ships and refunds a part of it or all. */
export async function liveOn(lives: Lives, { orderId }: Bought, index: number): Promise<void> {
  if (index % 4 === 0) return take(lives, orderId, 'cancel');
  if (index % 4 === 3) return;
  await take(lives, orderId, 'ship');
  await take(lives, orderId, 'deliver');
  await take(lives, orderId, 'refund', index % 4 === 1 ? 1 : 100);
}

/** Reads the order before each try, because an action whose answer was lost may have succeeded. */
async function take(lives: Lives, orderId: string, action: string, goods = 0): Promise<void> {
  let tried: number | null = null;
  await lives.insist(async () => {
    const base = `${lives.url()}/api/v1/manage/${lives.shopId}/orders/${orderId}`;
    const headers = {
      cookie: lives.cookie,
      origin: lives.url(),
      'content-type': 'application/json',
    };
    const read = await ask(base, { headers });
    if (read === 'lost') return read;
    const { revision, actions, payment_method: method } = (await read.json()) as Managed;
    if (!actions.includes(action) || (tried !== null && revision !== tried)) return 'done';
    tried = revision;
    const refundMethod = method === 'online' ? 'provider' : 'cash';
    const refund = { lines: [], goods, shipping: 0, way: refundMethod, note: '' };
    const body = JSON.stringify({ revision, ...(action === 'refund' && refund) });
    const path = action === 'refund' ? 'refunds' : action;
    return ask(`${base}/${path}`, { method: 'POST', headers, body });
  });
}

async function ask(url: string, init: RequestInit): Promise<Response | 'lost'> {
  try {
    const reply = await fetch(url, init);
    return reply.status >= 500 ? 'lost' : reply;
  } catch {
    return 'lost';
  }
}
