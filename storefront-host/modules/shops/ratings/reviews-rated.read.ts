import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ReviewSums } from '@talad/elements/api/review.contract';
import { reviewTypes, type ReviewType } from '@talad/elements/commerce/sellers/review-types';
import type { Database } from '../../../db/schema.ts';
import { sumsOfStars } from './review-sums.ts';

/** Spec §2 Seller page: "Review data is from the last 6 months, real buyers only". */
const SHOP_REVIEW_MONTHS = 6;

export interface ReviewsRated {
  readonly sums: ReviewSums;
  /** Number of reviews with each number of stars, 5 first. */
  readonly stars: readonly { readonly stars: number; readonly count: number }[];
  /** Average by criterion, to one decimal; only for rated criteria. */
  readonly types: readonly { readonly type: ReviewType; readonly average: number }[];
}

/**
 * Returns a condition for reviews `r` that count for a shop: by buyers, of the last six months; samples of the demo
 * market count.
 */
export function ofBuyers(shopId: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`r.shop_id = ${shopId} AND r.hidden_at IS NULL
    AND r.created_at > ${now}::timestamptz - make_interval(months => ${SHOP_REVIEW_MONTHS}::int)
    AND (r.order_id IS NOT NULL OR EXISTS (SELECT 1 FROM shop b WHERE b.id = r.shop_id AND b.demo))`;
}

/** Returns the totals of the reviews `r`. One query. */
export async function countReviews(
  db: Kysely<Database>,
  about: RawBuilder<unknown>,
): Promise<ReviewsRated> {
  const { rows } = await sql<StarsRow>`
    SELECT r.stars, count(*)::int AS count, ${sql.join(typeColumns)}
    FROM review r WHERE ${about} GROUP BY r.stars`.execute(db);
  const counts = Object.fromEntries(rows.map((row) => [row.stars, row.count]));
  return {
    sums: sumsOfStars(counts),
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts[stars] ?? 0 })),
    types: averagesOf(rows),
  };
}

type StarsRow = { readonly stars: number; readonly count: number } & Readonly<
  Record<`${ReviewType}_${'sum' | 'count'}`, number | null>
>;

const typeColumns = reviewTypes.map(
  (type) => sql`sum((r.scores->>${sql.lit(type)})::int)::int AS ${sql.ref(`${type}_sum`)},
    count(r.scores->>${sql.lit(type)})::int AS ${sql.ref(`${type}_count`)}`,
);

function averagesOf(rows: readonly StarsRow[]): ReviewsRated['types'] {
  const add = (name: `${ReviewType}_${'sum' | 'count'}`): number =>
    rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);
  return reviewTypes.flatMap((type) => {
    const count = add(`${type}_count`);
    return count > 0 ? [{ type, average: Math.round((add(`${type}_sum`) / count) * 10) / 10 }] : [];
  });
}
