import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import {
  demoDispatch,
  demoFreeShipping,
  demoOnePerCart,
} from '../../../presets/demo-market/product-facts.ts';
import { demoShopIds } from './demo-shop-ids.ts';

/** Seeds additional facts for product pages: how a product is sent, and how its shop sells. */
export async function insertFacts(trx: Transaction<Database>): Promise<void> {
  for (const [shopname, dispatch] of Object.entries(demoDispatch)) {
    const shopId = demoShopIds[shopname] ?? 0;
    const { province, days, weekday, buyNow, noVat } = dispatch;
    await trx
      .updateTable('product')
      .set({
        province_id: province,
        prepare_duration: days,
        prepare_weekday: weekday ?? null,
        has_vat: !noVat,
      })
      .where('shop_id', '=', shopId)
      .execute();
    const single = demoOnePerCart[shopname] ?? [];
    await sql`UPDATE shop SET settings = settings || jsonb_build_object('features', jsonb_build_object(
        'buy_now', ${buyNow ?? false}::boolean,
        'one_per_cart', coalesce((SELECT jsonb_agg(p.id ORDER BY p.id) FROM product p
          WHERE p.shop_id = shop.id AND p.parent_id IS NULL AND p.slug = ANY(${[...single]}::text[])), '[]')))
      WHERE id = ${shopId}`.execute(trx);
  }
  await trx
    .updateTable('product')
    .set({ free_shipping: true })
    .where('slug', 'in', [...demoFreeShipping])
    .execute();
}
