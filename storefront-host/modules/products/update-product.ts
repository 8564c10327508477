import { sql, type Selectable, type Transaction } from 'kysely';
import { parseBaht, satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database, Lang, ProductTable, StoredImage } from '../../db/schema.ts';
import type { Db } from '../../db/open.ts';
import { dropPages, pageKeys } from '../../ssr/page-keys.ts';
import { countedIn, moveCounts } from '../categories/count-listed.ts';
import { writeAudit } from '../ledger/audit-log.ts';
import { refreshSearchText } from '../search/search-text.ts';
import { MALL_ID } from '../shops/shops.repository.ts';
import { writeTranslation } from '../translations/translations.repository.ts';
import { choosePictures } from './product-pictures.ts';
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
  | {
      readonly ok: false;
      readonly code: 'VALIDATION';
      readonly path: string;
      readonly reason: 'required' | 'invalid' | 'BAD_PRICE';
    };

type Row = Selectable<ProductTable>;

/** Changes what is sent of a product, or refuses and changes nothing. */
export function updateProduct(db: Db, change: ProductChange): Promise<ProductChanged> {
  return db.transaction().execute(async (trx) => {
    const found = await lockProduct(trx, change);
    if (!found) return { ok: false, code: 'NOT_FOUND' };
    const { row, lang } = found;
    if (row.revision !== change.update.revision) return { ok: false, code: 'CONFLICT' };
    const next = nextValues(row, change.update, lang);
    if ('path' in next) return { ok: false, code: 'VALIDATION', ...next };
    const { pictures } = change.update;
    const isOwn = row.parent_id === null;
    const images = pictures && (isOwn ? await choosePictures(trx, row, pictures) : null);
    if (images === null) {
      return { ok: false, code: 'VALIDATION', path: 'pictures', reason: 'invalid' };
    }
    await trx
      .updateTable('product')
      .set({
        ...next,
        ...(images && { images: JSON.stringify(images) }),
        revision: row.revision + 1,
        updated_at: change.at,
      })
      .where('shop_id', '=', change.shopId)
      .where('id', '=', change.productId)
      .execute();
    await follow(trx, row, change, lang);
    if (isOwn) await followCounts(trx, row, next.status);
    await writeAudit(trx, {
      shopId: change.shopId,
      entity: 'product',
      entityId: change.productId,
      action: 'updated',
      accountId: change.accountId,
      before: { ...facts(row), ...(images && { pictures: row.images.map(idOf) }) },
      after: {
        ...facts({ ...row, ...next }),
        ...overlayOf(change.update, lang),
        ...(images && { pictures: images.map(idOf) }),
      },
      at: change.at,
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

type Refused = { readonly path: string; readonly reason: 'required' | 'invalid' | 'BAD_PRICE' };
type Next = Pick<Row, 'title' | 'price' | 'full_price' | 'status'>;

function nextValues(row: Row, update: ProductUpdate, lang: Lang): Next | Refused {
  const title = (update.titles?.[lang] ?? row.title).normalize('NFC').trim();
  if (title === '') return { path: `titles/${lang}`, reason: 'required' };
  const price = update.price === undefined ? toSatang(row.price) : parseBaht(update.price);
  if (price === null) return { path: 'price', reason: 'invalid' };
  const full = fullPrice(row, update);
  if (full === 'invalid') return { path: 'full_price', reason: 'invalid' };
  // A price that was raised to or above the old full price ends the sale by itself.
  const ended = full !== null && full <= price && update.full_price === undefined;
  if (full !== null && full <= price && !ended) return { path: 'full_price', reason: 'BAD_PRICE' };
  return { title, price, full_price: ended ? null : full, status: update.status ?? row.status };
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
async function followCounts(
  trx: Transaction<Database>,
  row: Row,
  status: Row['status'],
): Promise<void> {
  const { shop_id, category_id, mall_category_id: mall } = row;
  for (const [shopId, category] of [
    [shop_id, category_id],
    [MALL_ID, mall],
  ] as const) {
    const from = countedIn({ status: row.status, category_id: category });
    await moveCounts(trx, shopId, [{ from, to: countedIn({ status, category_id: category }) }]);
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

function idOf(image: StoredImage): string {
  return image.media_id;
}

function overlayOf(update: ProductUpdate, lang: Lang) {
  const other: Lang = lang === 'th' ? 'en' : 'th';
  const title = update.titles?.[other];
  return title === undefined ? {} : { [`title_${other}`]: title };
}
