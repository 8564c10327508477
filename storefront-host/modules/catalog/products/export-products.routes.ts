import { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Database } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { readFilter, ShopParams, type ListReader } from '../../../http/index.ts';
import { BOM, csvLine } from './csv-line.ts';
import { readManagedRows } from './manage-products.read.ts';
import { managedProducts } from './managed-products.list.ts';
import { ManagedProductFilter } from './products.contract.ts';

/** Products in one read. */
const BATCH = 200;

const HEAD = [
  'id',
  'code',
  'barcode',
  'title_th',
  'title_en',
  'price',
  'full_price',
  'stock',
  'status',
  'category',
];

/** The list of products as a CSV file that Excel opens, however long it is. */
export const exportProducts: Module = (app, host) => {
  app.get(
    '/api/v1/manage/:shop_id/products.csv',
    {
      config: { access: 'product:read', origin: 'platform' },
      schema: {
        tags: ['manage products'],
        summary: 'Products of the shop as CSV, filtered as the list is',
        params: ShopParams,
        querystring: Type.Object({ filter: Type.Optional(Type.String({ maxLength: 4_000 })) }),
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async ({ params, query, lang }, reply) => {
      const filter = readFilter(query.filter, ManagedProductFilter) ?? {};
      const reader = { shopId: params.shop_id, lang };
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="products.csv"')
        .header('cache-control', 'no-store');
      return reply.send(Readable.from(csvOf(host.db, reader, filter)));
    },
  );
};

/** Reads on only while the client takes what was read. */
async function* csvOf(
  db: Kysely<Database>,
  reader: ListReader,
  filter: Static<typeof ManagedProductFilter>,
): AsyncGenerator<string> {
  yield BOM + csvLine(HEAD);
  const where = managedProducts.where(reader.shopId, filter);
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      SELECT p.id FROM product p WHERE ${where} AND p.id > ${after}
      ORDER BY p.id LIMIT ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const ids = rows.map(({ id }) => id);
    const products = await readManagedRows(db, reader, ids);
    yield products
      .map((one) =>
        csvLine([
          one.id,
          one.code,
          one.barcode,
          one.titles.th,
          one.titles.en,
          one.price,
          one.full_price,
          one.remain,
          one.status,
          one.category_title,
        ]),
      )
      .join('');
    after = last.id;
  }
}
