import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, Lang, TranslationTable } from '../../../db/schema.ts';

type Entity = TranslationTable['entity'];

export interface Translated {
  readonly shopId: number;
  readonly entity: Entity;
  readonly entityId: number;
  readonly lang: Lang;
}

/** Returns the overlay's fields of several records in one language, by id. One query. */
export async function readTranslations(
  db: Kysely<Database>,
  wanted: Omit<Translated, 'entityId'> & { readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, Readonly<Record<string, string>>>> {
  if (wanted.ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('translation')
    .select(['entity_id', 'fields'])
    .where('shop_id', '=', wanted.shopId)
    .where('entity', '=', wanted.entity)
    .where('lang', '=', wanted.lang)
    .where('entity_id', 'in', [...wanted.ids])
    .execute();
  return new Map(rows.map((row) => [row.entity_id, row.fields]));
}

/** Texts of a product that its overlay may have in the other language. */
export const productTexts = [
  'title',
  'description',
  'unit_name',
  'seo_title',
  'seo_description',
] as const;

/**
 * Returns SQL for the overlay of a product `p` in the language that is not its shop's; null if
 * there is none.
 */
export function overlayOf(shopId: number) {
  return sql<Readonly<Record<string, string>> | null>`(
    SELECT t.fields FROM translation t JOIN shop s ON s.id = t.shop_id AND s.base_language <> t.lang
    WHERE t.shop_id = ${shopId} AND t.entity = 'product' AND t.entity_id = p.id)`;
}

/** Sets fields of a record's translation; an empty text removes the field, so that the base language is shown. */
export async function writeTranslation(
  trx: Transaction<Database>,
  record: Translated,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`
    INSERT INTO translation AS t (shop_id, entity, entity_id, lang, fields)
    VALUES (${record.shopId}, ${record.entity}, ${record.entityId}, ${record.lang},
      ${JSON.stringify(filled(fields))}::jsonb)
    ON CONFLICT (shop_id, entity, entity_id, lang)
    DO UPDATE SET fields = (t.fields || excluded.fields) - ${emptied(fields)}::text[]`.execute(trx);
}

function filled(fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function emptied(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name] === '');
}
