import { newId } from '../../../storefront-host/db/ids.ts';
import type { Db } from '../../../storefront-host/db/open.ts';

interface Past {
  readonly shop_id: number;
  readonly id?: string;
  readonly number?: string;
  readonly name: string;
  readonly phone?: string;
  readonly email?: string;
  readonly at: Date;
}

/** Inserts an import of a shop with one order of another system. */
export async function insertPastOrder(db: Db, order: Past): Promise<void> {
  const { shop_id, id = newId(), number = 'P-1', name, phone = null, email = null, at } = order;
  const import_id = newId();
  await db
    .insertInto('import_run')
    .values({
      shop_id,
      id: import_id,
      kind: 'orders',
      file_name: 'orders.csv',
      encoding: 'utf-8',
      header: '["number"]',
      sample: '[]',
      state: 'done',
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('past_order')
    .values({
      shop_id,
      id,
      import_id,
      number,
      placed_at: at,
      name,
      phone,
      email,
      net: 12_000,
      person: JSON.stringify({ customerNote: name }),
      details: JSON.stringify({ status: 'delivered' }),
      lines: JSON.stringify([{ product: 'ถ้วยกาแฟ', lineNote: name }]),
      erased_at: null,
    })
    .execute();
}
