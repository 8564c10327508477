import type { CallApi } from '../call-api.ts';

export interface BrandCalls {
  /** Also takes the brand off its products, which the page has confirmed. */
  readonly removeBrand: (id: number, revision: number) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createBrandCalls(base: string, callApi: CallApi): BrandCalls {
  return {
    removeBrand: (id, revision) =>
      callApi(`${base}/brands/${id}?revision=${revision}&take_off=true`, { method: 'DELETE' }),
  };
}
