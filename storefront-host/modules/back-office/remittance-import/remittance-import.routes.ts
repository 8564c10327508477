import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { UploadQuery } from '../tracking-import/tracking-import.contract.ts';
import { applyRemittances, previewRemittances } from './apply-remittances.ts';
import { MAX_REMITTANCE_ROWS, readRemittances } from './read-remittances.ts';
import { RemittanceAccount } from './remittance-import.contract.ts';

const MAX_BYTES = 2_000_000;

/** Imports a courier's list of remittances. The same file is sent for the preview and to book it. */
export const importRemittances: Module = (app, host) => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  app.post(
    '/api/v1/manage/:shop_id/orders/remittances',
    {
      config: { access: 'order:ship', origin: 'platform' },
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['manage orders'],
        summary: 'Books a courier’s list of cash on delivery, or says what it would book',
        params: ShopParams,
        querystring: UploadQuery,
        response: { 200: RemittanceAccount, '4xx': ApiError },
      },
    },
    async (request) => {
      const { body, params, query } = request;
      if (!Buffer.isBuffer(body)) throw new ApiFailure(400, 'BAD_REQUEST');
      const rows = await readRemittances(body);
      if ('code' in rows) {
        throw new ApiFailure(
          422,
          rows.code === 'COLUMNS' ? 'REMITTANCE_COLUMNS' : `IMPORT_${rows.code}`,
          { limit: MAX_REMITTANCE_ROWS },
        );
      }
      const { accountId } = signedIn(request);
      const act = { shopId: params.shop_id, accountId, at: host.now() };
      const run = query.apply ? applyRemittances : previewRemittances;
      return { rows: await run(host.db, act, rows) };
    },
  );
};
