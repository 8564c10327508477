import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { pageKeys } from '../cache/page-keys.ts';

const MALL = 1;

/** Keys of the cached pages on which a picture can be seen: of its products, shop and pages. */
export async function keysOfPagesShowing(
  trx: Transaction<Database>,
  shopId: number,
  mediaId: string,
): Promise<readonly string[]> {
  const product = JSON.stringify([{ media_id: mediaId }]);
  const { rows } = await sql<{ kind: 'product' | 'shop' | 'category' | 'page'; id: string }>`
    SELECT 'product' AS kind, coalesce(parent_id, id)::text AS id FROM product
      WHERE shop_id = ${shopId} AND images @> ${product}::jsonb
    UNION SELECT 'shop', id::text FROM shop
      WHERE id = ${shopId} AND concat(avatar, favicon, cover, design) LIKE ${`%${mediaId}%`}
    UNION SELECT 'shop', shop_id::text FROM site_design
      WHERE shop_id = ${shopId} AND published::text LIKE ${`%${mediaId}%`}
    UNION SELECT 'category', id::text FROM category
      WHERE shop_id = ${shopId} AND image = ${mediaId}::uuid
    UNION SELECT 'page', name FROM page
      WHERE shop_id = ${shopId} AND published::text LIKE ${`%${mediaId}%`}`.execute(trx);
  const keys = rows.map(({ kind, id }) => {
    if (kind === 'product') return pageKeys.product(Number(id));
    if (kind === 'category') return pageKeys.category(Number(id));
    return kind === 'shop' ? pageKeys.shop(shopId) : pageKeys.page(shopId, id);
  });
  const listed = rows.some(({ kind }) => kind === 'product');
  return listed ? [...keys, pageKeys.list(shopId), pageKeys.list(MALL)] : keys;
}
