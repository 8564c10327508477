import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import type { Database, Lang, ProductTable } from '../../../../db/schema.ts';
import { newId } from '../../../../db/ids.ts';
import type { Db } from '../../../../db/open.ts';
import { text } from '../../../../locales/text.ts';
import { writeAudit } from '../../../shops/index.ts';
import { readTranslations, writeTranslation } from '../../translations/translations.repository.ts';
import { facts } from './product-audit.ts';
import type { ProductRemoval } from './remove-product.ts';
import { slugOf } from '../slug.ts';
import { lockProduct } from './update-product.ts';
import { followCounts, refreshProducts } from './write-product.ts';

type Row = Selectable<ProductTable>;

/** Maximum length of a title, including the word for a copy. */
const MAX_TITLE = 200;
/** Rows of one statement. */
const CHUNK = 500;

/**
 * Inserts a hidden copy of a product with its texts, pictures and variants, for its owner to change before shoppers
 * see it. Codes, barcodes and stock are not copied: a code names one product, and a copy has no pieces. Returns
 * null if there is no such product.
 */
export function duplicateProduct(db: Db, request: ProductRemoval): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const { shopId, productId, accountId, at } = request;
    const found = await lockProduct(trx, shopId, productId);
    if (!found || found.row.parent_id !== null) return null;
    const { row, lang } = found;
    const title = copyTitle(row.title, lang);
    const copy = await trx
      .insertInto('product')
      .values({
        ...copied(row, at),
        title,
        slug: slugOf(title),
        parent_id: null,
        status: 'product_sync_disable',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await copyTexts(trx, shopId, { from: productId, to: copy.id });
    const ids = await copyVariants(trx, { from: row, to: copy.id, title, at });
    await copyStock(trx, shopId, [[productId, copy.id], ...ids]);
    await followCounts(trx, copy.shop_id, [{ from: { ...copy, status: 'removed' }, to: copy }]);
    await refreshProducts(trx, shopId, [copy.id], at);
    await writeAudit(trx, {
      shopId,
      entity: 'product',
      entityId: copy.id,
      action: 'created',
      accountId,
      before: null,
      after: facts(copy),
      at,
    });
    return copy.id;
  });
}

/** Copies everything that the owner set. Figures from buyers and imports stay with the first product. */
function copied(row: Row, at: Date): Insertable<ProductTable> {
  const {
    id: _id,
    current_price: _current,
    running_price: _running,
    search_text: _words,
    import_key: _import,
    popularity: _sold,
    total_review: _reviews,
    total_up_review: _good,
    total_stars: _stars,
    last_review: _last,
    publish_at: _at,
    publish_as: _as,
    revision: _revision,
    ...own
  } = row;
  return {
    ...own,
    uuid: newId(at.getTime()),
    code: null,
    barcode: null,
    options: JSON.stringify(row.options),
    option_values: JSON.stringify(row.option_values),
    images: JSON.stringify(row.images),
    attributes: JSON.stringify(row.attributes),
    created_at: at,
    updated_at: at,
  };
}

async function copyTexts(
  trx: Transaction<Database>,
  shopId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  for (const lang of ['th', 'en'] as const) {
    const record = { shopId, entity: 'product', lang } as const;
    const fields = (await readTranslations(trx, { ...record, ids: [from] })).get(from);
    if (!fields) continue;
    const { title } = fields;
    const named = title === undefined ? fields : { ...fields, title: copyTitle(title, lang) };
    await writeTranslation(trx, { ...record, entityId: to }, named);
  }
}

/** Returns the id of each variant with that of its copy. */
async function copyVariants(
  trx: Transaction<Database>,
  copy: { readonly from: Row; readonly to: number; readonly title: string; readonly at: Date },
): Promise<readonly (readonly [number, number])[]> {
  const variants = await trx
    .selectFrom('product')
    .selectAll()
    .where('shop_id', '=', copy.from.shop_id)
    .where('parent_id', '=', copy.from.id)
    .where('status', '<>', 'removed')
    .orderBy('rank')
    .orderBy('id')
    .execute();
  const pairs: (readonly [number, number])[] = [];
  for (let start = 0; start < variants.length; start += CHUNK) {
    const part = variants.slice(start, start + CHUNK);
    const values = part.map((variant) => ({
      ...copied(variant, copy.at),
      parent_id: copy.to,
      title: copy.title,
    }));
    const made = await trx.insertInto('product').values(values).returning(['id', 'uuid']).execute();
    const byUuid = new Map(made.map(({ id, uuid }) => [uuid, id]));
    part.forEach(({ id }, index) => {
      const to = byUuid.get(values[index]?.uuid ?? '');
      if (to !== undefined) pairs.push([id, to]);
    });
  }
  return pairs;
}

/** The copy has no stock, or uncounted stock if the first product's is not counted. */
async function copyStock(
  trx: Transaction<Database>,
  shopId: number,
  pairs: readonly (readonly [number, number])[],
): Promise<void> {
  await sql`INSERT INTO stock (shop_id, product_id, remain, unlimited)
    SELECT k.shop_id, pair.copy, 0, k.unlimited
    FROM unnest(${pairs.map(([from]) => from)}::bigint[], ${pairs.map(([, to]) => to)}::bigint[])
      AS pair (product, copy)
    JOIN stock k ON k.shop_id = ${shopId} AND k.product_id = pair.product
    ORDER BY pair.copy`.execute(trx);
}

function copyTitle(title: string, lang: Lang): string {
  const mark = text(lang, 'product.copy');
  return `${title.slice(0, MAX_TITLE - mark.length - 1)} ${mark}`;
}
