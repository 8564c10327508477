import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

type Entity = Database['translation']['entity'];

/** Adds the English texts of a record, next to its own Thai. */
export async function insertEnglish(
  trx: Transaction<Database>,
  record: { readonly shopId: number; readonly entity: Entity; readonly id: number },
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await trx
    .insertInto('translation')
    .values({
      shop_id: record.shopId,
      entity: record.entity,
      entity_id: record.id,
      lang: 'en',
      fields: JSON.stringify(fields),
    })
    .execute();
}
