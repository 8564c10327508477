import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { demoIntros, demoSecondHand } from '../../../presets/demo-market/lists.ts';
import { demoShopIds } from './demo-shop-ids.ts';
import type { PictureShelf } from './picture-shelf.ts';
import type { CategoryIds } from './seed-shops.ts';

/** Seeds pictures of categories, and second-hand copies. Runs after the products. */
export async function insertLists(
  trx: Transaction<Database>,
  shelf: PictureShelf,
  categories: CategoryIds,
): Promise<void> {
  for (const { shopname, category, slide, text } of demoIntros) {
    const shopId = demoShopIds[shopname] ?? 0;
    const id = categories.get(`${shopname}/${category}`) ?? 0;
    const image = slide === undefined ? null : shelf.image(shopId, `${slide}/wide`).media_id;
    await trx
      .updateTable('category')
      .set({ description: text.th, image })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await sql`UPDATE translation SET fields = fields || ${JSON.stringify({ description: text.en })}::jsonb
      WHERE shop_id = ${shopId} AND entity = 'category' AND entity_id = ${id} AND lang = 'en'`.execute(
      trx,
    );
  }
  for (const [slug, option] of Object.entries(demoSecondHand)) {
    await trx
      .updateTable('product')
      .set({ second_hand: true, second_hand_option: option })
      .where('shop_id', '=', demoShopIds['rimklong'] ?? 0)
      .where('slug', '=', slug)
      .execute();
  }
}
