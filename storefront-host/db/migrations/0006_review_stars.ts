import { sql, type Kysely } from 'kysely';

/** Lists show the average stars of a product, and its newest review only to readers of its language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE product ADD COLUMN total_stars integer NOT NULL DEFAULT 0;
UPDATE product p SET total_stars = sums.stars,
  last_review = CASE WHEN p.last_review IS NULL THEN NULL
    ELSE p.last_review || jsonb_build_object('lang', sums.lang) END
FROM (
  SELECT r.shop_id, r.product_id, sum(r.stars)::int AS stars,
    (array_agg(r.lang ORDER BY r.created_at DESC, r.id DESC) FILTER (WHERE r.body <> ''))[1] AS lang
  FROM review r WHERE r.hidden_at IS NULL GROUP BY r.shop_id, r.product_id
) sums
WHERE p.shop_id = sums.shop_id AND p.id = sums.product_id;
`;
