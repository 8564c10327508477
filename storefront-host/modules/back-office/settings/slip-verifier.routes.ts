import { ApiError } from '@talad/elements/api/error.contract';
import type { Host, Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { readConnectedVerifier, removeVerifier } from '../../sales/index.ts';
import { MALL_ID } from '../../shops/index.ts';
import { connectVerifier } from './connect-verifier.ts';
import { ManagedSlipVerifier, SlipVerifierKeys } from './slip-verifier.contract.ts';

const path = '/api/v1/manage/:shop_id/slip-verifier';
/** Owners only: orders count as paid on the answer of this service. */
const config = { access: 'shop:open', origin: 'platform' } as const;
const tags = ['manage'];
const response = { 200: ManagedSlipVerifier, '4xx': ApiError, 503: ApiError };

/** The service that verifies a shop's transfer slips. Its key is written and never read back. */
export const slipVerifiers: Module = (app, host) => {
  app.get(
    path,
    {
      config,
      schema: { tags, summary: 'Slip verification service', params: ShopParams, response },
    },
    ({ params }) => read(host, params.shop_id),
  );

  app.put(
    path,
    {
      // Limited more strictly, because each request calls the service.
      config: { ...config, rateLimit: { max: 10 } },
      schema: {
        tags,
        summary: 'Connects a slip verification service',
        params: ShopParams,
        body: SlipVerifierKeys,
        response,
      },
    },
    async (request) => {
      const { shop_id: shopId } = request.params;
      refuseMarketplace(shopId);
      const change = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      const refused = await connectVerifier(host, change, request.body);
      if (refused) throw new ApiFailure(400, 'VALIDATION', {}, { fields: [refused] });
      return read(host, shopId);
    },
  );

  app.delete(
    path,
    {
      config,
      schema: { tags, summary: 'Removes the service', params: ShopParams, response },
    },
    async (request) => {
      const { shop_id: shopId } = request.params;
      refuseMarketplace(shopId);
      const change = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      await removeVerifier(host, change);
      return read(host, shopId);
    },
  );
};

/** Operators connect the marketplace's service at a page of their own (decision 449). */
function refuseMarketplace(shopId: number): void {
  if (shopId === MALL_ID) throw new ApiFailure(404, 'NOT_FOUND');
}

async function read({ db }: Host, shopId: number): Promise<ManagedSlipVerifier> {
  return { verifier: await readConnectedVerifier(db, shopId) };
}
