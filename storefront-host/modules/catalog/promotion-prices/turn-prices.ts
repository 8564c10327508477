import { sql, type RawBuilder, type Transaction } from 'kysely';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { Database } from '../../../db/schema.ts';
import { MALL_ID } from '../../shops/index.ts';

/** Products of one shop with their combinations; all of the shop without `mainIds`. */
interface TurnedProducts {
  readonly shopId: number;
  readonly mainIds?: readonly number[];
}

interface Changed {
  readonly shop_id: number;
  readonly id: number;
}

/**
 * Writes the promotions' prices at `now` into an indexed column for lists, and drops the lists that they
 * change; a product with variants counts by its cheapest. Boxes, carts and orders do not read it: they
 * use `promotion_price` itself, to the second. Products that another transaction has locked wait for the
 * next minute (decision 015).
 */
export async function turnPrices(
  trx: Transaction<Database>,
  now: Date,
  only?: TurnedProducts,
): Promise<void> {
  const of = (table: string) => ofProducts(sql.table(table), only);
  const { rows } = await sql<Changed>`
    WITH running AS (
      SELECT p.shop_id, one.id, min(x.price) AS price
      FROM promotion_price x
      JOIN product p ON p.shop_id = x.shop_id AND p.id = x.product_id AND p.status <> 'removed'
      CROSS JOIN LATERAL (VALUES (p.id), (p.parent_id)) one (id)
      WHERE x.ends_at > ${now} AND x.begins_at <= ${now} AND one.id IS NOT NULL AND ${of('p')}
      GROUP BY 1, 2
    ), turned AS (
      SELECT shop_id, id, running.price
      FROM running
      FULL JOIN (SELECT k.shop_id, k.id, k.running_price FROM product k
        WHERE k.running_price IS NOT NULL AND ${of('k')}) known
        USING (shop_id, id)
      WHERE running.price IS DISTINCT FROM known.running_price
    ), locked AS (
      SELECT p.shop_id, p.id, turned.price FROM product p
      JOIN turned ON turned.shop_id = p.shop_id AND turned.id = p.id
      ORDER BY p.shop_id, p.id FOR UPDATE OF p SKIP LOCKED
    )
    UPDATE product p SET running_price = locked.price
    FROM locked WHERE p.shop_id = locked.shop_id AND p.id = locked.id
    RETURNING p.shop_id, p.id`.execute(trx);
  if (rows.length === 0) return;
  const shops = [...new Set(rows.map((row) => row.shop_id)), MALL_ID];
  await invalidatePages(trx, [
    ...shops.map(pageKeys.list),
    ...rows.map((row) => pageKeys.product(row.id)),
  ]);
}

function ofProducts(table: RawBuilder<unknown>, only: TurnedProducts | undefined) {
  if (!only) return sql`true`;
  const ofShop = sql`${table}.shop_id = ${only.shopId}`;
  if (!only.mainIds) return ofShop;
  const ids = sql`${[...only.mainIds]}::bigint[]`;
  return sql`${ofShop} AND (${table}.id = ANY(${ids}) OR ${table}.parent_id = ANY(${ids}))`;
}
