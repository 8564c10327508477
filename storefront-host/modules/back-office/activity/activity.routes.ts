import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { sendList, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { ActivityPage, ActivityQuery } from '../../shops/audit-log/activity.contract.ts';
import { exportActivity } from './export-activity.ts';
import { readActivity } from './activity.read.ts';

/** The audit log of a shop, for its owners. No route changes it. */
export const activity: Module = (app, host) => {
  app.get(
    '/api/v1/manage/:shop_id/activity',
    {
      config: { access: 'audit:read', origin: 'platform' },
      schema: {
        tags: ['manage activity'],
        summary: 'Who did what, with before and after, filtered, paged',
        params: ShopParams,
        querystring: ActivityQuery,
        response: { 200: ActivityPage, '4xx': ApiError },
      },
    },
    ({ params, query, lang }) => readActivity(host.db, params.shop_id, query, lang),
  );

  app.get(
    '/api/v1/manage/:shop_id/activity.csv',
    {
      config: {
        access: 'audit:read',
        origin: 'platform',
        rateLimit: { max: 30, timeWindow: 3_600_000 },
      },
      schema: {
        tags: ['manage activity'],
        summary: 'Who did what as CSV, filtered as the page is; recorded',
        params: ShopParams,
        querystring: Type.Omit(ActivityQuery, ['after']),
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { params, query: filter, lang } = request;
      const { accountId } = signedIn(request);
      const exportRequest = { shopId: params.shop_id, accountId, at: host.now(), lang, filter };
      return sendList(reply, { name: 'activity' }, await exportActivity(host.db, exportRequest));
    },
  );
};
