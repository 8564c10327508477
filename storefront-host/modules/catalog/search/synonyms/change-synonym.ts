import { sql, type Transaction } from 'kysely';
import { invalidatePages, pageKeys } from '../../../../cache/page-keys.ts';
import type { Db } from '../../../../db/open.ts';
import { newId } from '../../../../db/ids.ts';
import type { Database } from '../../../../db/schema.ts';
import { writeAudit } from '../../../shops/index.ts';
import { refuse, refuseField, type CatalogueChange, type Changed } from '../../refusal.ts';
import { MAX_SYNONYMS, type SynonymCreate, type SynonymUpdate } from './synonyms.contract.ts';

/** The undo is offered for a few seconds; a day is ample. */
const RESTORABLE_MS = 86_400_000;

/** Adds a group of terms. */
export function createSynonym(
  db: Db,
  change: CatalogueChange,
  { terms: typed }: SynonymCreate,
): Promise<Changed<{ readonly id: string }>> {
  return db.transaction().execute(async (trx) => {
    const terms = tidy(typed);
    if (terms.length < 2) return refuseField('terms', 'synonym.tooFew');
    if (!(await hasRoom(trx, change.shopId))) return refuseField('terms', 'synonym.tooMany');
    const id = newId(change.at.getTime());
    await trx
      .insertInto('search_synonym')
      .values({ shop_id: change.shopId, id, terms, created_at: change.at, removed_at: null })
      .execute();
    await follow(trx, change, id, 'created', null, terms);
    return { ok: true, id };
  });
}

/** Replaces the terms of a group. */
export function updateSynonym(
  db: Db,
  change: CatalogueChange,
  id: string,
  { revision, terms: typed }: SynonymUpdate,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const row = await findRow(trx, change.shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    const terms = tidy(typed);
    if (terms.length < 2) return refuseField('terms', 'synonym.tooFew');
    await trx
      .updateTable('search_synonym')
      .set({ terms, revision: revision + 1 })
      .where('shop_id', '=', change.shopId)
      .where('id', '=', id)
      .execute();
    await follow(trx, change, id, 'updated', row.terms, terms);
    return { ok: true };
  });
}

/** Deletes a group; `restoreSynonym` brings it back within a day. */
export function removeSynonym(db: Db, change: CatalogueChange, id: string): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, at } = change;
    const row = await findRow(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    await trx
      .deleteFrom('search_synonym')
      .where('shop_id', '=', shopId)
      .where('removed_at', '<', new Date(at.getTime() - RESTORABLE_MS))
      .execute();
    await setRemoved(trx, shopId, id, at);
    await follow(trx, change, id, 'removed', row.terms, null);
    return { ok: true };
  });
}

export function restoreSynonym(db: Db, change: CatalogueChange, id: string): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const row = await findRow(trx, shopId, id, true);
    if (!row) return refuse('NOT_FOUND');
    if (!(await hasRoom(trx, shopId))) return refuseField('terms', 'synonym.tooMany');
    await setRemoved(trx, shopId, id, null);
    await follow(trx, change, id, 'restored', null, row.terms);
    return { ok: true };
  });
}

async function hasRoom(trx: Transaction<Database>, shopId: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM search_synonym
    WHERE shop_id = ${shopId} AND removed_at IS NULL`.execute(trx);
  return (rows[0]?.count ?? 0) < MAX_SYNONYMS;
}

function findRow(trx: Transaction<Database>, shopId: number, id: string, isRemoved = false) {
  return trx
    .selectFrom('search_synonym')
    .select(['terms', 'revision'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('removed_at', isRemoved ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

async function setRemoved(
  trx: Transaction<Database>,
  shopId: number,
  id: string,
  at: Date | null,
): Promise<void> {
  await trx
    .updateTable('search_synonym')
    .set({ removed_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

function tidy(terms: readonly string[]): string[] {
  const typed = terms.map((term) => term.normalize('NFC').trim().replaceAll(/\s+/g, ' '));
  return [...new Set(typed.filter((term) => term !== ''))];
}

async function follow(
  trx: Transaction<Database>,
  { shopId, accountId, at }: CatalogueChange,
  id: string,
  action: 'created' | 'updated' | 'removed' | 'restored',
  before: readonly string[] | null,
  after: readonly string[] | null,
): Promise<void> {
  await invalidatePages(trx, [pageKeys.list(shopId)]);
  const factsOf = (terms: readonly string[] | null) => terms && { terms: terms.join(', ') };
  const entry = { shopId, entity: 'synonym', entityId: id, accountId, at } as const;
  await writeAudit(trx, { ...entry, action, before: factsOf(before), after: factsOf(after) });
}
