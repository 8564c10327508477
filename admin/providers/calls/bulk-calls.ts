import type { Static } from 'typebox';
import type {
  BulkRun,
  BulkRunList,
  BulkRunRequest,
} from '../../../storefront-host/modules/back-office/bulk-runs/bulk-runs.contract.ts';
import type {
  BulkAnswer,
  BulkRequest,
  UndoItem,
} from '../../../storefront-host/modules/back-office/product-changes/bulk.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** Changes of selected products at once, and of all that a filter finds in the background. */
export interface BulkCalls {
  readonly bulkProducts: (request: BulkRequest) => Promise<BulkAnswer>;
  readonly undoBulk: (items: UndoItem[]) => Promise<BulkAnswer>;
  readonly bulkRuns: (signal?: AbortSignal) => Promise<Static<typeof BulkRunList>['items']>;
  readonly readBulkRun: (id: string, signal?: AbortSignal) => Promise<BulkRun>;
  readonly beginBulkRun: (request: BulkRunRequest) => Promise<BulkRun>;
  readonly undoBulkRun: (id: string) => Promise<BulkRun>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createBulkCalls(base: string, callApi: CallApi): BulkCalls {
  const get = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
    answerOf(await callApi(`${base}/${path}`, signal ? { signal } : {}));
  const post = async <T>(path: string, body?: object): Promise<T> =>
    answerOf(
      await callApi(`${base}/${path}`, {
        method: 'POST',
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  return {
    bulkProducts: (request) => post('products/bulk', request),
    undoBulk: (items) => post('products/bulk/undo', { items }),
    bulkRuns: async (signal) => (await get<Static<typeof BulkRunList>>('bulk-runs', signal)).items,
    readBulkRun: (id, signal) => get(`bulk-runs/${id}`, signal),
    beginBulkRun: (request) => post('bulk-runs', request),
    undoBulkRun: (id) => post(`bulk-runs/${id}/undo`),
  };
}
