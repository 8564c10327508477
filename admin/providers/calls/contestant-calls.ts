import type { ContestantOrder } from '../../../storefront-host/modules/content/contestants/contestants.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

export interface ContestantCalls {
  readonly removeContestant: (id: number, revision: number) => Promise<unknown>;
  readonly contestantOrder: (signal?: AbortSignal) => Promise<ContestantOrder['contestants']>;
  readonly orderContestants: (ids: readonly number[]) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createContestantCalls(base: string, callApi: CallApi): ContestantCalls {
  const order = `${base}/contestants/order`;
  return {
    removeContestant: (id, revision) =>
      callApi(`${base}/contestants/${id}?revision=${revision}`, { method: 'DELETE' }),
    contestantOrder: async (signal) =>
      answerOf<ContestantOrder>(await callApi(order, signal ? { signal } : {})).contestants,
    orderContestants: (ids) => callApi(order, { method: 'PUT', body: JSON.stringify({ ids }) }),
  };
}
