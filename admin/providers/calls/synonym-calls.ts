import type { CallApi } from '../call-api.ts';

export interface SynonymCalls {
  readonly removeSynonym: (id: string) => Promise<unknown>;
  readonly restoreSynonym: (id: string) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createSynonymCalls(base: string, callApi: CallApi): SynonymCalls {
  return {
    removeSynonym: (id) => callApi(`${base}/synonyms/${id}`, { method: 'DELETE' }),
    restoreSynonym: (id) =>
      callApi(`${base}/synonyms/${id}/restore`, { method: 'POST', body: '{}' }),
  };
}
