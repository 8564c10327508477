import { bahtToSatang } from '@talad/elements/commerce/money';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopOrderParams } from '../../../http/index.ts';
import { addParcel, type ParcelAdded } from '../parcels/add-parcel.ts';
import { changeOrder, type OrderChange } from './life/change-order.ts';
import {
  CancelRequest,
  Order,
  OrderActionRequest,
  RefusedRequest,
  ShipRequest,
} from './orders.contract.ts';
import { managedOrders } from './managed-orders.list.ts';
import { readManagedOrder } from './orders.read.ts';

const base = '/api/v1/manage/:shop_id/orders';
const read = { access: 'order:read', origin: 'platform' } as const;
const write = { access: 'order:ship', origin: 'platform' } as const;
const tags = ['manage orders'];

type SimpleAction = 'receive' | 'prepare' | 'deliver' | 'reopen' | 'repay';
const summaries: Readonly<Record<SimpleAction, string>> = {
  receive: 'Marks the transfer of an order as received',
  prepare: 'Marks an order as being packed',
  deliver: 'Marks an order as delivered',
  reopen: 'Takes a cancelled order again whose transfer came late',
  repay: 'Marks a transfer that came too late as sent back',
};

/** Serves the orders of a shop to its staff. */
export const manageOrders: Module = (app, host) => {
  listRoute(app, host, managedOrders);

  app.get(
    `${base}/:id`,
    {
      config: read,
      schema: {
        tags,
        summary: 'One order',
        params: ShopOrderParams,
        response: { 200: Order, '4xx': ApiError },
      },
    },
    async ({ params, lang }) => readOr404(params.shop_id, params.id, lang),
  );

  app.post(
    `${base}/:id/ship`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Marks an order as shipped',
        params: ShopOrderParams,
        body: ShipRequest,
        response: { 200: Order, '4xx': ApiError },
      },
    },
    async ({ params, body, visitor, lang }) => {
      const { revision, tracking } = body;
      const { courier, code } = tracking ?? { courier: '', code: '' };
      const act = { ...named(params), accountId: accountOf(visitor), at: host.now() };
      refuse(await addParcel(host.db, act, { revision, courier, code }));
      return readOr404(params.shop_id, params.id, lang);
    },
  );

  for (const [action, summary] of Object.entries(summaries) as [SimpleAction, string][]) {
    app.post(
      `${base}/:id/${action}`,
      {
        config: write,
        schema: {
          tags,
          summary,
          params: ShopOrderParams,
          body: OrderActionRequest,
          response: { 200: Order, '4xx': ApiError },
        },
      },
      async ({ params, body, visitor, lang }) => {
        const { revision } = body;
        await change({ ...named(params), action, revision, tracking: null }, visitor);
        return readOr404(params.shop_id, params.id, lang);
      },
    );
  }

  app.post(
    `${base}/:id/cancel`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Cancels an order, and gives its stock and its money back',
        params: ShopOrderParams,
        body: CancelRequest,
        response: { 200: Order, '4xx': ApiError },
      },
    },
    async ({ params, body, visitor, lang }) => {
      const { revision, refund } = body;
      const wanted = { action: 'cancel', revision, tracking: null } as const;
      await change({ ...named(params), ...wanted, ...(refund && { refund }) }, visitor);
      return readOr404(params.shop_id, params.id, lang);
    },
  );

  app.post(
    `${base}/:id/refuse`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Cancels an order whose parcel was refused at the door',
        params: ShopOrderParams,
        body: RefusedRequest,
        response: { 200: Order, '4xx': ApiError },
      },
    },
    async ({ params, body, visitor, lang }) => {
      const { revision, restock, cost = 0 } = body;
      const refused = { restock, cost: bahtToSatang(cost) };
      const wanted = { action: 'refuse', revision, tracking: null, refused } as const;
      await change({ ...named(params), ...wanted }, visitor);
      return readOr404(params.shop_id, params.id, lang);
    },
  );

  async function change(
    wanted: Omit<OrderChange, 'accountId' | 'at'>,
    visitor: { readonly accountId: string } | null,
  ): Promise<void> {
    const accountId = accountOf(visitor);
    refuse(await changeOrder(host.db, { ...wanted, accountId, at: host.now() }));
  }

  async function readOr404(shopId: number, id: string, lang: 'th' | 'en') {
    const order = await readManagedOrder(host, shopId, id, lang);
    if (!order) throw new ApiFailure(404, 'NOT_FOUND');
    return order;
  }
};

function accountOf(visitor: { readonly accountId: string } | null): string {
  if (!visitor) throw new ApiFailure(401, 'UNAUTHENTICATED');
  return visitor.accountId;
}

function refuse(done: ParcelAdded): void {
  if (!done.ok) throw new ApiFailure(done.code === 'NOT_FOUND' ? 404 : 409, done.code);
}

function named(params: { readonly shop_id: number; readonly id: string }) {
  return { shopId: params.shop_id, orderId: params.id };
}
