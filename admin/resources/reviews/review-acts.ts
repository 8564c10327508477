import {
  MAX_REASON,
  type ManagedReview,
} from '../../../storefront-host/modules/content/reviews/manage-reviews.contract.ts';
import type { RowAct } from '../../layout/lists/use-act-on-rows.tsx';

export const reviewActs: readonly RowAct<ManagedReview>[] = [
  {
    label: 'app.bulk.hide',
    right: 'write',
    isFor: ({ hidden_at: hidden }) => hidden === null,
    asks: { title: 'app.reviews.hide', label: 'app.reviews.reason', maxLength: MAX_REASON },
    run: ({ moderateReview }, { id, revision }, text) =>
      moderateReview(id, 'hide', { revision, text }),
  },
  {
    label: 'app.bulk.show',
    right: 'write',
    isFor: ({ hidden_at: hidden }) => hidden !== null,
    run: ({ moderateReview }, { id, revision }) =>
      moderateReview(id, 'hide', { revision, text: '' }),
  },
];
