import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopOrderParams, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { readSelling } from '../../shops/index.ts';
import { Order } from '../orders/orders.contract.ts';
import { readManagedOrder } from '../orders/orders.read.ts';
import { addParcel } from './add-parcel.ts';
import { offeredCouriers, readCouriers } from './couriers.read.ts';
import { Couriers, ParcelRequest } from './parcels.contract.ts';

const tags = ['manage orders'];
const base = '/api/v1/manage/:shop_id';

/** Parcels of orders, and the couriers that take them. */
export const manageParcels: Module = (app, host) => {
  app.get(
    `${base}/couriers`,
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags,
        summary: 'Couriers that the shop uses',
        params: ShopParams,
        response: { 200: Couriers, '4xx': ApiError },
      },
    },
    async ({ params, lang }) => {
      const [book, settings] = await Promise.all([
        readCouriers(host.db),
        readSelling(host.db, params.shop_id),
      ]);
      return { couriers: [...offeredCouriers(book, settings?.delivery?.couriers ?? [], lang)] };
    },
  );

  app.post(
    `${base}/orders/:id/parcels`,
    {
      config: { access: 'order:ship', origin: 'platform' },
      schema: {
        tags,
        summary: 'Sends a parcel of an order',
        params: ShopOrderParams,
        body: ParcelRequest,
        response: { 200: Order, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id: orderId } = request.params;
      const { accountId } = signedIn(request);
      const act = { shopId, orderId, accountId, at: host.now() };
      const added = await addParcel(host.db, act, request.body);
      if (!added.ok) throw new ApiFailure(added.code === 'NOT_FOUND' ? 404 : 409, added.code);
      const order = await readManagedOrder(host, shopId, orderId, request.lang);
      if (!order) throw new ApiFailure(404, 'NOT_FOUND');
      return order;
    },
  );
};
