import { sql, type Transaction } from 'kysely';
import { pageOf } from '@talad/elements/page/page';
import type { Database } from '../../db/schema.ts';
import { demoLooks, type DemoLook } from '../../../presets/demo-market/looks.ts';
import { demoShopIds } from './demo-shop-ids.ts';
import type { PictureShelf } from './picture-shelf.ts';
import type { CategoryIds } from './seed-shops.ts';

/** Seeds routes, layouts and banners of a demo shop. Runs after its categories. */
export async function insertLooks(
  trx: Transaction<Database>,
  shelf: PictureShelf,
  categories: CategoryIds,
  now: Date,
): Promise<void> {
  for (const look of demoLooks) {
    const shopId = demoShopIds[look.shopname] ?? 0;
    const { customRoutes, legacyRedirects, customCss } = look;
    const layouts = layoutRules(look, categories);
    const own = { customRoutes, legacyRedirects, customCss, layouts };
    const banners = look.banners.map(({ slide, ...banner }) => ({
      ...banner,
      image: shelf.image(shopId, `${slide}/wide`).media_id,
      imageMobile: shelf.image(shopId, `${slide}/tall`).media_id,
    }));
    await sql`UPDATE shop SET design = design || ${JSON.stringify(own)}::jsonb || jsonb_build_object(
        'pages', coalesce(design->'pages', '{}') || ${JSON.stringify({ search: { banners } })}::jsonb)
      WHERE id = ${shopId}`.execute(trx);
    await trx
      .insertInto('page')
      .values(
        Object.entries(look.documents).map(([name, { title, sections }]) => {
          const document = JSON.stringify(pageOf(title, sections));
          return {
            shop_id: shopId,
            name,
            title,
            draft: document,
            published: document,
            updated_at: now,
            published_at: now,
          };
        }),
      )
      .execute();
  }
}

function layoutRules({ shopname, layouts }: DemoLook, ids: CategoryIds) {
  return layouts.map(({ page, position, categories }) => ({
    page,
    on: 'product',
    position,
    condition: { category_ids: categories.flatMap((key) => ids.get(`${shopname}/${key}`) ?? []) },
  }));
}
