import { sql, type Kysely, type RawBuilder } from 'kysely';
import type {
  Crumb,
  ProductDetail,
  ProductMini,
  SubProduct,
} from '@talad/elements/api/product.contract';
import type { Category } from '@talad/elements/api/category.contract';
import type { DeliverySettings } from '@talad/elements/commerce/delivery/delivery-settings';
import { promiseChange } from '@talad/elements/commerce/delivery/promise-delivery';
import type { QuotedLine } from '@talad/elements/commerce/delivery/quote-delivery';
import type { Database, Lang, PaymentMethod } from '../../../../db/schema.ts';
import type { MediaRow } from '../../../../media/finished-media.ts';
import { loadPictures, mediaJson, type PictureBook } from '../../../../media/pictures.ts';
import { text } from '../../../../locales/text.ts';
import { canonicalPlace, links, pathPlace } from '../../../../rendering/index.ts';
import { readCategoryChain } from '../../categories/categories.read.ts';
import {
  isMallPlace,
  pictureOrigin,
  siteUrl,
  type ReadContext,
  methodsOf,
  deliveryOf,
  isVisibleShop,
} from '../../../shops/index.ts';
import { FACTS, factsOf, weightOf, type FactsRow } from './product-facts.read.ts';
import { descriptionFields } from './rich-description.ts';
import {
  offerFields,
  offersOf,
  offersSql,
  type OffersRow,
  type ProductOffers,
} from './product-offers.read.ts';
import { figuresOf, saleFields, shownUntil } from '../rows/product-figures.ts';
import { optionText, pictureRefs, shownIndex, toProductMini } from '../rows/product-mini.ts';
import { toOption } from '../rows/product-option.ts';
import { findProductRows, type ProductRow } from '../rows/product-row.ts';
import { SUBPRODUCTS, subRows, type WithSubproducts } from '../rows/subproducts.ts';
import { stripRows } from '../lists/product-strips.read.ts';
import { earliest } from '../lists/products.read.ts';
import { parcelOf, preparationOf } from '../rows/parcel-row.ts';

/** The settings and the piece that determine the price of a delivery. */
export interface ProductSending extends Pick<ProductRow, 'holiday'> {
  readonly settings: DeliverySettings;
  /** One piece of the product without its price. */
  readonly piece: Omit<QuotedLine, 'unitPrice'>;
}

export interface ProductDetailRead {
  readonly product: ProductDetail;
  readonly relateds: readonly ProductMini[];
  /** The requested variant. */
  readonly subproduct_id: number | null;
  readonly slug: string;
  /** In the shop's own tree, and in the marketplace's. */
  readonly categories: { readonly shop: number | null; readonly mall: number | null };
  readonly recommended: readonly ProductMini[];
  readonly offers: ProductOffers;
  /** The delivery settings of its shop. */
  readonly sending: ProductSending;
  /** Ways to pay that its shop offers. */
  readonly payments: readonly PaymentMethod[];
  /** Title and description for search engines, if the owner wrote them. */
  readonly seo: { readonly title: string | null; readonly description: string | null };
  readonly validUntil: Date | null;
  /** The canonical path: that of its shop, on whichever site it is shown. */
  readonly canonical: string;
}

type DetailRow = FactsRow &
  WithSubproducts &
  OffersRow & { readonly media: readonly MediaRow[] | null };

const MEDIA = `(SELECT json_agg(${mediaJson('x')}) FROM media x WHERE x.shop_id = p.shop_id AND x.id IN (
    SELECT (image->>'media_id')::uuid FROM jsonb_array_elements(m.images) image)) AS media`;
const detailOf = (isInMall: boolean) =>
  `${FACTS}, ${SUBPRODUCTS} AS subproducts, ${offersSql(isInMall)}, ${MEDIA}`;
const DETAIL = detailOf(false);
const DETAIL_IN_MALL = detailOf(true);

/**
 * Returns the data of a product page (spec §7 products/{id}/detail); null if there is no such product in this shop.
 * The id of a variant returns its parent. One query for the product; at most four for what it shares with others.
 */
export async function readProductDetail(
  db: Kysely<Database>,
  id: number,
  ctx: ReadContext,
  shopId: number | null = null,
): Promise<ProductDetailRead | null> {
  const ofShop = sql`(${shopId}::bigint IS NULL OR p.shop_id = ${shopId}::bigint)`;
  const isInMall = isMallPlace(ctx);
  const [row] = await findProductRows<DetailRow>(db, ctx, {
    where: sql`(p.shop_id, p.id) IN (
        SELECT asked.shop_id, coalesce(asked.parent_id, asked.id) FROM product asked WHERE asked.id = ${id})
      AND p.status <> 'removed' AND ${ofShop} AND ${seen(ctx)}`,
    orderBy: sql`p.id`,
    limit: 1,
    hot: isInMall ? 'product_detail_in_mall' : 'product_detail',
    extra: isInMall ? DETAIL_IN_MALL : DETAIL,
  });
  if (!row) return null;
  const subs = subRows(row, ctx.now);
  const offers = offersOf(row);
  const [chain, strips] = await Promise.all([
    readCategoryChain(db, isInMall ? row.mall_category_id : row.category_id, ctx),
    stripRows(db, row, ctx),
  ]);
  const below = [...strips.related, ...strips.recommended];
  const images = row.images.map((image) => ({ shop_id: row.shop_id, image }));
  const pictures = await loadPictures(
    db,
    [...images, ...pictureRefs([row, ...below])],
    pictureOrigin(ctx),
    row.media ?? [],
  );
  return {
    product: toDetail({ row, subs, chain, offers }, pictures, ctx),
    subproduct_id: subs.some((sub) => sub.id === id) ? id : null,
    slug: row.slug,
    categories: { shop: row.category_id, mall: row.mall_category_id },
    relateds: strips.related.map((one) => toProductMini(one, pictures, ctx)),
    recommended: strips.recommended.map((one) => toProductMini(one, pictures, ctx)),
    offers,
    sending: sendingOf(row),
    payments: methodsOf(row),
    canonical: canonicalOf(row, ctx),
    seo: { title: row.seo_title, description: row.seo_description },
    validUntil: earliest([
      offers.change,
      sendingChange(row, ctx.now),
      ...[row, ...below].flatMap((one) => shownUntil(one, ctx.now)),
    ]),
  };
}

