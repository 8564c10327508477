import type { CallApi } from './call-api.ts';

export interface ContestantCalls {
  readonly removeContestant: (id: number, revision: number) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createContestantCalls(base: string, callApi: CallApi): ContestantCalls {
  return {
    removeContestant: (id, revision) =>
      callApi(`${base}/contestants/${id}?revision=${revision}`, { method: 'DELETE' }),
  };
}
