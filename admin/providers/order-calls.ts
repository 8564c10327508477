import type {
  OrderTags,
  TagAnswer,
  TagRequest,
} from '../../storefront-host/modules/sales/orders/annotations.contract.ts';
import type {
  Order,
  ShipRequest,
} from '../../storefront-host/modules/sales/orders/orders.contract.ts';
import { answerOf, type CallApi } from './call-api.ts';

/** Actions on orders that are no plain create or update. */
export interface OrderCalls {
  readonly shipOrder: (id: string, request: ShipRequest) => Promise<Order>;
  readonly deliverOrder: (id: string, revision: number) => Promise<Order>;
  readonly cancelOrder: (id: string, revision: number) => Promise<Order>;
  readonly addOrderNote: (id: string, text: string) => Promise<Order>;
  readonly removeOrderNote: (id: string, noteId: string) => Promise<Order>;
  readonly tagOrders: (request: TagRequest) => Promise<TagAnswer>;
  /** Tags of the shop's orders, the most used first. */
  readonly orderTags: (signal?: AbortSignal) => Promise<OrderTags['tags']>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createOrderCalls(base: string, callApi: CallApi): OrderCalls {
  const send = async <T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const request = { method, ...(body && { body: JSON.stringify(body) }) };
    return answerOf<T>(await callApi(`${base}/orders/${path}`, request));
  };
  return {
    shipOrder: (id, request) => send('POST', `${id}/ship`, request),
    deliverOrder: (id, revision) => send('POST', `${id}/deliver`, { revision }),
    cancelOrder: (id, revision) => send('POST', `${id}/cancel`, { revision }),
    addOrderNote: (id, text) => send('POST', `${id}/notes`, { text }),
    removeOrderNote: (id, noteId) => send('DELETE', `${id}/notes/${noteId}`),
    tagOrders: (request) => send('POST', 'tags', request),
    orderTags: async (signal) => {
      const answer = await callApi(`${base}/orders/tags`, signal ? { signal } : {});
      return answerOf<OrderTags>(answer).tags;
    },
  };
}
