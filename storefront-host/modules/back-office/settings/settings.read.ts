import type { Kysely, Selectable } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Config } from '../../../config.ts';
import type { Database, Lang, ShopTable, StoredImage } from '../../../db/schema.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { links } from '../../../rendering/index.ts';
import { readTranslations } from '../../catalog/index.ts';
import { readOrderNumbers } from './order-series.ts';
import { sellingOf } from './selling-settings.ts';
import type { ManagedSettings } from './settings.contract.ts';

/** Texts of a shop that can be translated. */
export const translatedTexts = ['title', 'slogan', 'description', 'address'] as const;
const NO_TEXTS = { th: '', en: '' };
type Row = Selectable<ShopTable>;

/** Returns all settings of a shop in both languages; null if the shop does not exist. At most four queries. */
export async function readSettings(
  { db, config }: { readonly db: Kysely<Database>; readonly config: Config },
  shopId: number,
  lang: Lang,
): Promise<ManagedSettings | null> {
  const row = await db.selectFrom('shop').selectAll().where('id', '=', shopId).executeTakeFirst();
  if (!row) return null;
  const share = row.settings.share_picture ?? null;
  const images = [row.avatar, row.cover, row.favicon, share].filter((image) => image !== null);
  const [overlays, pictures, orderNumbers] = await Promise.all([
    readTranslations(db, {
      shopId,
      entity: 'shop',
      lang: otherOf(row.base_language),
      ids: [shopId],
    }),
    loadPictures(
      db,
      images.map((image) => ({ shop_id: shopId, image })),
    ),
    readOrderNumbers(db, shopId, row.settings),
  ]);
  const overlay = overlays.get(shopId) ?? {};
  const shown = (image: StoredImage | null) =>
    image && { media_id: image.media_id, picture: pictures.picture(shopId, image, lang) };
  const { shipping, notify_email: notify = '', analytics = {} } = row.settings;
  return {
    revision: revisionOf(row),
    shopname: row.shopname,
    shop_url: links.shop(config, row.shopname),
    ...textsOf(row, overlay),
    email: row.email ?? '',
    tel: row.tel ?? '',
    mobile: row.mobile ?? '',
    map_url: row.map_url ?? '',
    allow_direct_url: row.allow_direct_url,
    socials: { ...row.socials },
    default_language: row.default_language,
    mall_category_id: row.mall_category_id,
    shipping: shipping
      ? {
          flat: satangToBaht(toSatang(shipping.flat)),
          free_from:
            shipping.freeFrom === undefined ? null : satangToBaht(toSatang(shipping.freeFrom)),
        }
      : null,
    ...sellingOf(row.settings),
    place: row.settings.place
      ? { postcode: row.settings.place.postcode, ...row.settings.place[lang] }
      : null,
    order_numbers: orderNumbers,
    search: row.settings.search ?? { listed: true, title: NO_TEXTS, description: NO_TEXTS },
    notify_email: notify,
    ga4: analytics.ga4 ?? '',
    meta: analytics.meta ?? '',
    avatar: shown(row.avatar),
    cover: shown(row.cover),
    favicon: shown(row.favicon),
    share_picture: shown(share),
  };
}

export function revisionOf({ updated_at: at }: Pick<Row, 'updated_at'>): string {
  return at.toISOString();
}

export function otherOf(lang: Lang): Lang {
  return lang === 'th' ? 'en' : 'th';
}

function textsOf(row: Row, overlay: Readonly<Record<string, string>>) {
  const text = (name: (typeof translatedTexts)[number]) => {
    const [own, other] = [row[name], overlay[name] ?? ''];
    return row.base_language === 'th' ? { th: own, en: other } : { th: other, en: own };
  };
  return {
    title: text('title'),
    slogan: text('slogan'),
    description: text('description'),
    address: text('address'),
  };
}
