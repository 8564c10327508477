import type { Host } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import {
  type AccountChange,
  hasOpenPayments,
  openProvider,
  ProviderError,
  readAccount,
  removeAccount,
  saveAccount,
  webhookOf,
} from '../../sales/index.ts';
import type { ManagedPaymentAccount, PaymentKeys } from './payment-account.contract.ts';

/** A field of the keys that is refused, and the text that says why. */
interface RefusedKeys {
  readonly path: 'secret_key' | 'webhook_secret';
  readonly key: 'field.paymentKey' | 'field.paymentKeyRefused' | 'field.required';
}

/**
 * Tests the keys of a shop, or of the marketplace, at the provider and stores them; returns why they
 * are refused, or null.
 * @throws ApiFailure if buyers are paying at another provider, or the provider does not answer.
 */
export async function connectPayments(
  host: Host,
  change: AccountChange,
  body: PaymentKeys,
): Promise<RefusedKeys | null> {
  const { provider } = body;
  // Trim the keys, because people copy them from a page.
  const keys = { secretKey: body.secret_key.trim(), webhookSecret: body.webhook_secret.trim() };
  const form =
    provider === 'omise' ? /^skey_(test_)?[a-z\d]{8,}$/i : /^(sk|rk)_(test|live)_\w{8,}$/;
  if (!form.test(keys.secretKey)) return { path: 'secret_key', key: 'field.paymentKey' };
  // Without the secret, forged webhooks could not be detected.
  if (keys.webhookSecret.length < 8) return { path: 'webhook_secret', key: 'field.required' };
  const current = await readAccount(host.db, change.shopId);
  const isOther = current !== null && current.provider !== provider;
  if (isOther) await refuseWhilePaying(host, change.shopId);
  try {
    const isRight = await openProvider(host.config, provider, keys).checkKeys();
    if (!isRight) return { path: 'secret_key', key: 'field.paymentKeyRefused' };
  } catch (error) {
    if (error instanceof ProviderError) throw new ApiFailure(503, 'PROVIDER_DOWN');
    throw error;
  }
  await saveAccount(host, change, provider, keys);
  return null;
}

/** @throws ApiFailure if buyers are paying at the provider. */
export async function disconnectPayments(host: Host, change: AccountChange): Promise<void> {
  await refuseWhilePaying(host, change.shopId);
  await removeAccount(host, change);
}

async function refuseWhilePaying(host: Host, shopId: number): Promise<void> {
  if (await hasOpenPayments(host.db, shopId)) throw new ApiFailure(409, 'PAYMENTS_OPEN');
}

/** Reads the account without its keys, and the addresses for the provider's webhooks. */
export async function readPaymentAccount(
  host: Host,
  shopId: number,
): Promise<ManagedPaymentAccount> {
  const account = await readAccount(host.db, shopId);
  return {
    account: account && { ...account, is_busy: await hasOpenPayments(host.db, shopId) },
    webhooks: {
      omise: webhookOf(host.config, shopId, 'omise'),
      stripe: webhookOf(host.config, shopId, 'stripe'),
    },
  };
}
