import { sql, type Selectable, type Transaction } from 'kysely';
import type { BrandTable, Database } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { isUpload } from '../../../media/uploads.ts';
import { auditCatalogue } from '../audit-catalogue.ts';
import { invalidateCataloguePages } from '../invalidate-catalogue-pages.ts';
import { refuse, refuseField, type CatalogueChange, type Changed } from '../refusal.ts';
import { refreshSearchText } from '../search/search-text.ts';
import { deleteRestorable, restoreDeleted } from '../removals/deleted-records.ts';
import { splitTexts } from '../translations/both-texts.ts';
import { baseLanguage, otherTitle, writeOverlay } from '../translations/write-overlay.ts';
import type { BrandCreate, BrandRemoval, BrandUpdate } from './manage-brands.contract.ts';

type Row = Selectable<BrandTable>;
const entity = 'brand';
const audit = auditCatalogue(entity);

/** Products whose search text is written in one statement. */
const BATCH = 1_000;

export function createBrand(
  db: Db,
  change: CatalogueChange,
  sent: BrandCreate,
): Promise<Changed<{ readonly id: number }>> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const next = await nextBrand(trx, shopId, sent);
    if (!next.ok) return next;
    const { lang, columns, overlay } = next;
    const { id } = await trx
      .insertInto(entity)
      .values({ ...columns, name: columns.name ?? '', shop_id: shopId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeOverlay(trx, { shopId, entity, entityId: id, lang }, overlay);
    await invalidateCataloguePages(trx, shopId);
    const after = { title: columns.name, ...otherTitle(lang, sent.titles) };
    await audit(trx, change, id, 'created', null, after);
    return { ok: true, id };
  });
}

/**
 * Changes the sent fields of a brand; a new name is written to all products of the brand and to the rules of
 * collections.
 */
export function updateBrand(
  db: Db,
  change: CatalogueChange,
  id: number,
  sent: BrandUpdate,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const row = await findBrand(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== sent.revision) return refuse('CONFLICT');
    const next = await nextBrand(trx, shopId, sent, row);
    if (!next.ok) return next;
    const { lang, columns, overlay } = next;
    await trx
      .updateTable(entity)
      .set({ ...columns, revision: row.revision + 1 })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    const { name = row.name } = columns;
    if (name !== row.name) {
      await putOnProducts(trx, change, row.name, name);
      await sql`UPDATE collection SET rule = jsonb_set(rule, '{brand}', to_jsonb(${name}::text))
        WHERE shop_id = ${shopId} AND rule->>'brand' = ${row.name}`.execute(trx);
    }
    await writeOverlay(trx, { shopId, entity, entityId: id, lang }, overlay);
    await invalidateCataloguePages(trx, shopId);
    const after = { title: name, ...otherTitle(lang, sent.titles) };
    await audit(trx, change, id, 'updated', { title: row.name }, after);
    return { ok: true };
  });
}

/** Deletes a brand. Refuses if products have it, unless the caller asks to take it off them. */
export function removeBrand(
  db: Db,
  change: CatalogueChange,
  id: number,
  { revision, take_off: isTakenOff = false }: BrandRemoval,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const row = await findBrand(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    if (!isTakenOff && (await isUsed(trx, shopId, row.name))) return refuse('IN_USE');
    const products = await putOnProducts(trx, change, row.name, null);
    const references: BrandReferences = { products };
    await deleteRestorable(trx, change, { entity, id }, references);
    await invalidateCataloguePages(trx, shopId);
    await audit(trx, change, id, 'removed', { title: row.name, products: products.length }, null);
    return { ok: true };
  });
}

interface BrandReferences {
  readonly products: readonly number[];
}

/** Restores a deleted brand, also on its former products that have no other brand now. */
export function restoreBrand(db: Db, change: CatalogueChange, id: number): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, at } = change;
    const restored = await restoreDeleted<BrandReferences>(trx, change, { entity, id });
    if (typeof restored === 'string') return refuse(restored);
    const row = await findBrand(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    const { rows } = await sql<{ id: number }>`
      UPDATE product SET brand = ${row.name}, revision = revision + 1, updated_at = ${at}
      WHERE shop_id = ${shopId} AND id = ANY(${restored.products}::bigint[]) AND brand IS NULL
      RETURNING id`.execute(trx);
    await refreshInBatches(trx, shopId, rows);
    await invalidateCataloguePages(trx, shopId);
    await audit(trx, change, id, 'restored', null, { title: row.name, products: rows.length });
    return { ok: true };
  });
}

async function nextBrand(
  trx: Transaction<Database>,
  shopId: number,
  { titles, image }: Omit<BrandUpdate, 'revision'>,
  before?: Row,
) {
  const lang = await baseLanguage(trx, shopId);
  const { own, other } = splitTexts(lang, titles);
  if ((own ?? before?.name ?? '') === '') return refuseField(`titles/${lang}`, 'field.required');
  if (own !== undefined && own !== before?.name && (await hasBrand(trx, shopId, own))) {
    return refuseField(`titles/${lang}`, 'field.taken');
  }
  if (image != null && !(await isUpload(trx, shopId, image))) {
    return refuseField('image', 'field.invalid');
  }
  return {
    ok: true,
    lang,
    columns: { ...(own !== undefined && { name: own }), ...(image !== undefined && { image }) },
    overlay: other === undefined ? {} : { title: other },
  } as const;
}

async function hasBrand(trx: Transaction<Database>, shopId: number, name: string) {
  const found = await trx
    .selectFrom(entity)
    .select('id')
    .where('shop_id', '=', shopId)
    .where('name', '=', name)
    .executeTakeFirst();
  return found !== undefined;
}

async function isUsed(trx: Transaction<Database>, shopId: number, name: string) {
  const found = await trx
    .selectFrom('product')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('brand', '=', name)
    .where('parent_id', 'is', null)
    .where('status', '<>', 'removed')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Replaces one brand by another, or by none, on all its products. Returns their ids. */
async function putOnProducts(
  trx: Transaction<Database>,
  { shopId, at }: CatalogueChange,
  from: string,
  to: string | null,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE product SET brand = ${to}, revision = revision + 1, updated_at = ${at}
    WHERE shop_id = ${shopId} AND brand = ${from} RETURNING id`.execute(trx);
  await refreshInBatches(trx, shopId, rows);
  return rows.map(({ id }) => id);
}

async function refreshInBatches(
  trx: Transaction<Database>,
  shopId: number,
  rows: readonly { readonly id: number }[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const ids = rows.slice(start, start + BATCH).map(({ id }) => id);
    await refreshSearchText(trx, shopId, ids);
  }
}

function findBrand(trx: Transaction<Database>, shopId: number, id: number) {
  return trx
    .selectFrom(entity)
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
