import { ApiError } from '@talad/elements/api/error.contract';
import type { Host, Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import {
  openVerifier,
  ProviderError,
  readConnectedVerifier,
  removeVerifier,
  saveVerifier,
} from '../../sales/index.ts';
import { ManagedSlipVerifier, SlipVerifierKeys } from './slip-verifier.contract.ts';

const path = '/api/v1/manage/:shop_id/slip-verifier';
/** Owners only: orders count as paid on the answer of this service. */
const config = { access: 'shop:open', origin: 'platform' } as const;
const tags = ['manage'];
const response = { 200: ManagedSlipVerifier, '4xx': ApiError, 503: ApiError };
const MIN_KEY_LETTERS = 8;

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
      const keys = checked(request.body);
      await refuseWrongKeys(host, keys);
      const change = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      await saveVerifier(host, change, keys.provider, keys);
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
      const change = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      await removeVerifier(host, change);
      return read(host, shopId);
    },
  );
};

/** Trims the keys, because people copy them from a page. */
function checked({ provider, secret_key, branch: typed }: SlipVerifierKeys) {
  const secretKey = secret_key.trim();
  if (secretKey.length < MIN_KEY_LETTERS) throw refused('secret_key', 'field.required');
  // Other characters are invalid in a request header.
  if (!/^[\x21-\x7e]+$/.test(secretKey)) throw refused('secret_key', 'field.verifierKeyRefused');
  const branch = provider === 'slipok' ? typed.trim() : '';
  if (provider === 'slipok' && !/^\d+$/.test(branch))
    throw refused('branch', 'field.verifierBranch');
  return { provider, secretKey, branch };
}

async function refuseWrongKeys(host: Host, keys: ReturnType<typeof checked>): Promise<void> {
  try {
    const isRight = await openVerifier(host.config, keys.provider, keys).checkKeys();
    if (!isRight) throw refused('secret_key', 'field.verifierKeyRefused');
  } catch (error) {
    if (error instanceof ProviderError) throw new ApiFailure(503, 'PROVIDER_DOWN');
    throw error;
  }
}

async function read({ db }: Host, shopId: number): Promise<ManagedSlipVerifier> {
  return { verifier: await readConnectedVerifier(db, shopId) };
}

function refused(
  field: 'secret_key' | 'branch',
  key: 'field.verifierBranch' | 'field.required' | 'field.verifierKeyRefused',
): ApiFailure {
  return new ApiFailure(400, 'VALIDATION', {}, { fields: [{ path: field, key }] });
}
