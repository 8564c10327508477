import { sql, type Kysely } from 'kysely';
import type { Shop, ShopCard, ShopMini } from '@talad/elements/api/shop.contract';
import type { ReviewType } from '@talad/elements/commerce/sellers/review-types';
import { SELLER_COLOR } from '@talad/elements/commerce/sellers/seller-view';
import type {
  Database,
  DropshipConfig,
  Lang,
  ShopPlace,
  ShopTable,
  StoredImage,
} from '../../db/schema.ts';
import { loadPictures, type PictureBook, type PictureRef } from '../../media/pictures.ts';
import {
  feedbackJoin,
  readShopRated,
  toFeedback,
  type FeedbackRow,
} from './ratings/shop-feedback.read.ts';
import type { ReviewsRated } from './ratings/reviews-rated.read.ts';
import { fullAddress } from './areas/shop-place.ts';
import { pictureOrigin, type ReadContext } from './read-context.ts';
import { listRootCategories, type RootCategory } from './root-categories.read.ts';
import { toShopMini, type ShopMiniRow } from './shop-mini.ts';
import { IS_HIDDEN } from './hidden-shops.ts';

interface ShopDetailRow extends ShopMiniRow {
  readonly description: string;
  readonly slogan: string;
  readonly domain: string | null;
  readonly email: string | null;
  readonly tel: string | null;
  readonly mobile: string | null;
  readonly address: string;
  readonly place: ShopPlace | null;
  readonly socials: Record<string, string>;
  readonly cover: StoredImage | null;
  readonly dominant: string | null;
  readonly allow_direct_url: boolean;
  readonly be_brand: boolean;
  readonly paymall_state: ShopTable['paymall_state'];
  readonly x_ads_level: number;
  readonly dropship_config: DropshipConfig | null;
  readonly is_hidden: boolean;
  readonly is_listed: boolean;
}

export interface ShopRead {
  readonly shop: Shop;
  /** The parts of its address, for search engines. */
  readonly postal: { readonly street: string; readonly place: ShopPlace | null };
  /** False if its owner hides it from search engines. */
  readonly isListed: boolean;
  /** Details of its rating. */
  readonly rated: ReviewsRated;
}

/** Returns the description of a shop and its buyers' ratings (spec §7 shops/{id}/detail). Four queries. */
export async function readShop(
  db: Kysely<Database>,
  id: number,
  ctx: ReadContext,
): Promise<ShopRead | null> {
  const [[row], categories, rated] = await Promise.all([
    shopRows(db, [id], ctx.lang),
    listRootCategories(db, id, ctx),
    readShopRated(db, id, ctx.now),
  ]);
  // Orders and favourites may show a hidden shop (readShopMinis); its page is for its staff only.
  if (!row || (row.is_hidden && !ctx.preview)) return null;
  const refs = [...picturesOf([row]), ...categories.flatMap(({ ref }) => ref ?? [])];
  const pictures = await loadPictures(db, refs, pictureOrigin(ctx));
  return {
    shop: toShop(row, { pictures, categories, rated }, ctx),
    postal: { street: row.address, place: row.place },
    isListed: row.is_listed,
    rated,
  };
}

interface ShopParts {
  readonly pictures: PictureBook;
  readonly categories: readonly RootCategory[];
  readonly rated: ReviewsRated;
}

function toShop(row: ShopDetailRow, parts: ShopParts, ctx: ReadContext): Shop {
  const { pictures, categories, rated } = parts;
  const { sums, types } = rated;
  const scoreOf = (type: ReviewType) => types.find((one) => one.type === type)?.average ?? null;
  const { paymall_state: tier } = row;
  return {
    ...toShopMini(row, pictures, ctx),
    description: row.description,
    slogan: row.slogan,
    domain: row.domain,
    email: row.email,
    tel: row.tel,
    mobile: row.mobile,
    address: fullAddress(row.address, row.place ?? undefined, ctx.lang),
    socials: row.socials,
    cover: row.cover ? pictures.picture(row.id, row.cover, ctx.lang) : null,
    dominant_color: row.dominant ?? SELLER_COLOR,
    allow_direct_url: row.allow_direct_url,
    be_brand: row.be_brand,
    paymall_state: tier,
    is_lnwpay: tier === 'lnwpay',
    is_lnwpay_lite: tier === 'lnwpay_lite',
    is_lnwpay_e: tier !== null,
    x_ads_level: row.x_ads_level,
    dropship_config: toDropship(row.dropship_config, ctx.lang),
    total_order_review: sums.total_review,
    total_up_order_review: sums.total_up_review,
    up_order_review_percent: sums.review_percent,
    avg_order_product_score: scoreOf('product'),
    avg_order_delivery_score: scoreOf('delivery'),
    avg_order_service_score: scoreOf('service'),
    avg_order_payment_score: scoreOf('payment'),
    product_categories: categories.map(({ ref, ...category }) => ({
      ...category,
      image: ref ? pictures.picture(ref.shop_id, ref.image, ctx.lang) : null,
    })),
  };
}

