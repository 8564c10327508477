import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ShopParams } from '../../../http/index.ts';
import { VatLimit } from './vat-limit.contract.ts';
import { readVatLimit } from './vat-limit.read.ts';

/** Shows how near a shop is to the income from which it has to register for VAT. */
export const vatLimit: Module = (app, host) => {
  app.get(
    '/api/v1/manage/:shop_id/vat-limit',
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags: ['manage papers'],
        summary: 'Income of the year next to the limit of registration for VAT',
        params: ShopParams,
        response: { 200: VatLimit, '4xx': ApiError },
      },
    },
    ({ params }) => readVatLimit(host.db, params.shop_id, host.now()),
  );
};
