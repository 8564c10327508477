import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { addCollection } from '../../modules/catalog/index.ts';
import { addPromotion } from '../../modules/sales/index.ts';
import {
  demoCollections,
  demoPromotions,
  type DemoCollection,
  type DemoPromotion,
} from '../../../presets/demo-market/offers.ts';
import { demoShopIds } from './demo-shop-ids.ts';
import type { PictureShelf } from './picture-shelf.ts';

const HOUR_MS = 3_600_000;

/** Seeds offers relative to now: two flash sales that run, and one that is announced. */
export async function insertOffers(
  trx: Transaction<Database>,
  shelf: PictureShelf,
  now: Date,
): Promise<void> {
  const products = await readProducts(trx);
  const productOf = (key: string) => {
    const product = products.get(key);
    if (!product) throw new Error(`no product '${key}'`);
    return product;
  };
  for (const [rank, promotion] of demoPromotions.entries()) {
    const shopId = demoShopIds[promotion.shopname] ?? 0;
    const { percent, kind, slug } = promotion;
    await addPromotion(trx, {
      shopId,
      kind,
      slug,
      ...textsOf(promotion),
      image: shelf.image(shopId, `${promotion.slide}/wide`),
      ...(percent === undefined ? {} : { discount: { kind: 'percent', value: percent } }),
      beginsAt: new Date(now.getTime() + promotion.from * HOUR_MS),
      endsAt: new Date(now.getTime() + promotion.until * HOUR_MS),
      rank,
      productIds: promotion.products.map((key) => productOf(key).id),
      at: now,
    });
  }
  for (const [rank, collection] of demoCollections.entries()) {
    await addCollection(trx, {
      shopId: demoShopIds[collection.shopname] ?? 0,
      slug: collection.slug,
      ...textsOf(collection),
      rank,
      products: collection.products.map(productOf),
      at: now,
    });
  }
}

function textsOf({ title, summary, body }: DemoPromotion | DemoCollection) {
  const html = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
  return {
    title: title.th,
    summary: summary.th,
    html: html(body.th),
    overlay: {
      lang: 'en',
      fields: { title: title.en, summary: summary.en, html: html(body.en) },
    },
  } as const;
}

async function readProducts(
  trx: Transaction<Database>,
): Promise<ReadonlyMap<string, { readonly shopId: number; readonly id: number }>> {
  const rows = await trx
    .selectFrom('product')
    .select(['shop_id', 'id', 'slug'])
    .where('parent_id', 'is', null)
    .execute();
  return new Map(rows.map(({ shop_id: shopId, id, slug }) => [slug, { shopId, id }]));
}
