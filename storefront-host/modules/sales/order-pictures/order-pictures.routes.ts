import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopOrderParams } from '../../../http/index.ts';
import { isForShop, sendOrderPicture } from './order-picture.ts';

/** Serves private pictures of orders to the shop's staff. */
export const manageOrderPictures: Module = (app, host) => {
  app.get(
    '/api/v1/manage/:shop_id/orders/:id/pictures/:picture_id',
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags: ['manage orders'],
        summary: 'A picture that the buyer sent: a slip of a transfer, or a photo of a return',
        params: Type.Intersect([
          ShopOrderParams,
          Type.Object({ picture_id: Type.String({ format: 'uuid' }) }),
        ]),
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async ({ params }, reply) => {
      const order = { shop_id: params.shop_id, order_id: params.id };
      const { picture_id: id } = params;
      const sent =
        (await isForShop(host.db, order, id)) && (await sendOrderPicture(host, reply, order, id));
      if (!sent) throw new ApiFailure(404, 'NOT_FOUND');
      return sent;
    },
  );
};
