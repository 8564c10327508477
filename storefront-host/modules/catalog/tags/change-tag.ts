import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { auditCatalogue } from '../audit-catalogue.ts';
import { invalidateCataloguePages } from '../invalidate-catalogue-pages.ts';
import { refuse, refuseField, type CatalogueChange, type Changed } from '../refusal.ts';
import { deleteRestorable, restoreDeleted } from '../removals/deleted-records.ts';
import { splitTexts } from '../translations/both-texts.ts';
import { baseLanguage, otherTitle, writeOverlay } from '../translations/write-overlay.ts';
import { insertNewTags, type Tagged } from './insert-new-tags.ts';
import type { TagMerge, TagRemoval, TagUpdate } from './manage-tags.contract.ts';
import { putTagBack, rewriteTags, type TagChange } from './rewrite-tags.ts';

const entity = 'tag';
const audit = auditCatalogue(entity);

/** Renames a tag on all products that have it, and in collections' rules. */
export function updateTag(
  db: Db,
  change: CatalogueChange,
  id: number,
  { revision, titles }: TagUpdate,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const row = await findTag(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    const lang = await baseLanguage(trx, shopId);
    const { own: name = row.name, other } = splitTexts(lang, titles);
    if (name === '') return refuseField(`titles/${lang}`, 'field.required');
    const isRenamed = name !== row.name;
    if (isRenamed && (await hasTag(trx, shopId, name))) {
      return refuseField(`titles/${lang}`, 'field.taken');
    }
    await trx
      .updateTable(entity)
      .set({ name, revision: revision + 1 })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    if (other !== undefined) {
      await writeOverlay(trx, { shopId, entity, entityId: id, lang }, { title: other });
    }
    if (isRenamed) await replaceTag(trx, change, { from: row.name, to: name, isRenamed });
    if (other !== undefined) await relabel(trx, shopId, name, other === '');
    await invalidateCataloguePages(trx, shopId);
    const after = { title: name, ...otherTitle(lang, titles) };
    await audit(trx, change, id, 'updated', { title: row.name }, after);
    return { ok: true };
  });
}

/** Replaces a tag by another one on all products, and deletes it. */
export function mergeTag(
  db: Db,
  change: CatalogueChange,
  id: number,
  { revision, into }: TagMerge,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const row = await findTag(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    const goal = into === id ? undefined : await findTag(trx, shopId, into);
    if (!goal) return refuseField('into', 'field.invalid');
    const products = await replaceTag(trx, change, { from: row.name, to: goal.name });
    await deleteTag(trx, shopId, id);
    await audit(trx, change, into, 'merged', { title: row.name }, { title: goal.name, products });
    return { ok: true };
  });
}

/** Deletes a tag. Refuses if products have it, unless the caller asks to take it off them. */
export function removeTag(
  db: Db,
  change: CatalogueChange,
  id: number,
  { revision, take_off: isTakenOff = false }: TagRemoval,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const row = await findTag(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    if (!isTakenOff && (await readTagged(trx, shopId, row.name)).length > 0)
      return refuse('IN_USE');
    const tagged = await readTagged(trx, shopId, row.name);
    const places = tagged.map((one) => [one.id, one.tags.indexOf(row.name)] as const);
    const references: TagReferences = { places };
    const products = await rewriteTags(trx, change, { from: row.name, to: null });
    await deleteRestorable(trx, change, { entity, id }, references);
    await invalidateCataloguePages(trx, shopId);
    await audit(trx, change, id, 'removed', { title: row.name, products }, null);
    return { ok: true };
  });
}

interface TagReferences {
  /** Products, each with the place of the tag among its tags. */
  readonly places: readonly (readonly [id: number, place: number])[];
}

/** Restores a deleted tag, also on the products that had it. */
export function restoreTag(db: Db, change: CatalogueChange, id: number): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const restored = await restoreDeleted<TagReferences>(trx, change, { entity, id });
    if (typeof restored === 'string') return refuse(restored);
    const row = await findTag(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    const products = await putTagBack(trx, change, row.name, new Map(restored.places));
    await invalidateCataloguePages(trx, shopId);
    await audit(trx, change, id, 'restored', null, { title: row.name, products });
    return { ok: true };
  });
}

async function replaceTag(
  trx: Transaction<Database>,
  change: CatalogueChange,
  replaced: TagChange & { readonly to: string },
): Promise<number> {
  const { from, to } = replaced;
  const products = await rewriteTags(trx, change, replaced);
  await sql`UPDATE collection SET rule = jsonb_set(rule, '{tag}', to_jsonb(${to}::text))
    WHERE shop_id = ${change.shopId} AND rule->>'tag' = ${from}`.execute(trx);
  return products;
}

/** The name in the other language goes to every product that has the tag. */
async function relabel(
  trx: Transaction<Database>,
  shopId: number,
  name: string,
  isCleared: boolean,
): Promise<void> {
  const products = await readTagged(trx, shopId, name);
  await insertNewTags(trx, shopId, products, isCleared ? name : undefined);
}

async function readTagged(trx: Transaction<Database>, shopId: number, name: string) {
  const { rows } = await sql<Tagged>`SELECT p.id, p.tags FROM product p
    WHERE p.shop_id = ${shopId} AND p.parent_id IS NULL AND p.status <> 'removed'
      AND p.tags @> ${[name]}::text[]`.execute(trx);
  return rows;
}

async function deleteTag(trx: Transaction<Database>, shopId: number, id: number): Promise<void> {
  await trx.deleteFrom(entity).where('shop_id', '=', shopId).where('id', '=', id).execute();
  await trx
    .deleteFrom('translation')
    .where('shop_id', '=', shopId)
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .execute();
  await invalidateCataloguePages(trx, shopId);
}

async function hasTag(trx: Transaction<Database>, shopId: number, name: string) {
  const found = await trx
    .selectFrom(entity)
    .select('id')
    .where('shop_id', '=', shopId)
    .where('name', '=', name)
    .executeTakeFirst();
  return found !== undefined;
}

function findTag(trx: Transaction<Database>, shopId: number, id: number) {
  return trx
    .selectFrom(entity)
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
