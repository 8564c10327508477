import type { ReviewSums } from '@talad/elements/api/review.contract';

/** Returns a percentage of positive reviews, as an integer; null without reviews. */
export function reviewPercent(total: number, up: number): number | null {
  return total > 0 ? Math.round((up / total) * 100) : null;
}

/** Returns the average number of stars, to one decimal; null without ratings. */
export function averageStars(total: number, stars: number): number | null {
  return total > 0 ? Math.round((stars / total) * 10) / 10 : null;
}

/** Sums from the number of reviews with each number of stars. */
export function sumsOfStars(counts: Readonly<Record<number, number>>): ReviewSums {
  const stars = [1, 2, 3, 4, 5] as const;
  const total = stars.reduce((sum, star) => sum + (counts[star] ?? 0), 0);
  const score = stars.reduce((sum, star) => sum + star * (counts[star] ?? 0), 0);
  const up = (counts[4] ?? 0) + (counts[5] ?? 0);
  return {
    total_review: total,
    total_up_review: up,
    review_percent: reviewPercent(total, up),
    avg_score: averageStars(total, score),
  };
}
