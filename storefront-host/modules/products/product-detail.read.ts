import { sql, type Kysely } from 'kysely';
import type {
  Crumb,
  ProductDetail,
  ProductDetailResponse,
  ProductOption,
  SubProduct,
} from '@talad/elements/api/product.contract';
import { RELATED_PRODUCTS } from '@talad/elements/commerce/limits';
import type { Category } from '@talad/elements/api/category.contract';
import type { Database, Lang, ProductTable, StoredOption } from '../../db/schema.ts';
import { loadPictures, type PictureBook } from '../../media/pictures.ts';
import { text } from '../../locales/text.ts';
import { canonicalPlace, links } from '../../ssr/links.ts';
import { readCategoryChain } from '../categories/categories.read.ts';
import { isMallPlace, pictureOrigin, siteUrl, type ReadContext } from '../shops/read-context.ts';
import { figuresOf, newUntil, saleFields } from './product-figures.ts';
import { optionText, pictureRefs, showsOption, toProductMini } from './product-mini.ts';
import { selectProductRows, unlisted, type ProductRow } from './product-row.ts';
import { earliest } from './products.read.ts';

/** A category must have many products before it has more combinations than this in one. */
const MAX_SUBPRODUCTS = 500;

export interface ProductDetailRead extends ProductDetailResponse {
  readonly validUntil: Date | null;
  /** The one address it is known by: its shop's, whichever site shows it. */
  readonly canonical: string;
}

interface MoreRow extends Pick<
  ProductTable,
  | 'barcode'
  | 'weight_grams'
  | 'brand'
  | 'author'
  | 'publisher'
  | 'isbn'
  | 'page_count'
  | 'language'
  | 'published_year'
