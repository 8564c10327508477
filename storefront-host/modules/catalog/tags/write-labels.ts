import { sql, type Transaction } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';

/** Writes the names of products' tags in one language, in the order of their tags. One query. */
export async function writeLabels(
  trx: Transaction<Database>,
  shopId: number,
  lang: Lang,
  labels: ReadonlyMap<number, readonly string[]>,
): Promise<void> {
  if (labels.size === 0) return;
  const texts = [...labels.values()].map((names) => names.join(','));
  await sql`
    INSERT INTO translation AS t (shop_id, entity, entity_id, lang, fields)
    SELECT ${shopId}::bigint, 'product', labelled.id, ${lang},
      jsonb_build_object('tags', labelled.names)
    FROM unnest(${[...labels.keys()]}::bigint[], ${texts}::text[]) AS labelled (id, names)
    ON CONFLICT (shop_id, entity, entity_id, lang)
    DO UPDATE SET fields = t.fields || excluded.fields`.execute(trx);
}
