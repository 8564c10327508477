import { sql, type Kysely } from 'kysely';
import { MAX_SUBPRODUCTS } from '@talad/elements/commerce/limits';
import type { Database } from '../../db/schema.ts';
import { LIST_PRICES, pricesAt } from './price-sql.ts';
import type { ProductRow, RowReader } from './product-row.ts';

type OwnColumns = Pick<
  ProductRow,
  | 'id'
  | 'uuid'
  | 'code'
  | 'status'
  | 'price'
  | 'full_price'
  | 'option_values'
  | 'remain'
  | 'unlimited'
  | 'price_now'
  | 'flash_price'
  | 'flash_until'
  | 'price_change'
>;

/**
 * The combinations of a product. Only what is their own is read, since a product may have 2,000 of
 * them: title, options and pictures are those of `main`. One query.
 */
export async function readSubRows(
  db: Kysely<Database>,
  main: ProductRow,
  { now }: Pick<RowReader, 'now'>,
): Promise<readonly ProductRow[]> {
  const prices = now ? pricesAt(now) : LIST_PRICES;
  const { rows } = await sql<OwnColumns>`/* hot:product_subs */
    SELECT p.id, p.uuid, p.code, p.status, p.price, p.full_price, p.option_values, k.remain,
      k.unlimited, ${prices.columns}
    FROM product p
    CROSS JOIN (SELECT 0 AS count, NULL::bigint AS flash, NULL::timestamptz AS flash_until,
      NULL::timestamptz AS price_change) kids
    LEFT JOIN stock k ON k.shop_id = p.shop_id AND k.product_id = p.id
    ${prices.own}
    WHERE p.shop_id = ${main.shop_id} AND p.parent_id = ${main.id} AND p.status <> 'removed'
    ORDER BY p.rank, p.id LIMIT ${MAX_SUBPRODUCTS}`.execute(db);
  return rows.map((own) => ({
    ...main,
    kids: 0,
    kids_min: null,
    kids_max: null,
    kids_full: null,
    kids_remain: null,
    kids_unlimited: null,
    kids_offered: null,
    ...own,
    parent_id: main.id,
    main_id: main.id,
    main_status: main.status,
  }));
}
