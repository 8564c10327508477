import type { ManagedCoupon } from '../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import { answerOf, type CallApi } from './call-api.ts';

/** What an owner does with coupons that is no plain create or update. */
export interface OfferCalls {
  readonly endCoupon: (id: number, revision: number) => Promise<ManagedCoupon>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createOfferCalls(base: string, callApi: CallApi): OfferCalls {
  const post = async <T>(path: string, body: object): Promise<T> =>
    answerOf<T>(await callApi(`${base}/${path}`, { method: 'POST', body: JSON.stringify(body) }));
  return {
    endCoupon: (id, revision) => post(`coupons/${id}/end`, { revision }),
  };
}
