import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ShopParams } from '../../../http/index.ts';
import { ActivityPage, ActivityQuery } from '../../shops/audit-log/activity.contract.ts';
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
};
