import type Stripe from 'stripe';
import { toSatang } from '@talad/elements/commerce/money';
import {
  ProviderError,
  type FoundPayment,
  type Notice,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderKeys,
  type ReadNotice,
  type RefundState,
} from './provider.ts';

const TIMEOUT_MS = 10_000;
/** Stripe closes a page at the earliest after half an hour, and at the latest after a day. */
const SHORTEST_MS = 31 * 60_000;
const LONGEST_MS = 24 * 3_600_000 - 60_000;

/**
 * Uses Stripe Checkout by the official library.
 * @param api https://api.stripe.com
 */
export function stripeProvider(keys: ProviderKeys, api: URL): PaymentProvider {
  const open = async (): Promise<Stripe> => {
    // Load it on first use: it takes 35 MB, and most installations never need it.
    const { default: Library } = await import('stripe');
    return new Library(keys.secretKey, {
      host: api.hostname,
      protocol: api.protocol === 'http:' ? 'http' : 'https',
      port: api.port || '443',
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  };
  async function ask<T>(run: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await run(await open());
    } catch (error) {
      throw toProviderError(error);
    }
  }
  return {
    async checkKeys() {
      try {
        await ask((stripe) => stripe.balance.retrieve());
        return true;
      } catch (error) {
        if (error instanceof ProviderError && error.kind === 'refused') return false;
        throw error;
      }
    },
    begin: (request) =>
      ask(async (stripe) => {
        const page = await stripe.checkout.sessions.create(pageOf(request), {
          idempotencyKey: request.id,
        });
        if (page.url === null) throw new ProviderError('refused', 'the page has no address');
        return { pageId: page.id, url: page.url };
      }),
    find: (pageId) => ask(async (stripe) => found(await stripe.checkout.sessions.retrieve(pageId))),
    close: (pageId) =>
      ask(async (stripe) => {
        const page = await stripe.checkout.sessions.retrieve(pageId);
        if (page.status === 'open') await stripe.checkout.sessions.expire(pageId);
      }),
    refund: ({ id, chargeId, amount }) =>
      ask(async (stripe) => {
        const refund = await stripe.refunds.create(
          { payment_intent: chargeId, amount },
          { idempotencyKey: id },
        );
        return stateOf(refund.status);
      }),
    readNotice: (notice) => ask(async (stripe) => pageIn(stripe, notice, keys.webhookSecret)),
  };
}

function pageOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { now } = request;
  const wait = Math.min(
    Math.max(request.expiresAt.getTime() - now.getTime(), SHORTEST_MS),
    LONGEST_MS,
  );
  return {
    mode: 'payment',
    locale: request.lang,
    client_reference_id: request.id,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'thb',
          unit_amount: request.amount,
          product_data: { name: request.title },
        },
      },
    ],
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    expires_at: Math.floor((now.getTime() + wait) / 1000),
    ...(request.email && { customer_email: request.email }),
  };
}

function found(page: Stripe.Checkout.Session): FoundPayment {
  const { payment_intent: intent } = page;
  const isPaid = page.payment_status === 'paid';
  return {
    // A PromptPay page is complete before the money has arrived.
    state: isPaid ? 'paid' : page.status === 'expired' ? 'over' : 'open',
    amount: toSatang(page.amount_total ?? 0),
    currency: page.currency ?? '',
    chargeId: isPaid ? (typeof intent === 'string' ? intent : (intent?.id ?? null)) : null,
  };
}

function stateOf(status: string | null): RefundState {
  if (status === 'succeeded') return 'done';
  return status === 'pending' || status === 'requires_action' ? 'pending' : 'failed';
}

async function pageIn(
  stripe: Stripe,
  { body, headers }: Notice,
  secret: string,
): Promise<ReadNotice> {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return { isForged: true };
  let event: Stripe.Event;
  try {
    event = await stripe.webhooks.constructEventAsync(body, signature, secret);
  } catch {
    return { isForged: true };
  }
  const { object } = event.data;
  return { isForged: false, pageId: object.object === 'checkout.session' ? object.id : null };
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const status = statusOf(error);
  const isRefused = status !== undefined && status >= 400 && status < 500 && status !== 429;
  return new ProviderError(isRefused ? 'refused' : 'down', `Stripe: ${String(error)}`);
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
