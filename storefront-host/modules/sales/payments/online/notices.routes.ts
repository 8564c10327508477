import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Config } from '../../../../config.ts';
import type { App, Module } from '../../../../host.ts';
import { ApiFailure, ShopParams } from '../../../../http/index.ts';
import { readProvider } from './accounts.ts';
import { findPaymentOfPage } from './payments.repository.ts';
import { ProviderError, type ProviderName } from './provider.ts';
import { settlePayment } from './settle-payment.ts';

const MAX_NOTICE_BYTES = 256 * 1024;
const NoticeParams = Type.Object({
  ...ShopParams.properties,
  provider: Type.Union([Type.Literal('omise'), Type.Literal('stripe')]),
});

/** The owner enters this address at the provider. */
export function webhookOf(config: Config, shopId: number, provider: ProviderName): string {
  return `${config.publicUrl}/api/v1/payments/${shopId}/${provider}`;
}

/**
 * Receives the webhooks of payment providers. One with a valid signature only names the payment to
 * ask the provider about, so a repeated, late or reordered one does no harm. After an error, the
 * provider sends it again.
 */
export const paymentNotices: Module = async (app, host) => {
  await app.register((scope: App, _options, done) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_NOTICE_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post(
      '/api/v1/payments/:shop_id/:provider',
      {
        config: { access: 'public', origin: 'any', anonymous: true, rateLimit: { max: 600 } },
        bodyLimit: MAX_NOTICE_BYTES,
        schema: {
          tags: ['payments'],
          summary: 'A payment provider’s notice',
          params: NoticeParams,
          response: {
            200: Type.Object({ received: Type.Literal(true) }),
            '4xx': ApiError,
            503: ApiError,
          },
        },
      },
      async ({ params, body, headers }) => {
        const { shop_id: shopId, provider: name } = params;
        const account = await readProvider(host, shopId);
        if (account?.name !== name || !Buffer.isBuffer(body))
          throw new ApiFailure(404, 'NOT_FOUND');
        try {
          const notice = await account.provider.readNotice({ body, headers, now: host.now() });
          if (notice.isForged) throw new ApiFailure(403, 'FORBIDDEN');
          const payment =
            notice.pageId === null
              ? undefined
              : await findPaymentOfPage(host.db, shopId, notice.pageId);
          if (payment) await settlePayment(host, { shopId, id: payment.id });
        } catch (error) {
          if (error instanceof ProviderError) throw new ApiFailure(503, 'PROVIDER_DOWN');
          throw error;
        }
        return { received: true as const };
      },
    );
    done();
  });
};
