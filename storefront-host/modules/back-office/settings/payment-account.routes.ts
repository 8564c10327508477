import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { isOnlyWay } from '../../sales/index.ts';
import { MALL_ID } from '../../shops/index.ts';
import { connectPayments, disconnectPayments, readPaymentAccount } from './connect-payments.ts';
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
    ({ params }) => readPaymentAccount(host, params.shop_id),
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
      refuseMarketplace(shopId);
      const change = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      const refused = await connectPayments(host, change, request.body);
      if (refused) throw new ApiFailure(400, 'VALIDATION', {}, { fields: [refused] });
      return readPaymentAccount(host, shopId);
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
      refuseMarketplace(shopId);
      if (await isOnlyWay(host.db, shopId)) {
        const fields = [{ path: 'provider', key: 'field.noPayment' } as const];
        throw new ApiFailure(400, 'VALIDATION', {}, { fields });
      }
      const change = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      await disconnectPayments(host, change);
      return readPaymentAccount(host, shopId);
    },
  );
};

/** Operators connect the marketplace's account at a page of their own (decision 448). */
function refuseMarketplace(shopId: number): void {
  if (shopId === MALL_ID) throw new ApiFailure(404, 'NOT_FOUND');
}
