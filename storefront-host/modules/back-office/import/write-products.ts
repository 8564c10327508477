import { sql, type Insertable, type Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Database, ProductTable } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import {
  baseLanguage,
  refreshPromotedProducts,
  refreshSearchText,
  writeOverlay,
} from '../../catalog/index.ts';
import { MALL_ID } from '../../shops/index.ts';
import type { DraftFields } from './draft.ts';
import { placesOf, type CategoryIds, type FieldsPlan, type ProductPlan } from './plan-products.ts';
import type { Written } from './journal.ts';
import { writePictures } from './write-pictures.ts';
import { writeStock, type StockWrite } from './write-stock.ts';

export interface ImportPlace {
  readonly shopId: number;
  readonly at: Date;
  readonly categories: CategoryIds;
}

/** Rows in one statement, because a statement takes at most 65,535 values. */
const CHUNK = 500;

/** Writes a batch of whole products in one transaction. Returns ids, and the pictures to fetch. */
export async function writeProducts(
  trx: Transaction<Database>,
  place: ImportPlace,
  plans: readonly ProductPlan[],
): Promise<Omit<Written, 'newCategories'>> {
  const touched = plans.filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
  const ids = new Map<string, number>();
  if (touched.length === 0) return { ids, pictures: new Map() };
  for (const { main, variants } of touched) {
    for (const { key, row } of [main, ...variants]) if (row) ids.set(key, row.id);
  }
  await insertRows(
    trx,
    ids,
    touched.flatMap((plan) => newMain(place, plan)),
  );
  await insertRows(
    trx,
    ids,
    touched.flatMap((plan) => newVariants(place, plan, ids)),
  );
  for (const plan of touched) await updateRows(trx, place, plan);
  const stock: readonly StockWrite[] = touched.flatMap(({ main, variants }) =>
    [main, ...variants].flatMap(({ key, stock }) =>
      stock ? [{ ...stock, productId: idOf(ids, key) }] : [],
    ),
  );
  await writeStock(trx, place, stock);
  const mains = touched.map((plan) => ({ plan, id: idOf(ids, plan.draft.key) }));
  const pictures = await writePictures(
    trx,
    place,
    mains.map(({ plan, id }) => ({ productId: id, pictures: plan.pictures })),
  );
  await writeOverlays(trx, place, mains);
  const written = mains.map(({ id }) => id);
  await refreshSearchText(trx, place.shopId, written);
  await refreshPromotedProducts(trx, place.shopId, written, place.at);
  await invalidatePages(trx, [
    ...mains.filter(({ plan }) => plan.outcome === 'updated').map(({ id }) => pageKeys.product(id)),
    pageKeys.list(place.shopId),
    pageKeys.list(MALL_ID),
  ]);
  return { ids, pictures };
}

/** Writes the changed texts in the other language; a new product has none yet. */
async function writeOverlays(
  trx: Transaction<Database>,
  { shopId }: ImportPlace,
  mains: readonly { readonly plan: ProductPlan; readonly id: number }[],
): Promise<void> {
  const differing = mains.flatMap(({ id, plan: { main } }) => {
    const texts = Object.entries(main.fields.overlay ?? {}).filter(
      ([name, text]) => text !== (main.row?.overlay?.[name] ?? ''),
    );
    return texts.length > 0 ? [{ id, texts: Object.fromEntries(texts) }] : [];
  });
  if (differing.length === 0) return;
  const lang = await baseLanguage(trx, shopId);
  for (const { id, texts } of differing) {
    await writeOverlay(trx, { shopId, entity: 'product', entityId: id, lang }, texts);
  }
}

type NewRow = Insertable<ProductTable> & { readonly import_key: string };

function newMain(place: ImportPlace, { draft, main }: ProductPlan): NewRow[] {
  if (main.row) return [];
  return [{ ...newRow(place, main), parent_id: null, ...placesOf(draft, null, place.categories) }];
}

function newVariants(
  place: ImportPlace,
  { draft, variants }: ProductPlan,
  ids: ReadonlyMap<string, number>,
): NewRow[] {
  const parent_id = idOf(ids, draft.key);
  return variants
    .filter(({ row }) => !row)
    .map((variant) => ({ ...newRow(place, variant), parent_id, category_id: null }));
}

function newRow({ shopId, at }: ImportPlace, { key, fields, rank }: FieldsPlan) {
  return {
    ...columnsOf(fields),
    title: fields.title,
    price: fields.price,
    shop_id: shopId,
    uuid: newId(at.getTime()),
    import_key: key,
    rank,
    created_at: at,
    updated_at: at,
  };
}

/** Converts fields to columns; a field that the file has no column for is left out. */
export function columnsOf(fields: DraftFields) {
  const { options, option_values, attributes, tags, showrooms, overlay: _own, ...plain } = fields;
  return {
    ...plain,
    options: JSON.stringify(options),
    option_values: JSON.stringify(option_values),
    ...(attributes && { attributes: JSON.stringify(attributes) }),
    ...(tags && { tags: [...tags] }),
    ...(showrooms && { showrooms: [...showrooms] }),
  };
}

async function insertRows(
  trx: Transaction<Database>,
  ids: Map<string, number>,
  rows: readonly NewRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) {
    const written = await trx
      .insertInto('product')
      .values(rows.slice(at, at + CHUNK))
      .returning(['id', 'import_key'])
      .execute();
    for (const { id, import_key } of written) if (import_key !== null) ids.set(import_key, id);
  }
}

async function updateRows(
  trx: Transaction<Database>,
  place: ImportPlace,
  { draft, main, variants, gone }: ProductPlan,
): Promise<void> {
  for (const one of [main, ...variants]) {
    if (!one.row || !one.changed) continue;
    await trx
      .updateTable('product')
      .set({
        ...(one.row.status === 'removed' && { status: 'availability' as const }),
        ...columnsOf(one.fields),
        ...(one === main ? placesOf(draft, one.row, place.categories) : { rank: one.rank }),
        revision: sql<number>`revision + 1`,
        updated_at: place.at,
      })
      .where('shop_id', '=', place.shopId)
      .where('id', '=', one.row.id)
      .execute();
  }
  if (gone.length === 0) return;
  await trx
    .updateTable('product')
    .set({ status: 'removed', updated_at: place.at })
    .where('shop_id', '=', place.shopId)
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute();
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`product '${key}' was not written`);
  return id;
}
