import type { Selectable, Transaction } from 'kysely';
import { parseBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database, Lang, ProductTable, StoredImage } from '../../../../db/schema.ts';
import { categoriesOf } from '../../categories/product-categories.ts';
import { MALL_ID } from '../../../shops/index.ts';
import { chosenStatus, publicationOf } from './publish-at.ts';
import type { FieldRefused } from './field-refused.ts';
import { changedColumns } from './product-fields.ts';
import { choosePictures } from '../rows/product-pictures.ts';
import type { ProductUpdate } from './product-write.contract.ts';

type Row = Selectable<ProductTable>;

/** The state before a change; the defaults for a new product. */
export type ProductBefore = Pick<
  Row,
  | 'shop_id'
  | 'parent_id'
  | 'title'
  | 'price'
  | 'full_price'
  | 'status'
  | 'images'
  | 'second_hand'
  | 'showrooms'
  | 'category_id'
  | 'more_category_ids'
  | 'publish_at'
  | 'publish_as'
>;

export type ProductNext = Pick<Row, 'title' | 'price' | 'full_price' | 'status'> &
  Exclude<ReturnType<typeof changedColumns>, FieldRefused> & {
    readonly images?: readonly StoredImage[];
    readonly publish_at?: Date | null;
    readonly publish_as?: Row['publish_as'];
  };

/** Categories that exist. */
export interface KnownCategories {
  readonly shop: ReadonlySet<number>;
  readonly mall: ReadonlySet<number>;
}

interface NextOptions {
  readonly lang: Lang;
  readonly at: Date;
  /** Categories that were read for many updates together; without them each update reads its own. */
  readonly categories?: KnownCategories;
}

/** Returns the changed row, or the problems. */
export async function nextProduct(
  trx: Transaction<Database>,
  row: ProductBefore,
  update: Omit<ProductUpdate, 'revision'>,
  { lang, at, categories }: NextOptions,
): Promise<ProductNext | FieldRefused> {
  const values = nextValues(row, update, lang);
  if ('path' in values) return values;
  const columns = changedColumns(row, update);
  if ('path' in columns) return columns;
  const path = await wrongCategory(trx, row, columns, categories);
  if (path) return { path, reason: 'invalid' };
  const images = update.pictures && (await choosePictures(trx, row, update.pictures));
  if (images === null) return { path: 'pictures', reason: 'invalid' };
  const publication = publicationOf(row, update, values.status, at);
  return { ...values, ...columns, ...publication, ...(images && { images }) };
}

/** Returns the field whose category does not exist in the shop or on the marketplace. */
async function wrongCategory(
  trx: Transaction<Database>,
  row: ProductBefore,
  columns: ChosenCategories,
  known?: KnownCategories,
): Promise<keyof ChosenCategories | undefined> {
  const {
    category_id: main = null,
    more_category_ids: more = [],
    mall_category_id: mall = null,
  } = columns;
  const own = new Set(categoriesOf(row));
  const chosen = {
    category_id: main !== null && own.has(main) ? null : main,
    more_category_ids: more.filter((id) => !own.has(id)),
    mall_category_id: mall,
  };
  const found = known ?? (await findCategories(trx, row.shop_id, [chosen]));
  const isWrong = (id: number | null) => id !== null && !found.shop.has(id);
  if (isWrong(chosen.category_id)) return 'category_id';
  if (chosen.more_category_ids.some(isWrong)) return 'more_category_ids';
  return mall === null || found.mall.has(mall) ? undefined : 'mall_category_id';
}

type ChosenCategories = Pick<
  ProductUpdate,
  'category_id' | 'more_category_ids' | 'mall_category_id'
>;

/** Reads which categories of these updates exist in the shop and on the marketplace. */
export async function findCategories(
  trx: Transaction<Database>,
  shopId: number,
  updates: readonly ChosenCategories[],
): Promise<KnownCategories> {
  const shop = updates.flatMap(({ category_id: main, more_category_ids: more = [] }) => [
    ...(main == null ? [] : [main]),
    ...more,
  ]);
  const mall = updates.flatMap(({ mall_category_id: id }) => (id == null ? [] : [id]));
  return {
    shop: await categoriesAmong(trx, shopId, shop),
    mall: await categoriesAmong(trx, MALL_ID, mall),
  };
}

async function categoriesAmong(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('category')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function nextValues(
  row: ProductBefore,
  update: Omit<ProductUpdate, 'revision'>,
  lang: Lang,
): Pick<Row, 'title' | 'price' | 'full_price' | 'status'> | FieldRefused {
  const named = update.titles?.[lang];
  if (update.title !== undefined && named !== undefined && named !== update.title) {
    return { path: 'title', reason: 'invalid' };
  }
  const title = (update.title ?? named ?? row.title).normalize('NFC').trim();
  if (title === '') {
    return { path: update.title === undefined ? `titles/${lang}` : 'title', reason: 'required' };
  }
  const price = update.price === undefined ? toSatang(row.price) : parseBaht(update.price);
  if (price === null) return { path: 'price', reason: 'invalid' };
  const full = fullPrice(row, update);
  if (full === 'invalid') return { path: 'full_price', reason: 'invalid' };
  // A price at or above the old full price ends the sale.
  const ended = full !== null && full <= price && update.full_price === undefined;
  if (full !== null && full <= price && !ended) return { path: 'full_price', reason: 'BAD_PRICE' };
  return { title, price, full_price: ended ? null : full, status: statusOf(row, update) };
}

function statusOf(
  row: ProductBefore,
  { status, preorder_flag: preorder }: Omit<ProductUpdate, 'revision'>,
): Row['status'] {
  const chosen = chosenStatus(row);
  if (status === undefined && preorder === false && chosen === 'preorder') return 'availability';
  return status ?? chosen;
}

function fullPrice(
  row: ProductBefore,
  update: Pick<ProductUpdate, 'full_price'>,
): number | null | 'invalid' {
  if (update.full_price === undefined) return row.full_price;
  if (update.full_price === null) return null;
  return parseBaht(update.full_price) ?? 'invalid';
}
