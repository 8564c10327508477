import { sql, type Transaction } from 'kysely';
import type { CatalogueRemovalTable, Database } from '../../../db/schema.ts';
import type { CatalogueChange } from '../refusal.ts';

const UNDO_HOURS = 24;

export type Removable = CatalogueRemovalTable['entity'];

export interface RemovedRecord {
  readonly entity: Removable;
  readonly id: number;
}

/** Stores a record with all references to it, then deletes it (decision 240). */
export async function deleteRestorable(
  trx: Transaction<Database>,
  { shopId, at }: CatalogueChange,
  { entity, id }: RemovedRecord,
  references: object,
): Promise<void> {
  await sql`DELETE FROM catalogue_removal
    WHERE shop_id = ${shopId} AND removed_at < ${oldest(at)}`.execute(trx);
  await sql`
    INSERT INTO catalogue_removal (shop_id, entity, entity_id, contents, removed_at)
    SELECT ${shopId}, ${entity}, ${id}, jsonb_build_object('row', to_jsonb(x),
      'references', ${JSON.stringify(references)}::jsonb,
      'translations', (SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM translation t
        WHERE t.shop_id = ${shopId} AND t.entity = ${entity} AND t.entity_id = ${id})), ${at}
    FROM ${sql.table(entity)} x WHERE x.shop_id = ${shopId} AND x.id = ${id}`.execute(trx);
  await sql`DELETE FROM ${sql.table(entity)} WHERE shop_id = ${shopId} AND id = ${id}`.execute(trx);
  await trx
    .deleteFrom('translation')
    .where('shop_id', '=', shopId)
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .execute();
}

/**
 * Inserts a deleted record with its translations again and returns its references; CONFLICT: its name or address
 * was taken meanwhile.
 */
export async function restoreDeleted<References>(
  trx: Transaction<Database>,
  { shopId, at }: CatalogueChange,
  { entity, id }: RemovedRecord,
): Promise<References | 'NOT_FOUND' | 'CONFLICT'> {
  const deleted = await sql<{ references: References }>`
    SELECT contents->'references' AS "references" FROM catalogue_removal
    WHERE shop_id = ${shopId} AND entity = ${entity} AND entity_id = ${id}
      AND removed_at >= ${oldest(at)} FOR UPDATE`.execute(trx);
  const [found] = deleted.rows;
  if (!found) return 'NOT_FOUND';
  const { rows } = await sql`
    INSERT INTO ${sql.table(entity)}
    SELECT (jsonb_populate_record(NULL::${sql.table(entity)}, r.contents->'row')).*
    FROM catalogue_removal r
    WHERE r.shop_id = ${shopId} AND r.entity = ${entity} AND r.entity_id = ${id}
    ON CONFLICT DO NOTHING RETURNING id`.execute(trx);
  if (rows.length === 0) return 'CONFLICT';
  await sql`
    INSERT INTO translation
    SELECT (jsonb_populate_recordset(NULL::translation, r.contents->'translations')).*
    FROM catalogue_removal r
    WHERE r.shop_id = ${shopId} AND r.entity = ${entity} AND r.entity_id = ${id}
    ON CONFLICT DO NOTHING`.execute(trx);
  await trx
    .deleteFrom('catalogue_removal')
    .where('shop_id', '=', shopId)
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .execute();
  return found.references;
}

function oldest(at: Date): Date {
  return new Date(at.getTime() - UNDO_HOURS * 3_600_000);
}
