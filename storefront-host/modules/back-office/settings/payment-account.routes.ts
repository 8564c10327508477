import { ApiError } from '@talad/elements/api/error.contract';
import type { Host, Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import {
  hasOpenPayments,
  isOnlyWay,
  openProvider,
  ProviderError,
  readAccount,
  removeAccount,
  saveAccount,
  webhookOf,
} from '../../sales/index.ts';
import { ManagedPaymentAccount, PaymentKeys } from './payment-account.contract.ts';

const path = '/api/v1/manage/:shop_id/payment-account';
/** Owners only: the account behind the keys receives the shop's money. */
const config = { access: 'shop:open', origin: 'platform' } as const;
const tags = ['manage'];
const response = { 200: ManagedPaymentAccount, '4xx': ApiError, 503: ApiError };

/** The provider for a shop's card and wallet payments. Its keys are written and never read back. */
export const paymentAccounts: Module = (app, host) => {
  app.get(
    path,
    {
      config,
      schema: { tags, summary: 'Provider of card payments', params: ShopParams, response },
    },
    ({ params }) => read(host, params.shop_id),
  );

  app.put(
    path,
    {
      // Limited more strictly, because each request calls the provider.
      config: { ...config, rateLimit: { max: 10 } },
      schema: {
        tags,
        summary: 'Connects a provider of card payments',
        params: ShopParams,
        body: PaymentKeys,
        response,
      },
    },
    async (request) => {
      const { shop_id: shopId } = request.params;
      const keys = checked(request.body);
      const current = await readAccount(host.db, shopId);
      const isOther = current !== null && current.provider !== keys.provider;
      if (isOther && (await hasOpenPayments(host.db, shopId))) {
        throw new ApiFailure(409, 'PAYMENTS_OPEN');
      }
      await refuseWrongKeys(host, keys);
      const change = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      await saveAccount(host, change, keys.provider, keys);
      return read(host, shopId);
    },
  );

  app.delete(
    path,
    {
      config,
      schema: { tags, summary: 'Removes the provider', params: ShopParams, response },
    },
    async (request) => {
      const { shop_id: shopId } = request.params;
      if (await hasOpenPayments(host.db, shopId)) throw new ApiFailure(409, 'PAYMENTS_OPEN');
      if (await isOnlyWay(host.db, shopId)) throw refused('provider', 'field.noPayment');
      const change = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      await removeAccount(host, change);
      return read(host, shopId);
    },
  );
};

/** Trims the keys, because people copy them from a page. */
function checked({ provider, secret_key, webhook_secret }: PaymentKeys) {
  const secretKey = secret_key.trim();
  const webhookSecret = webhook_secret.trim();
  const form =
    provider === 'omise' ? /^skey_(test_)?[a-z\d]{8,}$/i : /^(sk|rk)_(test|live)_\w{8,}$/;
  if (!form.test(secretKey)) throw refused('secret_key', 'field.paymentKey');
  // Without the secret, forged webhooks could not be detected.
  if (webhookSecret.length < 8) throw refused('webhook_secret', 'field.required');
  return { provider, secretKey, webhookSecret };
}

async function refuseWrongKeys(host: Host, keys: ReturnType<typeof checked>): Promise<void> {
  try {
    const isRight = await openProvider(host.config, keys.provider, keys).checkKeys();
    if (!isRight) throw refused('secret_key', 'field.paymentKeyRefused');
  } catch (error) {
    if (error instanceof ProviderError) throw new ApiFailure(503, 'PROVIDER_DOWN');
    throw error;
  }
}

async function read(host: Host, shopId: number): Promise<ManagedPaymentAccount> {
  const account = await readAccount(host.db, shopId);
  return {
    account: account && { ...account, is_busy: await hasOpenPayments(host.db, shopId) },
    webhooks: {
      omise: webhookOf(host.config, shopId, 'omise'),
      stripe: webhookOf(host.config, shopId, 'stripe'),
    },
  };
}

function refused(
  field: 'provider' | 'secret_key' | 'webhook_secret',
  key: 'field.noPayment' | 'field.paymentKey' | 'field.paymentKeyRefused' | 'field.required',
): ApiFailure {
  return new ApiFailure(400, 'VALIDATION', {}, { fields: [{ path: field, key }] });
}
