import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopOrderParams } from '../../../http/index.ts';
import { pastOrders } from './past-orders.list.ts';
import { PastOrder } from './past-orders.contract.ts';
import { readPastOrder } from './past-orders.read.ts';

/** Serves the imported orders of a shop, which can only be read. */
export const managePastOrders: Module = (app, host) => {
  listRoute(app, host, pastOrders);

  app.get(
    '/api/v1/manage/:shop_id/past-orders/:id',
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags: ['manage orders'],
        summary: 'An order that the shop imported from another system',
        params: ShopOrderParams,
        response: { 200: PastOrder, '4xx': ApiError },
      },
    },
    async ({ params, lang }) => {
      const order = await readPastOrder(host.db, params.shop_id, params.id, lang);
      if (!order) throw new ApiFailure(404, 'NOT_FOUND');
      return order;
    },
  );
};
