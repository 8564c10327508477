import { REVIEW_PAGE_SIZE } from '@talad/elements/commerce/limits';
import type { ReviewsData } from '@talad/elements/pages/product/reviews';
import { pastTheEnd } from './past-the-end.ts';

/** Returns the page number of a product's reviews: `?reviews=2`, separate from `page`. */
export function reviewPage(query: URLSearchParams): number {
  const value = query.get('reviews') ?? '';
  return /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1;
}

export function withReviewPage(path: string, page: number): string {
  return `${pathOfPage(path, page)}#reviews`;
}

/** Returns the redirect target for a page past the last reviews; otherwise null. */
export function lastReviewPage(
  path: string,
  page: number,
  { reviews, sums }: Pick<ReviewsData, 'reviews' | 'sums'>,
): string | null {
  const size = { shown: reviews.length, total: sums.total_review };
  const last = pastTheEnd(page, size, REVIEW_PAGE_SIZE);
  return last === null ? null : pathOfPage(path, last);
}

function pathOfPage(path: string, page: number): string {
  return page > 1 ? `${path}?reviews=${page}` : path;
}
