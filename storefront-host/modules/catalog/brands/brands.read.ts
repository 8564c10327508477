import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { unlisted } from '../products/product-row.ts';
import { isVisibleShop } from '../../shops/index.ts';

export interface Brand {
  readonly name: string;
  /** Of products that are for sale. */
  readonly count: number;
}

/** As many as a page shows: more is for the search. */
const BRANDS = 300;

/** The brands of a shop's products, or of all shops' without a shop, by the alphabet. One query. */
export async function listBrands(
  db: Kysely<Database>,
  shopId: number | null,
): Promise<readonly Brand[]> {
  const { rows } = await sql<Brand>`
    SELECT name, count FROM (
      SELECT p.brand AS name, count(*)::int AS count FROM product p
      WHERE ${shopId === null ? isVisibleShop(sql`p.shop_id`) : sql`p.shop_id = ${shopId}`}
        AND p.parent_id IS NULL AND p.brand IS NOT NULL AND p.brand <> ''
        AND p.status <> ALL(${[...unlisted]}::text[])
      GROUP BY p.brand ORDER BY count DESC, p.brand LIMIT ${BRANDS}
    ) brand ORDER BY lower(name), name`.execute(db);
  return rows;
}
