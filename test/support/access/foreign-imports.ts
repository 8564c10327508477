import type { Db } from '../../../storefront-host/db/open.ts';
import { products, shops } from '../fixture-market.ts';
import { insertPastOrder } from '../records/past-order-row.ts';

/** Rows of identity/staff-matrix.test.ts about imports and bulk changes of products. */
export const importRows = {
  'GET /bulk-runs': 'ok 403 ok 403 403 403 403',
  'POST /bulk-runs': 'ok 403 ok 403 403 403 403',
  'GET /bulk-runs/:id': 'ok 403 ok 403 403 403 403',
  'GET /bulk-runs/:id/products.csv': 'ok 403 ok 403 403 403 403',
  'POST /bulk-runs/:id/undo': 'ok 403 ok 403 403 403 403',
  'GET /imports': 'ok 403 ok 403 403 403 403',
  'POST /imports': 'ok 403 ok 403 403 403 403',
  'GET /imports/:id': 'ok 403 ok 403 403 403 403',
  'GET /imports/:id/rows.csv': 'ok 403 ok 403 403 403 403',
  'PUT /imports/:id': 'ok 403 ok 403 403 403 403',
  'POST /imports/:id/run': 'ok 403 ok 403 403 403 403',
  'POST /imports/:id/undo': 'ok 403 ok 403 403 403 403',
  'DELETE /imports/:id': 'ok 403 ok 403 403 403 403',
  'GET /customer-imports': 'ok 403 403 403 403 403 403',
  'POST /customer-imports': 'ok 403 403 403 403 403 403',
  'GET /customer-imports/:id': 'ok 403 403 403 403 403 403',
  'GET /customer-imports/:id/rows.csv': 'ok 403 403 403 403 403 403',
  'PUT /customer-imports/:id': 'ok 403 403 403 403 403 403',
  'POST /customer-imports/:id/run': 'ok 403 403 403 403 403 403',
  'POST /customer-imports/:id/undo': 'ok 403 403 403 403 403 403',
  'DELETE /customer-imports/:id': 'ok 403 403 403 403 403 403',
  'GET /order-imports': 'ok 403 403 403 403 403 403',
  'POST /order-imports': 'ok 403 403 403 403 403 403',
  'GET /order-imports/:id': 'ok 403 403 403 403 403 403',
  'GET /order-imports/:id/rows.csv': 'ok 403 403 403 403 403 403',
  'PUT /order-imports/:id': 'ok 403 403 403 403 403 403',
  'POST /order-imports/:id/run': 'ok 403 403 403 403 403 403',
  'POST /order-imports/:id/undo': 'ok 403 403 403 403 403 403',
  'DELETE /order-imports/:id': 'ok 403 403 403 403 403 403',
  'GET /past-orders': 'ok ok 403 403 403 403 403',
  'GET /past-orders/:id': 'ok ok 403 403 403 403 403',
};

/** Imports of beta's customers and orders, and an imported order. */
const foreignCustomerImport = '0192aaaa-0000-7000-8000-0000000000c1';
const foreignOrderImport = '0192aaaa-0000-7000-8000-0000000000c2';
const foreignPastOrder = '0192aaaa-0000-7000-8000-0000000000c3';

interface ForeignImports {
  /** The name of all, which no other shop may read. */
  readonly secret: string;
  /** An id of each list. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Adds uploads and a bulk change of beta, those of products with this id. */
export async function insertForeignImports(db: Db, id: string): Promise<ForeignImports> {
  const file_name = 'ไฟล์ลับของเบต้า.csv';
  const at = new Date();
  await db
    .insertInto('import_run')
    .values(
      (
        [
          [id, 'products'],
          [foreignCustomerImport, 'customers'],
          [foreignOrderImport, 'orders'],
        ] as const
      ).map(([one, kind]) => ({
        shop_id: shops.beta.id,
        id: one,
        kind,
        file_name,
        encoding: 'utf-8',
        file: Buffer.from(''),
        header: '["title"]',
        sample: '[]',
        state: 'checked' as const,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
  await db
    .insertInto('import_outcome')
    .values([
      {
        shop_id: shops.beta.id,
        import_id: id,
        line: 2,
        outcome: 'created',
        product_key: `talad:${file_name}`,
      },
      ...[foreignCustomerImport, foreignOrderImport].map((import_id) => ({
        shop_id: shops.beta.id,
        import_id,
        line: 2,
        outcome: 'refused' as const,
        code: 'BAD_DATE',
        about: file_name,
      })),
    ])
    .execute();
  await db
    .insertInto('bulk_run')
    .values({
      shop_id: shops.beta.id,
      id,
      change: JSON.stringify({ add_tags: [file_name] }),
      state: 'done',
      total: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('bulk_item')
    .values({
      shop_id: shops.beta.id,
      run_id: id,
      product_id: products.mango.id,
      state: 'changed',
    })
    .execute();
  await insertPastOrder(db, { shop_id: shops.beta.id, id: foreignPastOrder, name: file_name, at });
  return {
    secret: file_name,
    ids: new Map([
      ['imports', id],
      ['bulk-runs', id],
      ['customer-imports', foreignCustomerImport],
      ['order-imports', foreignOrderImport],
      ['past-orders', foreignPastOrder],
    ]),
  };
}
