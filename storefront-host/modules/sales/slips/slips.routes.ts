import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopOrderParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { Order } from '../orders/orders.contract.ts';
import { readManagedOrder } from '../orders/orders.read.ts';
import { refuseSlip } from './answer-slips.ts';
import { SlipRefusal } from './slips.contract.ts';
import { managedSlips } from './slips.list.ts';

/**
 * Serves slips that buyers sent to the shop's staff. Recording the order's payment accepts a slip.
 */
export const manageSlips: Module = (app, host) => {
  listRoute(app, host, managedSlips);

  app.post(
    '/api/v1/manage/:shop_id/orders/:id/slips/:slip_id/refuse',
    {
      config: { access: 'order:ship', origin: 'platform' },
      schema: {
        tags: ['manage orders'],
        summary: 'Refuses a slip and tells its buyer',
        params: Type.Intersect([
          ShopOrderParams,
          Type.Object({ slip_id: Type.String({ format: 'uuid' }) }),
        ]),
        body: SlipRefusal,
        response: { 200: Order, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id: orderId, slip_id: slipId } = request.params;
      const refused = await refuseSlip(host.db, {
        shopId,
        orderId,
        slipId,
        reason: request.body.reason.trim(),
        accountId: signedIn(request).accountId,
        at: host.now(),
      });
      if (!refused.ok) throw new ApiFailure(refused.code === 'NOT_FOUND' ? 404 : 409, refused.code);
      const order = await readManagedOrder(host, shopId, orderId, request.lang);
      if (!order) throw new ApiFailure(404, 'NOT_FOUND');
      return order;
    },
  );
};