> {
  readonly description: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * All of a product page (spec §7 products/{id}/detail); null when there is none, or it is another
 * shop's. The id of a combination answers with its parent. Six queries, whatever it has.
 */
export async function readProductDetail(
  db: Kysely<Database>,
  id: number,
  ctx: ReadContext,
  shopId: number | null = null,
): Promise<ProductDetailRead | null> {
  const ofShop = sql`(${shopId}::bigint IS NULL OR p.shop_id = ${shopId}::bigint)`;
  const [row] = await selectProductRows(db, ctx.lang, {
    where: sql`(p.shop_id, p.id) IN (
        SELECT asked.shop_id, coalesce(asked.parent_id, asked.id) FROM product asked WHERE asked.id = ${id})
      AND p.status <> 'removed' AND ${ofShop}`,
    orderBy: sql`p.id`,
    limit: 1,
    hot: 'product_detail',
  });
  if (!row) return null;
  const categoryId = isMallPlace(ctx) ? row.mall_category_id : row.category_id;
  const [more, subs, chain, relateds] = await Promise.all([
    readMore(db, row, ctx.lang),
    subRows(db, row, ctx.lang),
    readCategoryChain(db, categoryId, ctx),
    relatedRows(db, row, ctx),
  ]);
  const images = row.images.map((image) => ({ shop_id: row.shop_id, image }));
  const pictures = await loadPictures(
    db,
    [...images, ...pictureRefs([row, ...relateds])],
    pictureOrigin(ctx),
  );
  return {
    product: toDetail(row, more, subs, chain, pictures, ctx),
    relateds: relateds.map((related) => toProductMini(related, pictures, ctx)),
    canonical: canonicalOf(row, ctx),
    validUntil: earliest([row, ...relateds].map((one) => newUntil(one, ctx.now))),
  };
}

/** The combinations of a product (spec §7 products/{id}/subproducts); null when there is no product. */
export async function readSubProducts(
  db: Kysely<Database>,
  id: number,
  ctx: ReadContext,
  shopId: number | null = null,
): Promise<readonly SubProduct[] | null> {
  const ofShop = sql`(${shopId}::bigint IS NULL OR p.shop_id = ${shopId}::bigint)`;
  const [row] = await selectProductRows(db, ctx.lang, {
    where: sql`p.id = ${id} AND p.parent_id IS NULL AND p.status <> 'removed' AND ${ofShop}`,
    orderBy: sql`p.id`,
    limit: 1,
    hot: 'product_row',
  });
  if (!row) return null;
  const subs = await subRows(db, row, ctx.lang);
  return subs.map((sub) => toSubProduct(sub, drawnIndex(row, sub), ctx.lang));
}

function toDetail(
  row: ProductRow,
  more: MoreRow | null,
  subs: readonly ProductRow[],
  chain: readonly Category[],
  pictures: PictureBook,
  ctx: ReadContext,
): ProductDetail {
  const mini = toProductMini(row, pictures, ctx);
  const drawn = row.images.flatMap((image) => {
    const picture = pictures.picture(row.shop_id, image, ctx.lang);
    return picture ? [{ image, picture }] : [];
  });
  return {
    ...mini,
    description: more?.description ?? '',
    code: row.code,
    barcode: more?.barcode ?? null,
    ...weightOf(more?.weight_grams ?? null),
    ...(more ? factsOf(more) : {}),
    product_images: drawn.map(({ picture }) => picture),
    category_id: chain.at(-1)?.category_id ?? null,
    full_category_title: chain.map((category) => category.category_name).join(' > '),
    crumbs: crumbsOf(chain, mini.title, mini.full_url, ctx),
    suboptions: row.options.map((option) => toOption(option, ctx.lang)),
    subproducts: subs.map((sub) => {
      const index = drawn.findIndex(({ image }) => showsOption(image, sub.option_values));
      return toSubProduct(sub, index < 0 ? null : index, ctx.lang);
    }),
  };
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

function drawnIndex(row: ProductRow, sub: ProductRow): number | null {
  const index = row.images.findIndex((image) => showsOption(image, sub.option_values));
  return index < 0 ? null : index;
}

function toOption(option: StoredOption, lang: Lang): ProductOption {
  return {
    key: option.key,
    title: option.title[lang] ?? option.title.th,
    items: option.items.map((item) => ({
      key: item.key,
      title: item.title[lang] ?? item.title.th,
      ...(item.color === undefined ? {} : { color: item.color }),
    })),
  };
}

/** All products, the category chain to the root, then the product (spec §2 Breadcrumbs). */
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

/** Heavy things are said in kg (spec §5: weight converted when the unit is kg). */
function weightOf(grams: number | null): Pick<ProductDetail, 'weight' | 'weight_unit'> {
  if (grams !== null && grams >= 1_000) return { weight: grams / 1_000, weight_unit: 'kg' };
  return { weight: grams, weight_unit: 'g' };
}

/** What is known of it, and nothing else: what a book has, and an import's own columns. */
function factsOf(more: MoreRow) {
  const { brand, author, publisher, isbn, language } = more;
  const texts = Object.entries({ brand, author, publisher, isbn, language });
  return {
    ...Object.fromEntries(texts.flatMap(([name, value]) => (value ? [[name, value]] : []))),
    ...(more.page_count ? { page_count: more.page_count } : {}),
    ...(more.published_year ? { published_year: more.published_year } : {}),
    ...(Object.keys(more.attributes).length > 0 ? { attributes: { ...more.attributes } } : {}),
  };
}

async function readMore(
  db: Kysely<Database>,
  row: ProductRow,
  lang: Lang,
): Promise<MoreRow | null> {
  const { rows } = await sql<MoreRow>`
    SELECT coalesce(t.fields->>'description', p.description) AS description, p.barcode, p.weight_grams,
      p.brand, p.author, p.publisher, p.isbn, p.page_count, p.language, p.published_year, p.attributes
    FROM product p
    LEFT JOIN translation t ON t.shop_id = p.shop_id AND t.entity = 'product'
      AND t.entity_id = p.id AND t.lang = ${lang}
    WHERE p.shop_id = ${row.shop_id} AND p.id = ${row.id}`.execute(db);
  return rows[0] ?? null;
}

function subRows(
  db: Kysely<Database>,
  row: ProductRow,
  lang: Lang,
): Promise<readonly ProductRow[]> {
  return selectProductRows(db, lang, {
    where: sql`p.shop_id = ${row.shop_id} AND p.parent_id = ${row.id} AND p.status <> 'removed'`,
    orderBy: sql`p.rank, p.id`,
    limit: MAX_SUBPRODUCTS,
    hot: 'product_subs',
  });
}

/** Of the same shop, the same category first. */
function relatedRows(
  db: Kysely<Database>,
  row: ProductRow,
  ctx: ReadContext,
): Promise<readonly ProductRow[]> {
  return selectProductRows(db, ctx.lang, {
    where: sql`p.shop_id = ${row.shop_id} AND p.id <> ${row.id} AND p.parent_id IS NULL
      AND p.status <> ALL(${[...unlisted]}::text[])`,
    orderBy: sql`(p.category_id IS NOT DISTINCT FROM ${row.category_id}) DESC, p.popularity DESC, p.id DESC`,
    limit: RELATED_PRODUCTS,
  });
}
