import { Stripe } from 'stripe';
import {
  serveProvider,
  type Answered,
  type ReceivedRequest,
  type ProviderPage,
  type ProviderServer,
} from './provider-server.ts';

export const STRIPE_KEY = 'sk_test_51Nx0pR2eZvKYlo2C';
export const STRIPE_WEBHOOK_SECRET = 'whsec_ZKqYq1rH8m2k';

/**
 * Serves the parts of Stripe's API that we call, by its published documentation (Checkout sessions,
 * refunds, balance). It is not Stripe's sandbox: it proves that we follow the documentation, not
 * that Stripe agrees.
 */
export function startStripe(): Promise<ProviderServer> {
  const byKey = new Map<string, unknown>();
  return serveProvider({
    answer: (one, pages) => answer(one, pages, byKey),
    notice(page) {
      const body = JSON.stringify({
        id: `evt_${page.id}`,
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: session(page) },
      });
      // Stripe's own library signs it.
      const header = new Stripe(STRIPE_KEY).webhooks.generateTestHeaderString({
        payload: body,
        secret: STRIPE_WEBHOOK_SECRET,
      });
      return { body, headers: { 'stripe-signature': header } };
    },
  });
}

function answer(
  { method, path, headers, body }: ReceivedRequest,
  pages: Map<string, ProviderPage>,
  byKey: Map<string, unknown>,
): Answered {
  if (headers.authorization !== `Bearer ${STRIPE_KEY}`) return error(401, 'Invalid API Key');
  if (path === '/v1/balance') return { json: { object: 'balance', available: [] } };
  const key = headers['idempotency-key'];
  const known = typeof key === 'string' ? byKey.get(key) : undefined;
  if (known) return { json: known };
  const answered = fresh({ method, path, headers, body }, pages);
  if (typeof key === 'string' && answered.status === undefined) byKey.set(key, answered.json);
  return answered;
}

function fresh(
  { method, path, headers, body }: ReceivedRequest,
  pages: Map<string, ProviderPage>,
): Answered {
  const form = new URLSearchParams(body);
  if (path === '/v1/checkout/sessions' && method === 'POST')
    return { json: session(add(form, pages)) };
  if (path === '/v1/refunds') return refund(form, pages, String(headers['idempotency-key']));
  const [, , , , id = '', part] = path.split('/');
  const page = pages.get(id);
  if (!page || !path.startsWith('/v1/checkout/sessions/')) return error(404, 'No such session');
  if (part === 'expire') page.state = 'over';
  return { json: session(page) };
}

function add(form: URLSearchParams, pages: Map<string, ProviderPage>): ProviderPage {
  const item = 'line_items[0][price_data]';
  const id = `cs_test_${pages.size + 1}`;
  const page: ProviderPage = {
    id,
    amount: Number(form.get(`${item}[unit_amount]`)),
    currency: form.get(`${item}[currency]`) ?? '',
    state: 'open',
    chargeId: `pi_test_${pages.size + 1}`,
    returnUrl: form.get('success_url') ?? '',
    refunds: [],
  };
  pages.set(id, page);
  return page;
}

function refund(form: URLSearchParams, pages: Map<string, ProviderPage>, key: string): Answered {
  const page = [...pages.values()].find(({ chargeId }) => chargeId === form.get('payment_intent'));
  const amount = Number(form.get('amount'));
  if (page?.state !== 'paid') return error(400, 'No such payment_intent');
  const left = page.refunds.reduce((sum, one) => sum - one.amount, page.amount);
  if (amount > left) return error(400, 'Refund amount is greater than unrefunded amount');
  page.refunds.push({ id: key, amount });
  return { json: { id: `re_${key}`, object: 'refund', amount, status: 'succeeded' } };
}

function session({ id, amount, currency, state, chargeId }: ProviderPage) {
  return {
    id,
    object: 'checkout.session',
    url: state === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null,
    status: state === 'paid' ? 'complete' : state === 'over' ? 'expired' : 'open',
    payment_status: state === 'paid' ? 'paid' : 'unpaid',
    amount_total: amount,
    currency,
    payment_intent: state === 'paid' ? chargeId : null,
  };
}

function error(status: number, message: string): Answered {
  return { status, json: { error: { type: 'invalid_request_error', message } } };
}
