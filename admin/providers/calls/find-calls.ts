import type {
  FindAnswer,
  Hit,
} from '../../../storefront-host/modules/back-office/find/find.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

export interface FindCalls {
  /** Records of the shop with these words that the person may see. */
  readonly find: (q: string, signal?: AbortSignal) => Promise<readonly Hit[]>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createFindCalls(base: string, callApi: CallApi): FindCalls {
  return {
    find: async (q, signal) => {
      const path = `${base}/find?${new URLSearchParams({ q }).toString()}`;
      return answerOf<FindAnswer>(await callApi(path, signal ? { signal } : {})).hits;
    },
  };
}
