import { OMISE_KEY, OMISE_WEBHOOK_SECRET, startOmise } from './omise-server.ts';
import type { ProviderServer } from './provider-server.ts';
import { startStripe, STRIPE_KEY, STRIPE_WEBHOOK_SECRET } from './stripe-server.ts';

/** Accounts that the simulated providers accept, as a shop connects them. */
export const providerKeys = {
  omise: { provider: 'omise', secret_key: OMISE_KEY, webhook_secret: OMISE_WEBHOOK_SECRET },
  stripe: { provider: 'stripe', secret_key: STRIPE_KEY, webhook_secret: STRIPE_WEBHOOK_SECRET },
} as const;

export interface CardServers {
  readonly omise: ProviderServer;
  readonly stripe: ProviderServer;
  /** Environment of a server that uses these providers. */
  readonly env: { readonly OMISE_API: string; readonly STRIPE_API: string };
  readonly close: () => Promise<unknown>;
}

/** Starts simulated servers of both card providers. */
export async function startCardServers(): Promise<CardServers> {
  const [omise, stripe] = await Promise.all([startOmise(), startStripe()]);
  return {
    omise,
    stripe,
    env: { OMISE_API: omise.api.href, STRIPE_API: stripe.api.href },
    close: () => Promise.all([omise.close(), stripe.close()]),
  };
}
