import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { daysOf, MOST_DAYS } from './report-days.ts';
import { Report, ReportQuery } from './report.contract.ts';
import { readReport } from './report.read.ts';

/** Sales report of a shop, for its staff. */
export const report: Module = (app, host) => {
  app.get(
    '/api/v1/manage/:shop_id/report',
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags: ['manage report'],
        summary: 'Sales of some days, compared with as many days before',
        params: ShopParams,
        querystring: ReportQuery,
        response: { 200: Report, '4xx': ApiError },
      },
    },
    async ({ params, query, lang }) => {
      const days = daysOf(query);
      if (!(days >= 1 && days <= MOST_DAYS)) {
        const fields = [
          { path: 'to', key: 'field.report_days', vars: { limit: MOST_DAYS } },
        ] as const;
        throw new ApiFailure(400, 'VALIDATION', {}, { fields });
      }
      return readReport(host.db, { shopId: params.shop_id, lang }, query);
    },
  );
};
