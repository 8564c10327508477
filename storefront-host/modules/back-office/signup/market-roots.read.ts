import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Lang } from '../../../db/schema.ts';
import { MALL_ID } from '../../shops/index.ts';

export interface MarketRoot {
  readonly id: number;
  readonly title: string;
}

/** Returns the root categories of the marketplace, from which a new shop chooses. One query. */
export async function readMarketRoots(db: Db, lang: Lang): Promise<readonly MarketRoot[]> {
  const { rows } = await sql<MarketRoot>`
    SELECT c.id, coalesce(t.fields->>'title', c.title) AS title FROM category c
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'category'
      AND t.entity_id = c.id AND t.lang = ${lang}
    WHERE c.shop_id = ${MALL_ID} AND c.parent_id IS NULL
    ORDER BY c.rank, c.id`.execute(db);
  return rows;
}
