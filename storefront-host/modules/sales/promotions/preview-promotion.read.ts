import { sql } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { discountedPrice } from '@talad/elements/commerce/price/promotion';
import type { Db } from '../../../db/open.ts';
import type { StoredOption } from '../../../db/schema.ts';
import type { ListReader } from '../../../http/index.ts';
import { isFurtherIn, optionText } from '../../catalog/index.ts';
import type { PreviewAnswer, PreviewRequest } from './manage-promotions.contract.ts';
import { discountOf } from './promotion-fields.ts';

/** Limits the list, because owners do not read longer ones. */
const SHOWN = 100;

interface Row {
  readonly product_id: number;
  readonly title: string;
  readonly options: readonly StoredOption[];
  readonly option_values: Readonly<Record<string, string>>;
  readonly price: number;
  readonly other_id: number | null;
  readonly other_title: string;
  readonly other_price: number;
  readonly total: number;
  readonly clashes: number;
}

/**
 * Returns the prices of products and categories with this discount, next to those of other
 * promotions. One query.
 */
export async function previewPromotion(
  db: Db,
  { shopId, lang }: ListReader,
  request: PreviewRequest,
): Promise<PreviewAnswer> {
  const discount = discountOf(request);
  const { rows } = await sql<Row>`
    WITH RECURSIVE covered (id) AS (
      SELECT unnest(${request.category_ids}::bigint[])
      UNION SELECT c.id FROM covered JOIN category c ON c.shop_id = ${shopId} AND c.parent_id = covered.id
    ), main AS (
      SELECT p.id, p.title, p.options FROM product p
      WHERE p.shop_id = ${shopId} AND p.parent_id IS NULL AND p.status <> 'removed'
        AND (p.id = ANY(${request.product_ids}::bigint[]) OR p.category_id IN (SELECT id FROM covered)
          OR ${isFurtherIn(sql`ARRAY(SELECT id FROM covered)`)})
    ), sold AS (
      SELECT p.id AS product_id, main.id AS main_id, p.rank,
        coalesce(t.fields->>'title', main.title) AS title, main.options, p.option_values, p.price
      FROM main
      JOIN product p ON p.shop_id = ${shopId} AND p.status <> 'removed'
        AND (p.id = main.id OR p.parent_id = main.id)
      LEFT JOIN translation t ON t.shop_id = ${shopId} AND t.entity = 'product'
        AND t.entity_id = main.id AND t.lang = ${lang}
      WHERE NOT EXISTS (SELECT 1 FROM product c WHERE c.shop_id = ${shopId} AND c.parent_id = p.id
        AND c.status <> 'removed')
    )
    SELECT sold.product_id, sold.title, sold.options, sold.option_values, sold.price,
      other.id AS other_id, other.title AS other_title, other.price AS other_price,
      count(*) OVER ()::int AS total, count(other.id) OVER ()::int AS clashes
    FROM sold
    LEFT JOIN LATERAL (
      SELECT o.id, o.title, x.price FROM promotion_price x
      JOIN promotion o ON o.shop_id = x.shop_id AND o.id = x.promotion_id
      WHERE x.shop_id = ${shopId} AND x.product_id = sold.product_id
        AND x.promotion_id <> ${request.id ?? 0}
        AND x.begins_at < ${request.ends_at} AND x.ends_at > ${request.begins_at}
      ORDER BY x.price, o.id LIMIT 1
    ) other ON true
    ORDER BY (other.id IS NULL), sold.title, sold.main_id, sold.rank, sold.product_id
    LIMIT ${SHOWN}`.execute(db);
  return {
    prices: rows.map((row) => ({
      product_id: row.product_id,
      title: [row.title, optionText(row.options, row.option_values, lang)]
        .filter((part) => part !== '')
        .join(' · '),
      before: satangToBaht(toSatang(row.price)),
      after: satangToBaht(
        discount ? discountedPrice(toSatang(row.price), discount) : toSatang(row.price),
      ),
      other:
        row.other_id === null
          ? null
          : {
              id: row.other_id,
              title: row.other_title,
              price: satangToBaht(toSatang(row.other_price)),
            },
    })),
    total: rows[0]?.total ?? 0,
    clashes: rows[0]?.clashes ?? 0,
  };
}