/** Returns the combinations of a product (spec §7 products/{id}/subproducts); null when there is no product. */
export async function readSubProducts(
  db: Kysely<Database>,
  id: number,
  ctx: ReadContext,
  shopId: number | null = null,
): Promise<readonly SubProduct[] | null> {
  const ofShop = sql`(${shopId}::bigint IS NULL OR p.shop_id = ${shopId}::bigint)`;
  const [row] = await findProductRows<WithSubproducts>(db, ctx, {
    where: sql`p.id = ${id} AND p.parent_id IS NULL AND p.status <> 'removed' AND ${ofShop}
      AND ${seen(ctx)}`,
    orderBy: sql`p.id`,
    limit: 1,
    hot: 'subproducts',
    extra: `${SUBPRODUCTS} AS subproducts`,
  });
  if (!row) return null;
  return subRows(row, ctx.now).map((sub) => toSubProduct(sub, pictureIndex(row, sub), ctx.lang));
}

function sendingOf(row: ProductRow & FactsRow): ProductSending {
  const settings = deliveryOf(row);
  const piece = {
    quantity: 1,
    shipsFree: row.free_shipping,
    ...parcelOf(row, settings),
    preparation: preparationOf(row),
  };
  return { settings, piece, holiday: row.holiday };
}

/** Returns the next change of the promised delivery days on the page; null without such a promise. */
function sendingChange(row: FactsRow, now: Date): Date | null {
  const { methods, calendar } = deliveryOf(row);
  return methods.some(({ days }) => days !== null) ? promiseChange(calendar, now) : null;
}

interface DetailRows {
  readonly row: ProductRow & FactsRow;
  readonly subs: readonly ProductRow[];
  readonly chain: readonly Category[];
  readonly offers: ProductOffers;
}

function toDetail(
  { row, subs, chain, offers }: DetailRows,
  pictures: PictureBook,
  ctx: ReadContext,
): ProductDetail {
  const mini = toProductMini(row, pictures, ctx);
  const pictured = row.images.flatMap((image) => {
    const picture = pictures.picture(row.shop_id, image, ctx.lang);
    return picture ? [{ image, picture }] : [];
  });
  const images = pictured.map(({ image }) => image);
  return {
    ...mini,
    ...offerFields(offers, mini.price_max),
    ...descriptionFields(row.description, basePath(row, ctx)),
    code: row.code,
    barcode: row.barcode,
    ...weightOf(row.weight_grams),
    ...factsOf(row),
    short_url: `${ctx.place.origin}${links.short(ctx.place, row.id)}`,
    product_images: pictured.map(({ picture }) => picture),
    category_id: chain.at(-1)?.category_id ?? null,
    full_category_title: chain.map((category) => category.category_name).join(' > '),
    crumbs: crumbsOf(chain, mini.title, mini.full_url, ctx),
    suboptions: {
      options: row.options.map((option) => toOption(option, ctx.lang)),
      options_rank: row.options.map(({ key }) => key),
    },
    subproducts: subs.map((sub) => {
      const index = shownIndex(images, sub);
      return toSubProduct(sub, index < 0 ? null : index, ctx.lang);
    }),
  };
}

/** Returns the prefix of the shop's own paths: the target of an owner's link is in the shop. */
function basePath(row: ProductRow, ctx: ReadContext): string {
  return isMallPlace(ctx) ? pathPlace(ctx.config, row.shop_name).base : ctx.place.base;
}

function canonicalOf(row: ProductRow, { config }: ReadContext): string {
  const place = canonicalPlace(config, row.shop_name, row.shop_domain);
  return `${place.origin}${links.product(place, row.slug, row.main_id)}`;
}

function toSubProduct(row: ProductRow, imageIndex: number | null, lang: Lang): SubProduct {
  const figures = figuresOf(row);
  return {
    product_uuid: row.uuid,
    id: row.id,
    status: figures.status,
    ...saleFields(figures),
    remain: figures.remain,
    ready_to_sell: figures.ready,
    code: row.code,
    option_values: { ...row.option_values },
    option_text: optionText(row.options, row.option_values, lang),
    image_index: imageIndex,
  };
}

function pictureIndex(row: ProductRow, sub: ProductRow): number | null {
  const index = shownIndex(row.images, sub);
  return index < 0 ? null : index;
}

/**
 * Returns the breadcrumbs: all products, the category chain from the root, then the product (spec
 * §2).
 */
function crumbsOf(
  chain: readonly Category[],
  title: string,
  url: string,
  ctx: ReadContext,
): Crumb[] {
  return [
    { label: text(ctx.lang, 'product.all'), url: siteUrl(ctx, links.search(ctx.place)) },
    ...chain.map((category) => ({ label: category.category_name, url: category.url })),
    { label: title, url },
  ];
}

/** Only staff see a product of a hidden shop, or one before its publish date. */
function seen({ preview = false }: ReadContext): RawBuilder<unknown> {
  return sql`(${preview}::boolean OR (p.publish_as IS NULL AND ${isVisibleShop(sql`p.shop_id`)}))`;
}
