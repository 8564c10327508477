import { createHmac } from 'node:crypto';
import {
  serveProvider,
  type Answered,
  type ReceivedRequest,
  type ProviderPage,
  type ProviderServer,
} from './provider-server.ts';

export const OMISE_KEY = 'skey_test_5xuy4w91xqz7d1w9u0t';
export const OMISE_WEBHOOK_SECRET = Buffer.from('a secret of thirty-two bytes ....').toString(
  'base64',
);

/**
 * Serves the parts of Omise's API that we call, by its published documentation (links, charges,
 * refunds, webhooks). It is not Omise's sandbox: it proves that we follow the documentation, not
 * that Omise agrees.
 */
export function startOmise(): Promise<ProviderServer> {
  return serveProvider({
    answer,
    notice(page) {
      const body = JSON.stringify({
        object: 'event',
        id: `evnt_${page.id}`,
        key: 'charge.complete',
        data: { ...charge(page), link: page.id },
      });
      return { body, headers: signed(body) };
    },
  });
}

function signed(body: string): Record<string, string> {
  const time = String(Math.floor(Date.now() / 1000));
  const secret = Buffer.from(OMISE_WEBHOOK_SECRET, 'base64');
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  // The old secret's signature is sent next to the new one's while a secret is being changed.
  return {
    'omise-signature': `${'0'.repeat(64)},${signature}`,
    'omise-signature-timestamp': time,
  };
}

function answer(
  { method, path, headers, body }: ReceivedRequest,
  pages: Map<string, ProviderPage>,
): Answered {
  if (headers.authorization !== `Basic ${Buffer.from(`${OMISE_KEY}:`).toString('base64')}`) {
    return error(401, 'authentication_failure');
  }
  const [resource = '', id = '', part = ''] = path.split('?')[0]!.split('/').slice(1);
  if (resource === 'account') return { json: { object: 'account', id: 'account_test_1' } };
  if (resource === 'links') {
    if (method === 'POST') return { json: link(add(pages, JSON.parse(body))) };
    const page = pages.get(id);
    if (!page) return error(404, 'not_found');
    if (method === 'DELETE') page.state = 'over';
    return { json: link(page) };
  }
  const page = [...pages.values()].find(({ chargeId }) => chargeId === id);
  if (resource !== 'charges' || part !== 'refunds' || page?.state !== 'paid') {
    return error(404, 'not_found');
  }
  if (method === 'GET') return { json: { object: 'list', data: page.refunds.map(refund) } };
  const { amount, metadata } = JSON.parse(body);
  const left = page.refunds.reduce((sum, one) => sum - one.amount, page.amount);
  if (amount > left) return error(400, 'failed_refund');
  page.refunds.push({ id: metadata.refund_id, amount });
  return { json: refund({ id: metadata.refund_id, amount }) };
}

function add(
  pages: Map<string, ProviderPage>,
  { amount, currency }: { amount: number; currency: string },
): ProviderPage {
  const id = `link_test_${pages.size + 1}`;
  const page: ProviderPage = {
    id,
    amount,
    currency,
    state: 'open',
    chargeId: `chrg_test_${pages.size + 1}`,
    refunds: [],
  };
  pages.set(id, page);
  return page;
}

function link(page: ProviderPage) {
  return {
    object: 'link',
    id: page.id,
    amount: page.amount,
    currency: page.currency.toUpperCase(),
    used: page.state === 'paid',
    deleted: page.state === 'over',
    payment_uri: `https://link.omise.co/${page.id}`,
    charges: { object: 'list', data: page.state === 'paid' ? [failed(page), charge(page)] : [] },
  };
}

/** The first card was declined. */
function failed(page: ProviderPage) {
  return { ...charge(page), id: `${page.chargeId}_first`, status: 'failed' };
}

function charge({ chargeId, amount, currency, state }: ProviderPage) {
  return {
    object: 'charge',
    id: chargeId,
    status: state === 'paid' ? 'successful' : 'pending',
    amount,
    currency: currency.toUpperCase(),
  };
}

function refund({ id, amount }: { readonly id: string; readonly amount: number }) {
  return {
    object: 'refund',
    id: `rfnd_${id}`,
    amount,
    status: 'closed',
    metadata: { refund_id: id },
  };
}

function error(status: number, code: string): Answered {
  return { status, json: { object: 'error', code, message: code } };
}
