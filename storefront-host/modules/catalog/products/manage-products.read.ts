import { sql, type Kysely, type Selectable } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { LOW_STOCK } from '@talad/elements/commerce/limits';
import { isUnlimited } from '@talad/elements/commerce/product/stock';
import type { Database, Lang, ProductTable } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { loadPictures, type PictureBook } from '../../../media/pictures.ts';
import { links, pathPlace } from '../../../rendering/index.ts';
import type { ListReader } from '../../../http/index.ts';
import { findShopById } from '../../shops/index.ts';
import { readTranslations } from '../translations/translations.repository.ts';
import { figuresOf } from './rows/product-figures.ts';
import { fieldsOf } from './writing/product-fields.ts';
import { readTexts } from './writing/product-texts.ts';
import { chosenStatus } from './writing/publish-at.ts';
import { imagesOf, optionText, pictureRefs } from './rows/product-mini.ts';
import { toOption, toOptionInput } from './rows/product-option.ts';
import { readProductPictures } from './rows/product-pictures.ts';
import { readRowsByKey, selectProductRows, type ProductRow } from './rows/product-row.ts';
import type { ManagedProduct, ManagedProductDetail } from './products.contract.ts';

/** Variants in the first answer of a product's page in the back office. */
const FIRST_COMBINATIONS = 100;

/** Returns these products in this order; missing ones are left out. */
export async function readManagedRows(
  db: Kysely<Database>,
  reader: ListReader,
  ids: readonly number[],
): Promise<readonly ManagedProduct[]> {
  const keys = ids.map((id) => ({ shop_id: reader.shopId, id }));
  return toManaged(db, reader, await readRowsByKey(db, reader, keys));
}

/** Returns a product or variant; null if the shop has none with this id. */
export async function readManagedProduct(
  host: Pick<Host, 'db' | 'config'>,
  reader: ListReader,
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
  const [shop, own, overlays] = await Promise.all([
    findShopById(host.db, reader.shopId),
    host.db
      .selectFrom('product')
      .selectAll()
      .where('shop_id', '=', reader.shopId)
      .where('id', '=', id)
      .executeTakeFirst(),
    readOverlay(host.db, reader.shopId, id),
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
    ...readTexts(own, shop.base_language, overlays[shop.base_language === 'th' ? 'en' : 'th']),
    full_url: links.product(place, row.slug, row.main_id, sub),
    options: row.options.map((option) => toOption(option, reader.lang)),
    option_inputs: row.options.map(toOptionInput),
    subproducts: products.filter((other) => other.parent_id === id),
    total_subproducts: row.kids,
    pictures: await readProductPictures(host.db, row, reader.lang),
  };
}

async function readOverlay(db: Kysely<Database>, shopId: number, id: number) {
  const read = (lang: Lang) => readTranslations(db, { shopId, entity: 'product', lang, ids: [id] });
  const [th, en] = await Promise.all([read('th'), read('en')]);
  return { th: th.get(id) ?? {}, en: en.get(id) ?? {} };
}

async function toManaged(
  db: Kysely<Database>,
  reader: ListReader,
  rows: readonly ProductRow[],
): Promise<readonly ManagedProduct[]> {
  const ids = [...new Set(rows.map((row) => row.main_id))];
  const [base, th, en, categories, pictures] = await Promise.all([
    readBaseRows(db, reader.shopId, [...new Set([...ids, ...rows.map(({ id }) => id)])]),
    readTranslations(db, { shopId: reader.shopId, entity: 'product', lang: 'th', ids }),
    readTranslations(db, { shopId: reader.shopId, entity: 'product', lang: 'en', ids }),
    readCategoryTitles(db, reader, rows),
    loadPictures(db, pictureRefs(rows)),
  ]);
  return rows.map((row) => {
    const own = base.get(row.main_id);
    const titleIn = (lang: Lang) =>
      own?.lang === lang
        ? own.title
        : ((lang === 'th' ? th : en).get(row.main_id)?.['title'] ?? '');
    const barcode = base.get(row.id)?.barcode ?? null;
    const later = row.parent_id === null ? own : undefined;
    return {
      ...toFields(row, pictures, reader.lang),
      barcode,
      ...(later && { status: chosenStatus({ ...row, publish_as: later.publish_as }) }),
      publish_at: later?.publish_as ? (later.publish_at?.toISOString() ?? null) : null,
      titles: { th: titleIn('th'), en: titleIn('en') },
      category_title: row.category_id === null ? '' : (categories.get(row.category_id) ?? ''),
    };
  });
}

/** Returns whether the stock is low, by the rule of the list's filter and of the notification. */
function isLow({ kids, kids_least: least, remain, unlimited }: ProductRow): boolean {
  const fewest = kids > 0 ? least : unlimited ? null : remain;
  return fewest !== null && fewest <= LOW_STOCK;
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
    is_low: isLow(row),
    has_subproducts: figures.hasSubproducts,
    category_id: row.category_id,
    image: image ? pictures.picture(row.shop_id, image, lang) : null,
    own_picture: row.own_picture,
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
  };
}

interface BaseRow extends Pick<Selectable<ProductTable>, 'barcode' | 'publish_at' | 'publish_as'> {
  readonly id: number;
  readonly title: string;
  readonly lang: Lang;
}

async function readBaseRows(db: Kysely<Database>, shopId: number, ids: readonly number[]) {
  const { rows } = await sql<BaseRow>`
    SELECT p.id, p.title, p.barcode, p.publish_at, p.publish_as, s.base_language AS lang
    FROM product p JOIN shop s ON s.id = p.shop_id
    WHERE p.shop_id = ${shopId} AND p.id = ANY(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readCategoryTitles(
  db: Kysely<Database>,
  reader: ListReader,
  rows: readonly ProductRow[],
) {
  const ids = new Set(rows.flatMap(({ category_id: id }) => (id === null ? [] : [id])));
  if (ids.size === 0) return new Map<number, string>();
  const found = await sql<{ id: number; title: string }>`
    SELECT c.id, coalesce(t.fields->>'title', c.title) AS title FROM category c
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'category'
      AND t.entity_id = c.id AND t.lang = ${reader.lang}
    WHERE c.shop_id = ${reader.shopId} AND c.id = ANY(${[...ids]}::bigint[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row.title]));
}
