import { ConsentRequest, ConsentResponse } from '@talad/elements/api/consent.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { logConsent } from './consent.repository.ts';

/** Stores proof of consent, also of guests; no page reads it. */
export const consent: Module = (app, host) => {
  app.post(
    '/api/v1/consent',
    {
      config: { access: 'public', origin: 'any', rateLimit: { max: 20 } },
      schema: {
        tags: ['account'],
        summary: 'Keeps what a visitor allowed, and when',
        body: ConsentRequest,
        response: { 200: ConsentResponse, '4xx': ApiError },
      },
    },
    async ({ body, visitor, requestOrigin, lang }) => {
      await logConsent(host.db, {
        accountId: visitor?.accountId ?? null,
        visitorId: body.visitor,
        shopId: requestOrigin.kind === 'shop' ? requestOrigin.shopId : null,
        flags: body.flags,
        lang,
        at: host.now(),
      });
      return { success: true as const };
    },
  );
};
