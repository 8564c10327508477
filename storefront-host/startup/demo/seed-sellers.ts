import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rankSellers } from '../../modules/shops/index.ts';
import { demoSellers, type DemoSeller } from '../../../presets/demo-market/sellers.ts';
import { demoShopIds } from './demo-shop-ids.ts';
import type { PictureShelf } from './picture-shelf.ts';

const COVER = 4;

/** Seeds the rank of each shop on the marketplace. Runs after products, reviews and orders. */
export async function insertSellers(
  trx: Transaction<Database>,
  shelf: PictureShelf,
  now: Date,
): Promise<void> {
  for (const [shopname, seller] of Object.entries(demoSellers)) {
    const id = demoShopIds[shopname] ?? 0;
    await trx
      .updateTable('shop')
      .set(columns(seller, JSON.stringify(shelf.image(id, `${seller.cover}/wide`))))
      .where('id', '=', id)
      .execute();
    await sql`UPDATE translation SET fields = fields || jsonb_build_object('address', ${seller.address.en}::text)
      WHERE shop_id = ${id} AND entity = 'shop' AND lang = 'en'`.execute(trx);
    await nameBrand(trx, id, seller);
    await putInRoom(trx, { shopId: id, room: 'o2o', count: seller.pickUp });
    await putInRoom(trx, { shopId: id, room: 'cover', count: COVER });
  }
  await addReviewScores(trx);
  await rankSellers(trx, now);
}

function columns(seller: DemoSeller, cover: string) {
  const { dropship } = seller;
  return {
    cover,
    address: seller.address.th,
    mobile: seller.mobile ?? null,
    socials: JSON.stringify(seller.socials),
    allow_direct_url: seller.hasOwnSite ?? false,
    be_brand: seller.isBrand ?? false,
    paymall_state: seller.paid ?? null,
    dropship_config: dropship ? JSON.stringify({ enabled: true, ...dropship }) : null,
  };
}

/** Writing the products has created the brand's row (decision 163). */
async function nameBrand(
  trx: Transaction<Database>,
  shopId: number,
  { brand, brandThai }: DemoSeller,
): Promise<void> {
  if (!brand || !brandThai) return;
  await sql`INSERT INTO translation (shop_id, entity, entity_id, lang, fields)
    SELECT shop_id, 'brand', id, 'th', jsonb_build_object('title', ${brandThai}::text)
    FROM brand WHERE shop_id = ${shopId} AND name = ${brand}`.execute(trx);
}

interface Room {
  readonly shopId: number;
  readonly room: 'o2o' | 'cover';
  readonly count: number;
}

/** Chooses the best sellers; the cover gets products that no other showroom has. */
async function putInRoom(trx: Transaction<Database>, { shopId, room, count }: Room): Promise<void> {
  await sql`UPDATE product SET showrooms = showrooms || ${room}::text
    WHERE shop_id = ${shopId} AND id IN (SELECT id FROM product
      WHERE shop_id = ${shopId} AND parent_id IS NULL
      ORDER BY (${room} = 'cover' AND showrooms && ARRAY['hot', 'recommend']), popularity DESC, id
      LIMIT ${count})`.execute(trx);
}

/** Adds scores by type near the stars of each review; not every review rates all types. */
async function addReviewScores(trx: Transaction<Database>): Promise<void> {
  await sql`UPDATE review r SET scores = jsonb_strip_nulls(jsonb_build_object(
      'product', r.stars,
      'delivery', greatest(1, r.stars - (n.nth % 4 = 1)::int),
      'service', CASE WHEN n.nth % 3 > 0 THEN least(5, r.stars + (n.nth % 5 = 2)::int) END,
      'payment', CASE WHEN n.nth % 2 = 0 THEN least(5, r.stars + (n.nth % 4 = 2)::int) END))
    FROM (SELECT shop_id, id, row_number() OVER (PARTITION BY shop_id ORDER BY created_at, id) AS nth
      FROM review) n
    WHERE n.shop_id = r.shop_id AND n.id = r.id`.execute(trx);
}
