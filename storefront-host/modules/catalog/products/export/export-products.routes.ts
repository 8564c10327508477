import { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Database } from '../../../../db/schema.ts';
import type { Host, Module } from '../../../../host.ts';
import { BOM, csvLine, readFilter, ShopParams } from '../../../../http/index.ts';
import { readCategoryPaths } from '../../categories/category-paths.read.ts';
import { exportColumns, type ExportedRow } from './export-rows.ts';
import { MALL_ID } from '../../../shops/index.ts';
import { otherLang } from '../../translations/both-texts.ts';
import { overlayOf } from '../../translations/translations.repository.ts';
import { baseLanguage } from '../../translations/write-overlay.ts';
import { managedProducts } from '../managed-products.list.ts';
import { ManagedProductFilter } from '../products.contract.ts';

/** Products in one read. */
const BATCH = 200;

/**
 * The list of products as a CSV file that Excel opens and imports read again. The uuid in `product` means
 * the same product in its own shop, and a new one in another. Options are there twice: in words for
 * people, and as JSON with keys, colours and names in the other language.
 */
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
    async ({ params, query }, reply) => {
      const filter = readFilter(query.filter, ManagedProductFilter) ?? {};
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="products.csv"')
        .header('cache-control', 'no-store');
      return reply.send(Readable.from(csvOf(host, params.shop_id, filter)));
    },
  );
};

/** Reads on only while the client consumes the stream. */
async function* csvOf(
  { db, config }: Pick<Host, 'db' | 'config'>,
  shopId: number,
  filter: Static<typeof ManagedProductFilter>,
): AsyncGenerator<string> {
  const book = {
    origin: config.publicUrl,
    otherLang: otherLang(await baseLanguage(db, shopId)),
    categories: await readCategoryPaths(db, shopId),
    mallCategories: await readCategoryPaths(db, MALL_ID),
  };
  const head = exportColumns({ ...book, media: new Map() }).map(([name]) => name);
  yield BOM + csvLine(head);
  await managedProducts.prepare?.(db, shopId, filter);
  const where = managedProducts.where(shopId, filter);
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      SELECT p.id FROM product p WHERE ${where} AND p.id > ${after}
      ORDER BY p.id LIMIT ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const found = await readExported(
      db,
      shopId,
      rows.map(({ id }) => id),
    );
    const columns = exportColumns({ ...book, media: await readFiles(db, shopId, found) });
    const byMain = Map.groupBy(found, (row) => row.parent_id ?? row.id);
    yield [...byMain.values()]
      .flatMap((of) => {
        const [main] = of;
        return main ? of.map((row) => csvLine(columns.map(([, cell]) => cell(row, main)))) : [];
      })
      .join('');
    after = last.id;
  }
}

/** Returns the products with their variants after them. */
function readExported(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<readonly ExportedRow[]> {
  return db
    .selectFrom('product as p')
    .leftJoin('stock as k', (join) =>
      join.onRef('k.shop_id', '=', 'p.shop_id').onRef('k.product_id', '=', 'p.id'),
    )
    .selectAll('p')
    .select(['k.remain', 'k.unlimited', overlayOf(shopId).as('overlay')])
    .where('p.shop_id', '=', shopId)
    .where(sql<boolean>`(p.id = ANY(${ids}::bigint[]) OR p.parent_id = ANY(${ids}::bigint[]))`)
    .where('p.status', '<>', 'removed')
    .orderBy(sql`coalesce(p.parent_id, p.id)`)
    .orderBy(sql`p.parent_id NULLS FIRST`)
    .orderBy('p.rank')
    .orderBy('p.id')
    .execute();
}

async function readFiles(db: Kysely<Database>, shopId: number, rows: readonly ExportedRow[]) {
  const ids = rows.flatMap(({ images }) => images.map(({ media_id }) => media_id));
  const files = await db
    .selectFrom('media')
    .select(['id', 'width', 'mime'])
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .execute();
  return new Map(files.map((file) => [file.id, file]));
}
