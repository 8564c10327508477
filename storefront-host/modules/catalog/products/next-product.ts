import type { Selectable, Transaction } from 'kysely';
import { parseBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database, Lang, ProductTable, StoredImage } from '../../../db/schema.ts';
import { MALL_ID } from '../../shops/index.ts';
import { chosenStatus, publicationOf } from './publish-at.ts';
import type { FieldRefused } from './field-refused.ts';
import { changedColumns } from './product-fields.ts';
import { choosePictures } from './product-pictures.ts';
import type { ProductUpdate } from './product-write.contract.ts';

type Row = Selectable<ProductTable>;

/** State before a change; of a new product, the defaults. */
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
  | 'publish_at'
  | 'publish_as'
>;

export type ProductNext = Pick<Row, 'title' | 'price' | 'full_price' | 'status'> &
  Exclude<ReturnType<typeof changedColumns>, FieldRefused> & {
    readonly images?: readonly StoredImage[];
    readonly publish_at?: Date | null;
    readonly publish_as?: Row['publish_as'];
  };

/** Returns the changed row, or the problems. */
export async function nextProduct(
  trx: Transaction<Database>,
  row: ProductBefore,
  update: Omit<ProductUpdate, 'revision'>,
  { lang, at }: { readonly lang: Lang; readonly at: Date },
): Promise<ProductNext | FieldRefused> {
  const values = nextValues(row, update, lang);
  if ('path' in values) return values;
  const columns = changedColumns(row, update);
  if ('path' in columns) return columns;
  for (const [name, shopId] of [
    ['category_id', row.shop_id],
    ['mall_category_id', MALL_ID],
  ] as const) {
    const id = columns[name];
    if (id != null && !(await hasCategory(trx, shopId, id)))
      return { path: name, reason: 'invalid' };
  }
  const images = update.pictures && (await choosePictures(trx, row, update.pictures));
  if (images === null) return { path: 'pictures', reason: 'invalid' };
  const publication = publicationOf(row, update, values.status, at);
  return { ...values, ...columns, ...publication, ...(images && { images }) };
}

async function hasCategory(
  trx: Transaction<Database>,
  shopId: number,
  id: number,
): Promise<boolean> {
  const found = await trx
    .selectFrom('category')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
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
  // A price that was raised to or above the old full price ends the sale by itself.
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
