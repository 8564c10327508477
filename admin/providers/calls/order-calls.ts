import type {
  OrderTags,
  TagAnswer,
  TagRequest,
} from '../../../storefront-host/modules/sales/orders/notes/annotations.contract.ts';
import type {
  ManualOrder,
  Quote,
  QuoteRequest,
  SplitAnswer,
} from '../../../storefront-host/modules/sales/orders/manual/manual-orders.contract.ts';
import type {
  CancelRequest,
  Order,
  RefusedRequest,
} from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import type {
  Courier,
  ParcelCorrection,
  ParcelRequest,
} from '../../../storefront-host/modules/sales/parcels/parcels.contract.ts';
import type { RemitRequest } from '../../../storefront-host/modules/sales/remittances/remittances.contract.ts';
import type { RemittanceAccount } from '../../../storefront-host/modules/back-office/remittance-import/remittance-import.contract.ts';
import type { TrackingAccount } from '../../../storefront-host/modules/back-office/tracking-import/tracking-import.contract.ts';
import type {
  Report,
  ReportQuery,
} from '../../../storefront-host/modules/back-office/report/report.contract.ts';
import type {
  RefundRequest,
  ReturnAnswer,
} from '../../../storefront-host/modules/sales/returns/returns.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** Actions on orders other than create and update. */
export interface OrderCalls {
  readonly sendParcel: (id: string, request: ParcelRequest) => Promise<Order>;
  readonly correctParcel: (
    id: string,
    parcelId: string,
    request: ParcelCorrection,
  ) => Promise<Order>;
  /** Previews or applies a file of tracking numbers. */
  readonly importTracking: (file: File, apply: boolean) => Promise<TrackingAccount>;
  /** Previews or books a courier's list of remittances. */
  readonly importRemittances: (file: File, apply: boolean) => Promise<RemittanceAccount>;
  readonly remitOrder: (id: string, request: RemitRequest) => Promise<Order>;
  readonly removeParcel: (id: string, parcelId: string) => Promise<Order>;
  /** The shop's couriers, and all that it can choose. */
  readonly couriers: (
    which: { readonly all?: true },
    signal?: AbortSignal,
  ) => Promise<readonly Courier[]>;
  readonly receiveOrder: (id: string, revision: number) => Promise<Order>;
  readonly prepareOrder: (id: string, revision: number) => Promise<Order>;
  readonly deliverOrder: (id: string, revision: number) => Promise<Order>;
  readonly cancelOrder: (id: string, request: CancelRequest) => Promise<Order>;
  readonly refuseOrder: (id: string, request: RefusedRequest) => Promise<Order>;
  readonly reopenOrder: (id: string, revision: number) => Promise<Order>;
  readonly repayOrder: (id: string, revision: number) => Promise<Order>;
  readonly answerReturn: (
    id: string,
    answer: 'accept' | 'refuse',
    request: ReturnAnswer,
  ) => Promise<Order>;
  readonly receiveReturn: (id: string, revision: number) => Promise<Order>;
  readonly refundOrder: (id: string, request: RefundRequest) => Promise<Order>;
  readonly refuseSlip: (id: string, slipId: string, reason: string) => Promise<Order>;
  readonly splitAddress: (text: string) => Promise<SplitAnswer>;
  readonly quoteOrder: (request: QuoteRequest, signal?: AbortSignal) => Promise<Quote>;
  readonly enterOrder: (order: ManualOrder) => Promise<Order>;
  readonly addOrderNote: (id: string, text: string) => Promise<Order>;
  readonly removeOrderNote: (id: string, noteId: string) => Promise<Order>;
  readonly tagOrders: (request: TagRequest) => Promise<TagAnswer>;
  /** Sales of these days (Thailand). */
  readonly report: (days: ReportQuery, signal?: AbortSignal) => Promise<Report>;
  /** Tags of the shop's orders, the most used first. */
  readonly orderTags: (signal?: AbortSignal) => Promise<OrderTags['tags']>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createOrderCalls(base: string, callApi: CallApi): OrderCalls {
  const send = async <T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<T> => {
    const sent = { method, ...(body && { body: JSON.stringify(body) }), ...(signal && { signal }) };
    return answerOf<T>(await callApi(`${base}/orders${path && `/${path}`}`, sent));
  };
  const upload = async <T>(path: string, file: File, apply: boolean): Promise<T> =>
    answerOf<T>(
      await callApi(`${base}/orders/${path}${apply ? '?apply=true' : ''}`, {
        method: 'POST',
        body: file,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    );
  return {
    sendParcel: (id, request) => send('POST', `${id}/parcels`, request),
    correctParcel: (id, parcelId, request) => send('PUT', `${id}/parcels/${parcelId}`, request),
    importTracking: (file, apply) => upload('tracking', file, apply),
    importRemittances: (file, apply) => upload('remittances', file, apply),
    remitOrder: (id, request) => send('POST', `${id}/remit`, request),
    removeParcel: (id, parcelId) => send('DELETE', `${id}/parcels/${parcelId}`),
    couriers: async ({ all }, signal) => {
      const answer = await callApi(
        `${base}/couriers${all ? '?all=true' : ''}`,
        signal ? { signal } : {},
      );
      return answerOf<{ readonly couriers: readonly Courier[] }>(answer).couriers;
    },
    receiveOrder: (id, revision) => send('POST', `${id}/receive`, { revision }),
    prepareOrder: (id, revision) => send('POST', `${id}/prepare`, { revision }),
    deliverOrder: (id, revision) => send('POST', `${id}/deliver`, { revision }),
    cancelOrder: (id, request) => send('POST', `${id}/cancel`, request),
    refuseOrder: (id, request) => send('POST', `${id}/refuse`, request),
    reopenOrder: (id, revision) => send('POST', `${id}/reopen`, { revision }),
    repayOrder: (id, revision) => send('POST', `${id}/repay`, { revision }),
    answerReturn: (id, answer, request) => send('POST', `${id}/return/${answer}`, request),
    receiveReturn: (id, revision) => send('POST', `${id}/return/receive`, { revision }),
    refundOrder: (id, request) => send('POST', `${id}/refunds`, request),
    refuseSlip: (id, slipId, reason) => send('POST', `${id}/slips/${slipId}/refuse`, { reason }),
    splitAddress: (text) => send('POST', 'split', { text }),
    quoteOrder: (request, signal) => send('POST', 'quote', request, signal),
    enterOrder: (order) => send('POST', '', order),
    addOrderNote: (id, text) => send('POST', `${id}/notes`, { text }),
    removeOrderNote: (id, noteId) => send('DELETE', `${id}/notes/${noteId}`),
    tagOrders: (request) => send('POST', 'tags', request),
    report: async ({ from, to }, signal) => {
      const query = new URLSearchParams({ from, to });
      const answer = await callApi(`${base}/report?${query}`, signal ? { signal } : {});
      return answerOf<Report>(answer);
    },
    orderTags: async (signal) => {
      const answer = await callApi(`${base}/orders/tags`, signal ? { signal } : {});
      return answerOf<OrderTags>(answer).tags;
    },
  };
}