/** Returns the drop-ship terms in the format of the API. */
export function toDropship(config: DropshipConfig | null, lang: Lang): Shop['dropship_config'] {
  if (!config?.enabled) return null;
  const { enabled, discount, unit } = config;
  const note = config[`note_${lang}`] ?? config.note;
  return { enabled, discount, discount_unit: unit, ...(note === undefined ? {} : { note }) };
}

/** Reads shops as boxes, in the order of `ids`. Two queries. */
export async function readShopMinis(
  db: Kysely<Database>,
  ids: readonly number[],
  ctx: ReadContext,
): Promise<readonly ShopMini[]> {
  const rows = await shopRows(db, ids, ctx.lang);
  const pictures = await loadPictures(db, avatarsOf(rows), pictureOrigin(ctx));
  return rows.map((row) => toShopMini(row, pictures, ctx));
}

/** Returns the best-selling sellers (spec §3 "front page data": seller_top). Two queries. */
export async function readTopSellers(
  db: Kysely<Database>,
  limit: number,
  ctx: ReadContext,
): Promise<readonly ShopCard[]> {
  const { rows } = await sql<ShopMiniRow & FeedbackRow & { readonly slogan: string }>`
    SELECT s.id, s.shopname, s.avatar, feedback.total_review, feedback.up_review,
      coalesce(t.fields->>'title', s.title) AS title,
      coalesce(t.fields->>'slogan', s.slogan) AS slogan
    FROM (SELECT s.* FROM shop s WHERE s.kind = 'shop' AND NOT ${sql.raw(IS_HIDDEN)}
      ORDER BY s.sold_score DESC, s.id LIMIT ${limit}) s
    ${feedbackJoin(ctx.now)}
    LEFT JOIN translation t
      ON t.shop_id = s.id AND t.entity = 'shop' AND t.entity_id = s.id AND t.lang = ${ctx.lang}
    ORDER BY s.sold_score DESC, s.id`.execute(db);
  const pictures = await loadPictures(db, avatarsOf(rows), pictureOrigin(ctx));
  return rows.map((row) => ({
    ...toShopMini(row, pictures, ctx),
    ...toFeedback(row),
    slogan: row.slogan,
  }));
}

function avatarsOf(rows: readonly ShopMiniRow[]): readonly PictureRef[] {
  return rows.flatMap((row) => (row.avatar ? [{ shop_id: row.id, image: row.avatar }] : []));
}

function picturesOf(rows: readonly ShopDetailRow[]): readonly PictureRef[] {
  const covers = rows.flatMap((row) => (row.cover ? [{ shop_id: row.id, image: row.cover }] : []));
  return [...avatarsOf(rows), ...covers];
}

async function shopRows(
  db: Kysely<Database>,
  ids: readonly number[],
  lang: Lang,
): Promise<readonly ShopDetailRow[]> {
  const { rows } = await sql<ShopDetailRow>`/* hot:shop_rows */
    SELECT s.id, s.shopname, s.domain, s.avatar, ${coverOf()} AS cover, s.email, s.tel, s.mobile, s.socials,
           s.allow_direct_url, s.be_brand, s.paymall_state, s.x_ads_level, s.dropship_config, ${sql.raw(IS_HIDDEN)} AS is_hidden,
           m.dominant, s.settings #>> '{search,listed}' IS DISTINCT FROM 'false' AS is_listed,
           coalesce(t.fields->>'address', s.address) AS address, s.settings->'place' AS place,
           coalesce(t.fields->>'title', s.title) AS title,
           coalesce(t.fields->>'description', s.description) AS description,
           coalesce(t.fields->>'slogan', s.slogan) AS slogan
    FROM unnest((SELECT ${ids}::bigint[])) WITH ORDINALITY AS wanted (id, rank)
    JOIN shop s ON s.id = wanted.id
    LEFT JOIN site_design d ON d.shop_id = s.id
    LEFT JOIN media m ON m.shop_id = s.id AND m.id = (s.avatar->>'media_id')::uuid
    LEFT JOIN translation t
      ON t.shop_id = s.id AND t.entity = 'shop' AND t.entity_id = s.id AND t.lang = ${lang}
    ORDER BY wanted.rank`.execute(db);
  return rows;
}

/** Returns SQL for the shop's cover, or else that of its look (spec §3 Shop: design.coverImage). */
function coverOf() {
  const named = sql`coalesce(d.published, s.design)->>'coverImage'`;
  return sql`coalesce(s.cover, CASE WHEN ${named} ~ '^[0-9a-f-]{36}$'
    THEN jsonb_build_object('media_id', ${named}, 'alt', '{}'::jsonb) END)`;
}
