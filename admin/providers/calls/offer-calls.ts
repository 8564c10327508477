import type { ManagedCoupon } from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import type {
  ManagedPromotion,
  PreviewAnswer,
  PreviewRequest,
} from '../../../storefront-host/modules/sales/promotions/manage-promotions.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** Actions on coupons and promotions other than create and update. */
export interface OfferCalls {
  readonly endCoupon: (id: number, revision: number) => Promise<ManagedCoupon>;
  readonly addCouponCodes: (id: number, count: number) => Promise<ManagedCoupon>;
  readonly endPromotion: (id: number, revision: number) => Promise<ManagedPromotion>;
  readonly previewPromotion: (
    request: PreviewRequest,
    signal?: AbortSignal,
  ) => Promise<PreviewAnswer>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createOfferCalls(base: string, callApi: CallApi): OfferCalls {
  const post = async <T>(path: string, body: object, signal?: AbortSignal): Promise<T> => {
    const request = { method: 'POST', body: JSON.stringify(body), ...(signal && { signal }) };
    return answerOf<T>(await callApi(`${base}/${path}`, request));
  };
  return {
    endCoupon: (id, revision) => post(`coupons/${id}/end`, { revision }),
    addCouponCodes: (id, count) => post(`coupons/${id}/codes`, { count }),
    endPromotion: (id, revision) => post(`promotions/${id}/end`, { revision }),
    previewPromotion: (request, signal) => post('promotions/preview', request, signal),
  };
}
