import { newId } from '../../../storefront-host/db/ids.ts';
import type { Db } from '../../../storefront-host/db/open.ts';

interface Imported {
  readonly shop_id: number;
  readonly customer_id: string;
  readonly name: string;
  readonly at: Date;
}

/** Inserts an import of a shop that changed this customer. */
export async function insertImportedCustomer(
  db: Db,
  { shop_id, customer_id, name, at }: Imported,
): Promise<void> {
  const id = newId();
  await db
    .insertInto('import_run')
    .values({
      shop_id,
      id,
      kind: 'customers',
      file_name: 'customers.csv',
      encoding: 'utf-8',
      header: '["name"]',
      sample: '[]',
      state: 'done',
      created_at: at,
      updated_at: at,
    })
    .execute();
  const after = JSON.stringify({ name });
  await db
    .insertInto('import_customer')
    .values({ shop_id, import_id: id, customer_id, line: 2, before: null, after })
    .execute();
}
