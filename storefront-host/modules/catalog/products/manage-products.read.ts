import { sql, type Kysely } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { isUnlimited } from '@talad/elements/commerce/stock';
import type { Database, Lang } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { loadPictures, type PictureBook } from '../../../media/pictures.ts';
import { links, pathPlace } from '../../../rendering/links.ts';
import type { ListRequest } from '../../../http/lists/list-query.ts';
import { containsPattern, searchTokens } from '../search/search-tokens.ts';
import { findShopById } from '../../shops/shops.repository.ts';
import { readTranslations } from '../translations/translations.repository.ts';
import { figuresOf } from './product-figures.ts';
import { fieldsOf } from './product-fields.ts';
import { imagesOf, optionText, pictureRefs } from './product-mini.ts';
import { toOption } from './product-option.ts';
import { readProductPictures } from './product-pictures.ts';
import { selectProductRows, type ProductRow } from './product-row.ts';
import type {
  ManagedProduct,
  ManagedProductDetail,
  ManagedProductFilter,
} from './products.contract.ts';

export const productSorts = ['id', 'title', 'price', 'updated_at', 'popularity', 'rank'] as const;
export type ProductSortField = (typeof productSorts)[number];

/** What a product's page in the back office shows without asking for more. */
const FIRST_COMBINATIONS = 100;

/** In which language the owner works; the words of options and categories are shown in it. */
interface Reader {
  readonly shopId: number;
  readonly lang: Lang;
}

/** A page of the shop's products (each with options once), and how many there are. */
export async function listManagedProducts(
  db: Kysely<Database>,
  reader: Reader,
  list: ListRequest<ManagedProductFilter, ProductSortField>,
): Promise<{ readonly products: readonly ManagedProduct[]; readonly total: number }> {
  const where = conditionOf(reader.shopId, list.filter);
  const direction = list.descending ? sql`DESC` : sql`ASC`;
  const [rows, counted] = await Promise.all([
    selectProductRows(db, reader, {
      where,
      orderBy: sql`${sql.ref(`p.${list.sort}`)} ${direction}, p.id DESC`,
      limit: list.limit,
      offset: list.offset,
    }),
    sql<{ total: number }>`SELECT count(*) AS total FROM product p WHERE ${where}`.execute(db),
  ]);
  return {
    products: await toManaged(db, reader, rows),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** One product or combination; null when the shop has none of this id. */
export async function readManagedProduct(
  host: Pick<Host, 'db' | 'config'>,
  reader: Reader,
  id: number,
): Promise<ManagedProductDetail | null> {
  const rows = await selectProductRows(host.db, reader, {
    where: sql`p.shop_id = ${reader.shopId} AND (p.id = ${id} OR p.parent_id = ${id})
      AND p.status <> 'removed'`,
    orderBy: sql`p.parent_id NULLS FIRST, p.rank, p.id`,
    limit: 1 + FIRST_COMBINATIONS,
  });
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  const [shop, own] = await Promise.all([
    findShopById(host.db, reader.shopId),
    host.db
      .selectFrom('product')
      .selectAll()
      .where('shop_id', '=', reader.shopId)
      .where('id', '=', id)
      .executeTakeFirst(),
  ]);
  if (!row || !shop || !own) return null;
  const products = await toManaged(host.db, reader, rows);
  const product = products[index];
  if (!product) return null;
  const place = pathPlace(host.config, shop.shopname);
  const sub = row.parent_id === null ? undefined : row.id;
  return {
    ...product,
    ...fieldsOf(own),
    full_url: links.product(place, row.slug, row.main_id, sub),
    options: row.options.map((option) => toOption(option, reader.lang)),
    subproducts: products.filter((other) => other.parent_id === id),
    total_subproducts: row.kids,
    pictures: await readProductPictures(host.db, row, reader.lang),
  };
}

function conditionOf(shopId: number, filter: ManagedProductFilter) {
  const conditions = [sql`p.shop_id = ${shopId}`];
  // getMany asks for combinations too: an order's lines point at them.
  if (filter.id) conditions.push(sql`p.id = ANY(${filter.id}::bigint[])`);
  else if (filter.parent_id !== undefined) {
    const values = JSON.stringify(filter.option_values ?? {});
    conditions.push(sql`p.parent_id = ${filter.parent_id} AND p.option_values @> ${values}::jsonb`);
  } else conditions.push(sql`p.parent_id IS NULL`);
  conditions.push(filter.status ? sql`p.status = ${filter.status}` : sql`p.status <> 'removed'`);
  if (filter.category_id !== undefined) {
    conditions.push(sql`p.category_id = ${filter.category_id}`);
  }
  // A combination is found by its code: the words are its product's.
  const text = filter.parent_id === undefined ? sql`p.search_text` : sql`lower(p.code)`;
  for (const token of searchTokens(filter.q ?? '')) {
    conditions.push(sql`${text} LIKE ${containsPattern(token)}`);
  }
  return sql.join(conditions, sql` AND `);
}

async function toManaged(
  db: Kysely<Database>,
  reader: Reader,
  rows: readonly ProductRow[],
): Promise<readonly ManagedProduct[]> {
  const ids = [...new Set(rows.map((row) => row.main_id))];
  const [base, th, en, categories, pictures] = await Promise.all([
    readBaseTitles(db, reader.shopId, ids),
    readTranslations(db, { shopId: reader.shopId, entity: 'product', lang: 'th', ids }),
    readTranslations(db, { shopId: reader.shopId, entity: 'product', lang: 'en', ids }),
    readCategoryTitles(db, reader),
    loadPictures(db, pictureRefs(rows)),
  ]);
  return rows.map((row) => {
    const own = base.get(row.main_id);
    const titleIn = (lang: Lang) =>
      own?.lang === lang
        ? own.title
        : ((lang === 'th' ? th : en).get(row.main_id)?.['title'] ?? '');
    return {
      ...toFields(row, pictures, reader.lang),
      titles: { th: titleIn('th'), en: titleIn('en') },
      category_title: row.category_id === null ? '' : (categories.get(row.category_id) ?? ''),
    };
  });
}

function toFields(row: ProductRow, pictures: PictureBook, lang: Lang) {
  const figures = figuresOf(row);
  const [image] = imagesOf(row);
  const full = row.full_price;
  return {
    id: row.id,
    product_uuid: row.uuid,
    parent_id: row.parent_id,
    option_text: optionText(row.options, row.option_values, lang),
    code: row.code,
    status: row.status,
    price: satangToBaht(figures.price),
    full_price: full === null ? null : satangToBaht(toSatang(full)),
    price_max: satangToBaht(figures.priceMax),
    remain: isUnlimited(figures.remain) ? null : figures.remain,
    has_subproducts: figures.hasSubproducts,
    category_id: row.category_id,
    image: image ? pictures.picture(row.shop_id, image, lang) : null,
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
  };
}

async function readBaseTitles(db: Kysely<Database>, shopId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; title: string; lang: Lang }>`
    SELECT p.id, p.title, s.base_language AS lang FROM product p JOIN shop s ON s.id = p.shop_id
    WHERE p.shop_id = ${shopId} AND p.id = ANY(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readCategoryTitles(db: Kysely<Database>, reader: Reader) {
  const { rows } = await sql<{ id: number; title: string }>`
    SELECT c.id, coalesce(t.fields->>'title', c.title) AS title FROM category c
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'category'
      AND t.entity_id = c.id AND t.lang = ${reader.lang}
    WHERE c.shop_id = ${reader.shopId}`.execute(db);
  return new Map(rows.map((row) => [row.id, row.title]));
}
