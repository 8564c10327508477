import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { applyTracking, previewTracking } from './apply-tracking.ts';
import { MAX_TRACKING_ROWS, readTracking } from './read-tracking.ts';
import { TrackingAccount, UploadQuery } from './tracking-import.contract.ts';

const MAX_BYTES = 2_000_000;

/** Imports tracking numbers. The same file is sent for the preview and to apply it. */
export const importTracking: Module = (app, host) => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  app.post(
    '/api/v1/manage/:shop_id/orders/tracking',
    {
      config: { access: 'order:ship', origin: 'platform' },
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['manage orders'],
        summary: 'Ships orders by a file of tracking numbers, or says what it would do',
        params: ShopParams,
        querystring: UploadQuery,
        response: { 200: TrackingAccount, '4xx': ApiError },
      },
    },
    async (request) => {
      const { body, params, query } = request;
      if (!Buffer.isBuffer(body)) throw new ApiFailure(400, 'BAD_REQUEST');
      const rows = await readTracking(body);
      if ('code' in rows) {
        throw new ApiFailure(
          422,
          rows.code === 'COLUMNS' ? 'TRACKING_COLUMNS' : `IMPORT_${rows.code}`,
          { limit: MAX_TRACKING_ROWS },
        );
      }
      const { accountId } = signedIn(request);
      const act = { shopId: params.shop_id, accountId, at: host.now() };
      const run = query.apply ? applyTracking : previewTracking;
      return { rows: await run(host.db, act, rows) };
    },
  );
};
