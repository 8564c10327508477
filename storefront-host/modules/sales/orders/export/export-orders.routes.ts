import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { signedIn } from '../../../../identity/index.ts';
import type { Module } from '../../../../host.ts';
import { readFilter, ShopParams } from '../../../../http/index.ts';
import { exportOrders as writeExport } from './export-orders.ts';
import { OrderFilter } from '../orders.contract.ts';

/**
 * Exports orders as a CSV file, with a row for each of their products. The audit log records it.
 */
export const exportOrders: Module = (app, host) => {
  app.get(
    '/api/v1/manage/:shop_id/orders.csv',
    {
      config: {
        // The file contains names and addresses.
        access: 'customer:export',
        origin: 'platform',
        rateLimit: { max: 30, timeWindow: 3_600_000 },
      },
      schema: {
        tags: ['manage orders'],
        summary: 'Orders as CSV, filtered as the list is',
        params: ShopParams,
        querystring: Type.Object({ filter: Type.Optional(Type.String({ maxLength: 8_000 })) }),
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { params, query, lang } = request;
      const file = await writeExport(host.db, {
        shopId: params.shop_id,
        accountId: signedIn(request).accountId,
        at: host.now(),
        lang,
        filter: readFilter(query.filter, OrderFilter) ?? {},
      });
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="orders.csv"')
        .header('cache-control', 'no-store');
      return reply.send(Readable.from(file));
    },
  );
};
