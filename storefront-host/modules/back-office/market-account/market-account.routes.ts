import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { MALL_ID } from '../../shops/index.ts';
import { PAYMENTS_PATH } from '../operators/payments-page.ts';
import { connectPayments, disconnectPayments } from '../settings/connect-payments.ts';
import { PaymentKeys } from '../settings/payment-account.contract.ts';
import { PROVIDER_PATH } from './provider-part.ts';

const config = { access: 'operator' } as const;

/** Operators connect the marketplace's account at a payment provider (decision 448). */
export const marketAccounts: Module = async (app, host) => {
  await app.register(formbody);
  const changeOf = (request: FastifyRequest) => ({
    shopId: MALL_ID,
    accountId: signedIn(request).accountId,
    at: host.now(),
  });

  app.post(
    PROVIDER_PATH,
    // Each asks the provider.
    { config: { ...config, rateLimit: { max: 10 } }, schema: { hide: true, body: PaymentKeys } },
    async (request, reply) => {
      const refused = await connectPayments(host, changeOf(request), request.body);
      if (refused) {
        const isAsked = refused.key === 'field.paymentKeyRefused';
        throw new ApiFailure(400, isAsked ? 'PAYMENT_KEY_REFUSED' : 'PAYMENT_KEY');
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
};
