import type { ManagedReview } from '../../../storefront-host/modules/content/reviews/manage-reviews.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** Actions of staff on reviews; an empty text reverts the action. */
export interface PeopleCalls {
  readonly moderateReview: (
    id: string,
    act: 'answer' | 'hide' | 'report',
    body: { readonly revision: number; readonly text: string },
  ) => Promise<ManagedReview>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createPeopleCalls(base: string, callApi: CallApi): PeopleCalls {
  return {
    moderateReview: async (id, act, body) =>
      answerOf<ManagedReview>(
        await callApi(`${base}/reviews/${id}/${act}`, {
          method: 'PUT',
          body: JSON.stringify(body),
        }),
      ),
  };
}
