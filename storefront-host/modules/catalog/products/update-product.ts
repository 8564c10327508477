import { sql, type Selectable, type Transaction } from 'kysely';
import { parseBaht, satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database, Lang, ProductTable, StoredImage } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { dropPages, pageKeys } from '../../../cache/page-keys.ts';
import { countedIn, moveCounts } from '../categories/count-listed.ts';
import { writeAudit } from '../../shops/audit-log/audit-log.ts';
import { refreshSearchText } from '../search/search-text.ts';
import { MALL_ID } from '../../shops/shops.repository.ts';
import { writeTranslation } from '../translations/translations.repository.ts';
import { changedColumns, withOwnNames, type FieldRefused } from './product-fields.ts';
import { choosePictures } from './product-pictures.ts';
import { relabelTags } from './relabel-tags.ts';
import type { ProductUpdate } from './products.contract.ts';

export interface ProductChange {
  readonly shopId: number;
  readonly productId: number;
  readonly update: ProductUpdate;
  readonly accountId: string;
  readonly at: Date;
}

export type ProductChanged =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'CONFLICT' }
  | ({ readonly ok: false; readonly code: 'VALIDATION' } & FieldRefused);

type Row = Selectable<ProductTable>;

/** Changes what is sent of a product, or refuses and changes nothing. */
export function updateProduct(db: Db, asked: ProductChange): Promise<ProductChanged> {
  return db.transaction().execute(async (trx) => {
    const found = await lockProduct(trx, asked);
    if (!found) return { ok: false, code: 'NOT_FOUND' };
    const { row, lang } = found;
    if (row.revision !== asked.update.revision) return { ok: false, code: 'CONFLICT' };
    const update = withOwnNames(asked.update);
    if ('path' in update) return { ok: false, code: 'VALIDATION', ...update };
    const next = await nextRow(trx, row, update, lang);
    if ('path' in next) return { ok: false, code: 'VALIDATION', ...next };
    const { attributes, images, ...columns } = next;
    await trx
      .updateTable('product')
      .set({
        ...columns,
        ...(attributes && { attributes: JSON.stringify(attributes) }),
        ...(images && { images: JSON.stringify(images) }),
        revision: row.revision + 1,
        updated_at: asked.at,
      })
      .where('shop_id', '=', asked.shopId)
      .where('id', '=', asked.productId)
      .execute();
    const change = { ...asked, update };
    await follow(trx, row, change, lang);
    if (columns.tags) await relabelTags(trx, row, columns.tags);
    if (row.parent_id === null) await followCounts(trx, row, { ...row, ...columns });
    await writeAudit(trx, {
      shopId: asked.shopId,
      entity: 'product',
      entityId: asked.productId,
      action: 'updated',
      accountId: asked.accountId,
      before: { ...facts(row), ...notedOf(row, next) },
      after: { ...facts({ ...row, ...next }), ...overlayOf(update, lang), ...notedOf(next, next) },
      at: asked.at,
    });
    return { ok: true };
  });
}

async function lockProduct(trx: Transaction<Database>, change: ProductChange) {
  const row = await trx
    .selectFrom('product')
    .selectAll()
    .where('shop_id', '=', change.shopId)
    .where('id', '=', change.productId)
    .where('status', '<>', 'removed')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const shop = await trx
    .selectFrom('shop')
    .select('base_language')
    .where('id', '=', change.shopId)
    .executeTakeFirstOrThrow();
  return { row, lang: shop.base_language };
}

type Next = Pick<Row, 'title' | 'price' | 'full_price' | 'status'> &
  Exclude<ReturnType<typeof changedColumns>, FieldRefused> & {
    readonly images?: readonly StoredImage[];
  };

/** What the row will be, or what is wrong with it. */
async function nextRow(
  trx: Transaction<Database>,
  row: Row,
  update: ProductUpdate,
  lang: Lang,
): Promise<Next | FieldRefused> {
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
  return { ...values, ...columns, ...(images && { images }) };
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
  row: Row,
  update: ProductUpdate,
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

function statusOf(row: Row, { status, preorder_flag: preorder }: ProductUpdate): Row['status'] {
  if (status === undefined && preorder === false && row.status === 'preorder')
    return 'availability';
  return status ?? row.status;
}

function fullPrice(row: Row, update: ProductUpdate): number | null | 'invalid' {
  if (update.full_price === undefined) return row.full_price;
  if (update.full_price === null) return null;
  return parseBaht(update.full_price) ?? 'invalid';
}

async function follow(
  trx: Transaction<Database>,
  row: Row,
  change: ProductChange,
  lang: Lang,
): Promise<void> {
  const mainId = row.parent_id ?? row.id;
  const other: Lang = lang === 'th' ? 'en' : 'th';
  const overlay = change.update.titles?.[other];
  if (overlay !== undefined && row.parent_id === null) {
    const record = {
      shopId: change.shopId,
      entity: 'product',
      entityId: row.id,
      lang: other,
    } as const;
    await writeTranslation(trx, record, { title: overlay.normalize('NFC').trim() });
  }
  if (row.parent_id !== null) await syncParentPrice(trx, change.shopId, row.parent_id);
  await refreshSearchText(trx, change.shopId, [mainId]);
  await dropPages(trx, [
    pageKeys.product(mainId),
    pageKeys.list(change.shopId),
    pageKeys.list(MALL_ID),
  ]);
}

/** The shop's category and the mall's count what their lists show. */
async function followCounts(trx: Transaction<Database>, row: Row, next: Row): Promise<void> {
  for (const [shopId, name] of [
    [row.shop_id, 'category_id'],
    [MALL_ID, 'mall_category_id'],
  ] as const) {
    const from = countedIn({ status: row.status, category_id: row[name] });
    const to = countedIn({ status: next.status, category_id: next[name] });
    await moveCounts(trx, shopId, [{ from, to }]);
  }
}

/** Lists sort and filter by the parent's price: it is its cheapest combination's. */
async function syncParentPrice(
  trx: Transaction<Database>,
  shopId: number,
  parentId: number,
): Promise<void> {
  await sql`
    UPDATE product p SET price = cheapest.price, full_price = cheapest.full_price
    FROM (SELECT c.price, c.full_price FROM product c
      WHERE c.shop_id = ${shopId} AND c.parent_id = ${parentId} AND c.status <> 'removed'
      ORDER BY c.price, c.full_price DESC NULLS LAST LIMIT 1) AS cheapest
    WHERE p.shop_id = ${shopId} AND p.id = ${parentId}`.execute(trx);
}

function facts(row: Pick<Row, 'title' | 'price' | 'full_price' | 'status'>) {
  return {
    title: row.title,
    price: satangToBaht(toSatang(row.price)),
    full_price: row.full_price === null ? null : satangToBaht(toSatang(row.full_price)),
    status: row.status,
  };
}

/** What else was changed, for the record: only that. */
function notedOf(row: Partial<Row>, next: Next) {
  const { title: _t, price: _p, full_price: _f, status: _s, images, ...columns } = next;
  return {
    ...Object.fromEntries(
      Object.keys(columns).map((name) => [name, row[name as keyof typeof columns] ?? null]),
    ),
    ...(images && { pictures: row.images?.map(({ media_id }) => media_id) ?? [] }),
  };
}

function overlayOf(update: ProductUpdate, lang: Lang) {
  const other: Lang = lang === 'th' ? 'en' : 'th';
  const title = update.titles?.[other];
  return title === undefined ? {} : { [`title_${other}`]: title };
}
