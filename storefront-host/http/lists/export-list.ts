import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { App, Host } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { BOM, csvLine } from './csv-line.ts';
import { foundBy, type ListReader, type ListSource } from './list-source.ts';
import { ShopParams } from './manage-params.ts';
import { sortsFile } from './page-order.ts';
import { PageQuery, readPageQuery } from './page-query.ts';
import { countRows, readKeys } from './read-page.ts';

/** Number of rows in one query. */
const BATCH = 200;

export const ExportQuery = Type.Object({
  filter: PageQuery.properties.filter,
  sort: PageQuery.properties.sort,
});

/** GET `/api/v1/manage/:shop_id/{name}.csv`: all rows of the list with its filter and sort. */
export function exportRoute(app: App, host: Host, source: ListSource): void {
  app.get(
    `/api/v1/manage/:shop_id/${source.name}.csv`,
    {
      config: { access: source.access, origin: 'platform' },
      schema: {
        tags: [`manage ${source.name}`],
        summary: `${source.summary.replace(/,.*/, '')} as CSV, filtered and sorted as the list is`,
        params: ShopParams,
        querystring: ExportQuery,
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    ({ params, query, lang }, reply) =>
      sendList(reply, source, listCsv(host, source, { shopId: params.shop_id, lang }, query)),
  );
}

export function sendList(
  reply: FastifyReply,
  { name }: Pick<ListSource, 'name'>,
  csv: AsyncGenerator<string>,
) {
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store');
  return reply.send(Readable.from(csv));
}

/**
 * Yields the list as a CSV file, and reads on only while the client consumes it.
 * @throws ApiFailure 400 before the first row, as the list does.
 */
export function listCsv<F extends TSchema, Row extends TSchema>(
  { db, secrets }: Pick<Host, 'db' | 'secrets'>,
  source: ListSource<F, Row>,
  reader: ListReader,
  query: Static<typeof ExportQuery>,
): AsyncGenerator<string> {
  const { csv } = source;
  if (!csv) throw new Error(`the list '${source.name}' has no columns for a file`);
  const page = readPageQuery(source, reader.shopId, query, secrets);
  const found = foundBy(source, page.filter);
  const where = found.where(reader.shopId, page.filter);
  const exact = source.exact?.(reader.shopId, page.filter) ?? null;
  return (async function* lines() {
    await source.prepare?.(db, reader.shopId, page.filter);
    const sorts = sortsFile(source, page, await countRows(db, found, where));
    yield BOM + csvLine(csv.heads.map((head) => text(reader.lang, `listCsv.${head}`)));
    for (let { after } = page; ;) {
      const query = { ...page, where, exact, after, limit: BATCH, sortsHits: sorts };
      const keys = await readKeys(db, found, query);
      const rows = await source.read(db, reader, keys.ids);
      yield rows.map((row) => csvLine(csv.cells(row))).join('');
      if (!keys.next) return;
      after = keys.next;
    }
  })();
}
