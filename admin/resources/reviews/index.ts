import { lazy } from 'react';
import ReviewsIcon from '@mui/icons-material/StarBorderOutlined';
import type { ManagedReview } from '../../../storefront-host/modules/content/reviews/manage-reviews.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./ReviewList.tsx').then((m) => ({ default: m.ReviewList })));
const show = lazy(() => import('./ReviewShow.tsx').then((m) => ({ default: m.ReviewShow })));

export const reviews = resource({
  name: 'reviews',
  group: 'customers',
  icon: ReviewsIcon,
  rights: {
    export: 'review:read',
    list: 'review:read',
    show: 'review:read',
    write: 'review:write',
  },
  list,
  show,
  waiting: ({ unanswered_reviews: count }) => ({ count, label: 'app.reviews.state.unanswered' }),
  recordRepresentation: (review: ManagedReview) => review.reviewer_name,
});
