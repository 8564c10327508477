import type { Transaction } from 'kysely';
import { themeDesign } from '@talad/elements/page/reset-layout';
import { normalizeTaxId } from '@talad/elements/commerce/forms/tax-id';
import { bahtToSatang } from '@talad/elements/commerce/money';
import type { Database } from '../../db/schema.ts';
import { findPreset } from '../../../presets/index.ts';
import type { DemoShop } from '../../../presets/demo-market/demo-content.ts';
import { demoMarket } from '../../../presets/demo-market/index.ts';
import { demoFrames } from '../../../presets/demo-market/frames.ts';
import { demoShopIds } from './demo-shop-ids.ts';
import { insertEnglish } from './insert-english.ts';
import type { PictureShelf } from './picture-shelf.ts';

/** Category ids by shop and key: 'dinpao/decor'. */
export type CategoryIds = ReadonlyMap<string, number>;

export async function insertShops(
  trx: Transaction<Database>,
  shelf: PictureShelf,
  now: Date,
): Promise<void> {
  const sites = [demoMarket.mall, ...demoMarket.shops];
  await trx
    .insertInto('shop')
    .values(sites.map((shop) => shopValues(shop, shelf, now)))
    .execute();
  await trx
    .insertInto('translation')
    .values(
      sites.map((shop) => ({
        shop_id: idOf(shop),
        entity: 'shop' as const,
        entity_id: idOf(shop),
        lang: 'en' as const,
        fields: JSON.stringify({
          title: shop.title.en,
          slogan: shop.slogan.en,
          description: shop.description.en,
        }),
      })),
    )
    .execute();
}

function shopValues(shop: DemoShop, shelf: PictureShelf, now: Date) {
  const preset = findPreset(shop.theme);
  if (!preset) throw new Error(`${shop.shopname} has no theme ${shop.theme}`);
  return {
    id: idOf(shop),
    kind: shop === demoMarket.mall ? ('mall' as const) : ('shop' as const),
    shopname: shop.shopname,
    title: shop.title.th,
    slogan: shop.slogan.th,
    description: shop.description.th,
    base_language: 'th' as const,
    default_language: 'th' as const,
    email: `${shop.shopname}@talad.test`,
    tel: shop.tel,
    avatar: JSON.stringify(shelf.image(idOf(shop), 'avatar')),
    socials: JSON.stringify({}),
    design: JSON.stringify({
      ...themeDesign(preset),
      ...(shop.colors && { currentColors: shop.colors }),
      ...demoFrames[shop.shopname],
    }),
    settings: JSON.stringify({
      shipping: {
        flat: bahtToSatang(shop.shipping.flat),
        freeFrom: bahtToSatang(shop.shipping.freeFrom),
      },
      tax: {
        registered: true,
        number: sampleTaxId(idOf(shop)),
        name: `${shop.title.th} (ตัวอย่าง)`,
      },
    }),
    demo: true,
    created_at: now,
    updated_at: now,
  };
}

/** Returns a valid tax number that is never issued: numbers of people begin with 1 to 8, of companies with 0. */
function sampleTaxId(shopId: number): string {
  const digits = `9${String(shopId).padStart(11, '0')}`;
  const found = Array.from('0123456789', (check) => normalizeTaxId(digits + check));
  return found.find((id) => id !== null) ?? '';
}

export async function insertCategories(trx: Transaction<Database>): Promise<CategoryIds> {
  const ids = new Map<string, number>();
  for (const shop of [demoMarket.mall, ...demoMarket.shops]) {
    for (const [rank, { key, title, parent }] of shop.categories.entries()) {
      const { id } = await trx
        .insertInto('category')
        .values({
          shop_id: idOf(shop),
          parent_id: parent ? (ids.get(`${shop.shopname}/${parent}`) ?? null) : null,
          slug: key,
          title: title.th,
          image: null,
          rank,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.set(`${shop.shopname}/${key}`, id);
      await insertEnglish(trx, { shopId: idOf(shop), entity: 'category', id }, { title: title.en });
    }
  }
  return ids;
}

function idOf(shop: DemoShop): number {
  return demoShopIds[shop.shopname] ?? 0;
}
