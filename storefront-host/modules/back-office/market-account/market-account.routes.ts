import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { removeVerifier } from '../../sales/index.ts';
import { MALL_ID } from '../../shops/index.ts';
import { PAYMENTS_PATH } from '../operators/payments-page.ts';
import { connectPayments, disconnectPayments } from '../settings/connect-payments.ts';
import { PaymentKeys } from '../settings/payment-account.contract.ts';
import { connectVerifier } from '../settings/connect-verifier.ts';
import { SlipVerifierKeys } from '../settings/slip-verifier.contract.ts';
import { PROVIDER_PATH } from './provider-part.ts';
import { VERIFIER_PATH } from './verifier-part.ts';

const config = { access: 'operator' } as const;

/**
 * Operators connect the marketplace's account at a payment provider, and its slip verification
 * service (decisions 448 and 449).
 */
export const marketAccounts: Module = async (app, host) => {
  await app.register(formbody);
  const changeOf = (request: FastifyRequest) => ({
    shopId: MALL_ID,
    accountId: signedIn(request).accountId,
    at: host.now(),
  });

  app.post(
    PROVIDER_PATH,
    // Limited more strictly, because each request calls the provider.
    { config: { ...config, rateLimit: { max: 10 } }, schema: { hide: true, body: PaymentKeys } },
    async (request, reply) => {
      const refused = await connectPayments(host, changeOf(request), request.body);
      if (refused) {
        const isKeyRefused = refused.key === 'field.paymentKeyRefused';
        throw new ApiFailure(400, isKeyRefused ? 'PAYMENT_KEY_REFUSED' : 'PAYMENT_KEY');
      }
      return reply.redirect(`${PAYMENTS_PATH}#cards`, 303);
    },
  );

  app.post(
    `${PROVIDER_PATH}/remove`,
    { config, schema: { hide: true } },
    async (request, reply) => {
      await disconnectPayments(host, changeOf(request));
      return reply.redirect(`${PAYMENTS_PATH}#cards`, 303);
    },
  );

  app.post(
    VERIFIER_PATH,
    {
      config: { ...config, rateLimit: { max: 10 } },
      schema: { hide: true, body: SlipVerifierKeys },
    },
    async (request, reply) => {
      const refused = await connectVerifier(host, changeOf(request), request.body);
      if (refused) {
        const isBranch = refused.key === 'field.verifierBranch';
        throw new ApiFailure(400, isBranch ? 'SLIP_BRANCH' : 'SLIP_KEY_REFUSED');
      }
      return reply.redirect(`${PAYMENTS_PATH}#slips`, 303);
    },
  );

  app.post(
    `${VERIFIER_PATH}/remove`,
    { config, schema: { hide: true } },
    async (request, reply) => {
      await removeVerifier(host, changeOf(request));
      return reply.redirect(`${PAYMENTS_PATH}#slips`, 303);
    },
  );
};
