import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { signedIn } from '../../../../identity/index.ts';
import type { Module } from '../../../../host.ts';
import { ShopParams } from '../../../../http/index.ts';
import { Month, TaxReport } from './tax-report.contract.ts';
import { auditExport, readTaxReport, taxReportCsv } from './tax-report.read.ts';

const querystring = Type.Object({ month: Month });
const tags = ['manage papers'];

/** Serves the monthly sales-tax report (Revenue Code s. 87). */
export const taxReports: Module = (app, host) => {
  app.get(
    '/api/v1/manage/:shop_id/tax-report',
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags,
        summary: 'Sums of a month’s tax invoices, and orders whose bookings differ from them',
        params: ShopParams,
        querystring,
        response: { 200: TaxReport, '4xx': ApiError },
      },
    },
    ({ params, query }) => readTaxReport(host.db, { shopId: params.shop_id, month: query.month }),
  );

  app.get(
    '/api/v1/manage/:shop_id/tax-report.csv',
    {
      config: {
        // The file contains names and tax numbers of buyers.
        access: 'customer:export',
        origin: 'platform',
        rateLimit: { max: 30, timeWindow: 3_600_000 },
      },
      schema: {
        tags,
        summary: 'Tax invoices and credit notes of a month as CSV',
        params: ShopParams,
        querystring,
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { params, query, lang } = request;
      const period = { shopId: params.shop_id, month: query.month };
      const { accountId } = signedIn(request);
      await host.db
        .transaction()
        .execute((trx) => auditExport(trx, { ...period, accountId, at: host.now() }));
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="sales-tax-${query.month}.csv"`)
        .header('cache-control', 'no-store');
      return reply.send(Readable.from(taxReportCsv(host.db, period, lang)));
    },
  );
};
