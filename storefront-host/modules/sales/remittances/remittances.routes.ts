import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopOrderParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { Order } from '../orders/orders.contract.ts';
import { readManagedOrder } from '../orders/orders.read.ts';
import { remitOrder } from './remit-orders.ts';
import { RemitRequest } from './remittances.contract.ts';

/** Serves the cash on delivery that couriers collect for the shop. */
export const manageRemittances: Module = (app, host) => {
  app.post(
    '/api/v1/manage/:shop_id/orders/:id/remit',
    {
      config: { access: 'order:ship', origin: 'platform' },
      schema: {
        tags: ['manage orders'],
        summary: 'Records that the courier has paid the money of an order',
        params: ShopOrderParams,
        body: RemitRequest,
        response: { 200: Order, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id: orderId } = request.params;
      const { accountId } = signedIn(request);
      const act = { shopId, orderId, accountId, at: host.now() };
      const done = await remitOrder(host.db, act, request.body);
      if (!done.ok) throw new ApiFailure(done.code === 'NOT_FOUND' ? 404 : 409, done.code);
      const order = await readManagedOrder(host, shopId, orderId, request.lang);
      if (!order) throw new ApiFailure(404, 'NOT_FOUND');
      return order;
    },
  );
};
