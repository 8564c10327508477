import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopOrderParams, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { readSelling } from '../../shops/index.ts';
import { Order } from '../orders/orders.contract.ts';
import { readManagedOrder } from '../orders/orders.read.ts';
import { addParcel, type ParcelAct, type ParcelAdded } from './add-parcel.ts';
import { correctParcel, removeParcel } from './change-parcel.ts';
import { offeredCouriers, readCouriers } from './couriers.read.ts';
import {
  Couriers,
  CouriersQuery,
  ParcelCorrection,
  ParcelParams,
  ParcelRequest,
} from './parcels.contract.ts';

const tags = ['manage orders'];
const base = '/api/v1/manage/:shop_id';

/** Serves parcels of orders, and the couriers that carry them. */
export const manageParcels: Module = (app, host) => {
  app.get(
    `${base}/couriers`,
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags,
        summary: 'Couriers that the shop uses, or may use',
        params: ShopParams,
        querystring: CouriersQuery,
        response: { 200: Couriers, '4xx': ApiError },
      },
    },
    async ({ params, query, lang }) => {
      const [book, settings] = await Promise.all([
        readCouriers(host.db),
        readSelling(host.db, params.shop_id),
      ]);
      const used = query.all ? [] : (settings?.delivery?.couriers ?? []);
      return { couriers: [...offeredCouriers(book, used, lang)] };
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
      return answer(await addParcel(host.db, act, request.body), act, request.lang);
    },
  );

  app.put(
    `${base}/orders/:id/parcels/:parcel_id`,
    {
      config: { access: 'order:ship', origin: 'platform' },
      schema: {
        tags,
        summary: 'Corrects a parcel that was sent',
        params: ParcelParams,
        body: ParcelCorrection,
        response: { 200: Order, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id: orderId, parcel_id: parcelId } = request.params;
      const { accountId } = signedIn(request);
      const act = { shopId, orderId, parcelId, accountId, at: host.now() };
      return answer(await correctParcel(host.db, act, request.body), act, request.lang);
    },
  );

  app.delete(
    `${base}/orders/:id/parcels/:parcel_id`,
    {
      config: { access: 'order:ship', origin: 'platform' },
      schema: {
        tags,
        summary: 'Takes back a parcel of an order that is not shipped as a whole',
        params: ParcelParams,
        response: { 200: Order, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id: orderId, parcel_id: parcelId } = request.params;
      const { accountId } = signedIn(request);
      const act = { shopId, orderId, parcelId, accountId, at: host.now() };
      return answer(await removeParcel(host.db, act), act, request.lang);
    },
  );

  /** Returns the order after the change; throws if the change is refused. */
  async function answer(
    changed: ParcelAdded,
    { shopId, orderId }: Pick<ParcelAct, 'shopId' | 'orderId'>,
    lang: Lang,
  ): Promise<Order> {
    if (!changed.ok) throw new ApiFailure(changed.code === 'NOT_FOUND' ? 404 : 409, changed.code);
    const order = await readManagedOrder(host, shopId, orderId, lang);
    if (!order) throw new ApiFailure(404, 'NOT_FOUND');
    return order;
  }
};
