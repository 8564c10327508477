import { sql, type Kysely } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import { isListed } from '../products/rows/product-row.ts';
import { isVisibleShop } from '../../shops/index.ts';

export interface Brand {
  /** The brand's name as the products store it. */
  readonly name: string;
  /** In the reader's language. */
  readonly title: string;
  /** The logo that the shop uploaded for it. */
  readonly media_id: string | null;
  /** Number of products that are for sale. */
  readonly count: number;
}

/** Maximum on one page; shoppers find other brands by search. */
const BRANDS = 300;

/**
 * Returns the brands of a shop's products in alphabetical order; without a shop, those of all shops. A brand that
 * several shops sell has the title that the oldest of them gave it. One query.
 */
export async function listBrands(
  db: Kysely<Database>,
  shopId: number | null,
  lang: Lang,
): Promise<readonly Brand[]> {
  const { rows } = await sql<Brand>`
    SELECT named.name, named.count, b.image AS media_id,
      coalesce(t.fields->>'title', named.name) AS title
    FROM (
      SELECT p.brand AS name, count(*)::int AS count, min(p.shop_id) AS shop_id FROM product p
      WHERE ${shopId === null ? isVisibleShop(sql`p.shop_id`) : sql`p.shop_id = ${shopId}`}
        AND p.parent_id IS NULL AND p.brand IS NOT NULL AND p.brand <> ''
        AND ${isListed('p.status')}
      GROUP BY p.brand ORDER BY count DESC, p.brand LIMIT ${BRANDS}
    ) named
    LEFT JOIN brand b ON b.shop_id = named.shop_id AND b.name = named.name
    LEFT JOIN translation t ON t.shop_id = b.shop_id AND t.entity = 'brand'
      AND t.entity_id = b.id AND t.lang = ${lang}
    ORDER BY lower(named.name), named.name`.execute(db);
  return rows;
}
