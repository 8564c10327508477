import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { readFilter, ShopParams } from '../../../http/index.ts';
import { CustomerFilter, ExportPurpose } from './customers.contract.ts';
import { exportCustomers as writeExport } from './export-customers.ts';

/**
 * Exports customers as a CSV file, for marketing only those who consented. The audit log records
 * it.
 */
export const exportCustomers: Module = (app, host) => {
  app.get(
    '/api/v1/manage/:shop_id/customers.csv',
    {
      config: {
        access: 'customer:export',
        origin: 'platform',
        rateLimit: { max: 30, timeWindow: 3_600_000 },
      },
      schema: {
        tags: ['manage customers'],
        summary: 'Customers as CSV, filtered as the list is',
        params: ShopParams,
        querystring: Type.Object({
          purpose: ExportPurpose,
          filter: Type.Optional(Type.String({ maxLength: 4_000 })),
        }),
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { params, query, lang } = request;
      const filter = readFilter(query.filter, CustomerFilter) ?? {};
      const change = {
        shopId: params.shop_id,
        accountId: signedIn(request).accountId,
        at: host.now(),
      };
      const file = await writeExport(host.db, change, { purpose: query.purpose, filter, lang });
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="customers-${query.purpose}.csv"`)
        .header('cache-control', 'no-store');
      return reply.send(Readable.from(file));
    },
  );
};
