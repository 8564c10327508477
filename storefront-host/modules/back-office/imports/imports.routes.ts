import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { ImportKind, Lang } from '../../../db/schema.ts';
import type { App, Host, Module } from '../../../host.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { ApiFailure, ShopOrderParams, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { formats, missingColumns, Columns } from '../import/index.ts';
import { accountCsv } from './account-csv.ts';
import {
  addImport,
  checkImport,
  removeImport,
  startImport,
  startUndo,
  type ImportRefusal,
} from './change-import.ts';
import { importKinds } from './import-kinds.ts';
import { MAX_FILE_BYTES, MAX_FILE_ROWS } from './import-limits.ts';
import {
  TableImportSettings,
  ImportList,
  ImportQuery,
  ImportSettings,
  ShopImport,
} from './imports.contract.ts';
import { findRun, listImports, readImport, type ImportPlace } from './imports.read.ts';
import { localOrOwn } from './match-columns.ts';
import { receiveFile } from './receive-file.ts';

const tags = ['imports'];
const base = '/api/v1/manage/:shop_id';

/** Imports by upload: checked, run in the background, undone (decisions 009, 461 and 474). */
export const manageImports: Module = async (app, host) => {
  for (const kind of Object.values(importKinds)) await routesOf(app, host, kind);
  checkProducts(app, host);
  checkTable(app, host, importKinds.customers, {
    isReady: (fields) => ['id', 'email', 'phone'].some((field) => fields.has(field)),
    missing: () => 'customerCsv.phone',
  });
  checkTable(app, host, importKinds.orders, {
    isReady: (fields) => fields.has('number') && fields.has('placedAt'),
    missing: (fields) => (fields.has('number') ? 'orderCsv.placedAt' : 'orderCsv.number'),
  });
};

type Kind = (typeof importKinds)[ImportKind];
type Person = Parameters<typeof signedIn>[0];

const routeOf = ({ at, access }: Kind) => ({
  at: `${base}/${at}`,
  config: { access, origin: 'platform' } as const,
});

async function routesOf(app: App, host: Host, kind: Kind): Promise<void> {
  const { at, config } = routeOf(kind);
  app.get(
    at,
    {
      config,
      schema: {
        tags,
        summary: `The last imports of ${kind.what}`,
        params: ShopParams,
        response: { 200: ImportList, '4xx': ApiError },
      },
    },
    async ({ params }) => ({ items: await listImports(host.db, params.shop_id, kind.kind) }),
  );

  app.get(
    `${at}/:id`,
    {
      config,
      schema: {
        tags,
        summary: `An import of ${kind.what} with its columns, progress and account`,
        params: ShopOrderParams,
        response: { 200: ShopImport, '4xx': ApiError },
      },
    },
    ({ params, lang }) => answer(host, placeOf(params, kind), lang),
  );

  app.get(
    `${at}/:id/rows.csv`,
    {
      config,
      schema: {
        tags,
        summary: `What became of each row of a file of ${kind.what}, as CSV`,
        params: ShopOrderParams,
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async ({ params, lang }, reply) => {
      const run = await findRun(host.db, placeOf(params, kind));
      if (!run) throw new ApiFailure(404, 'NOT_FOUND');
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="import.csv"')
        .header('cache-control', 'no-store');
      return reply.send(accountCsv(host.db, run, lang));
    },
  );

  await app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES },
      (_request, body, done) => done(null, body),
    );
    upload(scope, host, kind);
  });
  steps(app, host, kind);
}

function upload(app: App, host: Host, kind: Kind): void {
  const { at, config } = routeOf(kind);
  app.post(
    at,
    {
      config,
      bodyLimit: MAX_FILE_BYTES,
      schema: {
        tags,
        summary: `Uploads a CSV file or a workbook of ${kind.what}; nothing is imported yet`,
        params: ShopParams,
        querystring: ImportQuery,
        response: { 201: ShopImport, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      const { body } = request;
      if (!Buffer.isBuffer(body)) throw new ApiFailure(400, 'BAD_REQUEST');
      const received = await receiveFile(body);
      if ('code' in received) {
        throw new ApiFailure(422, `IMPORT_${received.code}`, { limit: MAX_FILE_ROWS });
      }
      const fileName = request.query.file_name;
      const context = changeContextOf(host, request, shopId, kind.kind);
      const id = await addImport(host.db, context, { ...received, fileName });
      const place = { shopId, kind: kind.kind, id };
      return reply.code(201).send(await answer(host, place, request.lang));
    },
  );
}

/** Matches the columns of a file of products, and checks it. */
function checkProducts(app: App, host: Host): void {
  const { at, config } = routeOf(importKinds.products);
  app.put(
    `${at}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Says how a file of products is to be read, and checks all of its rows',
        params: ShopOrderParams,
        body: ImportSettings,
        response: { 200: ShopImport, '4xx': ApiError },
      },
    },
    async (request) => {
      const place = placeOf(request.params, importKinds.products);
      await refuseMissing(host, place, request.body);
      const context = changeContextOf(host, request, place.shopId, place.kind);
      refuse(await checkImport(host.db, context, place.id, request.body));
      return answer(host, place, request.lang);
    },
  );
}

interface Needs {
  readonly isReady: (fields: ReadonlySet<string>) => boolean;
  /** Key of the name of a column that is missing. */
  readonly missing: (fields: ReadonlySet<string>) => TextKey;
}

/** Matches the columns of a file of customers or orders, and checks it. */
function checkTable(app: App, host: Host, kind: Kind, needs: Needs): void {
  const { at, config } = routeOf(kind);
  app.put(
    `${at}/:id`,
    {
      config,
      schema: {
        tags,
        summary: `Says what the columns of a file of ${kind.what} are, and checks all of its rows`,
        params: ShopOrderParams,
        body: TableImportSettings,
        response: { 200: ShopImport, '4xx': ApiError },
      },
    },
    async (request) => {
      const place = placeOf(request.params, kind);
      const fields = new Set(Object.values(request.body.matches));
      if (!needs.isReady(fields)) throw missingColumn(text(request.lang, needs.missing(fields)));
      const context = changeContextOf(host, request, place.shopId, place.kind);
      refuse(await checkImport(host.db, context, place.id, request.body));
      return answer(host, place, request.lang);
    },
  );
}

function steps(app: App, host: Host, kind: Kind): void {
  const { at, config } = routeOf(kind);
  const begin = { run: startImport, undo: startUndo } as const;
  const summaries = {
    run: `Imports a file of ${kind.what} that was checked`,
    undo: `Takes a whole import of ${kind.what} back`,
  } as const;
  for (const step of ['run', 'undo'] as const) {
    app.post(
      `${at}/:id/${step}`,
      {
        config,
        schema: {
          tags,
          summary: summaries[step],
          params: ShopOrderParams,
          response: { 200: ShopImport, '4xx': ApiError },
        },
      },
      async (request) => {
        const place = placeOf(request.params, kind);
        const context = changeContextOf(host, request, place.shopId, place.kind);
        refuse(await begin[step](host.db, context, place.id));
        return answer(host, place, request.lang);
      },
    );
  }

  app.delete(
    `${at}/:id`,
    {
      config,
      schema: {
        tags,
        summary: `Removes an uploaded file of ${kind.what} that was not imported`,
        params: ShopOrderParams,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const place = placeOf(request.params, kind);
      const context = changeContextOf(host, request, place.shopId, place.kind);
      refuse(await removeImport(host.db, context, place.id));
      return reply.code(204).send(null);
    },
  );
}

function placeOf(
  { shop_id: shopId, id }: { readonly shop_id: number; readonly id: string },
  { kind }: Kind,
): ImportPlace {
  return { shopId, kind, id };
}

function changeContextOf(host: Host, request: Person, shopId: number, kind: ImportKind) {
  return { shopId, kind, accountId: signedIn(request).accountId, at: host.now() };
}

/** @throws ApiFailure if a required column is not matched. */
async function refuseMissing(
  host: Host,
  place: ImportPlace,
  { format: name, matches = {}, price = null }: ImportSettings,
): Promise<void> {
  const run = await findRun(host.db, place);
  if (!run) throw new ApiFailure(404, 'NOT_FOUND');
  const format = formats[name];
  const columns = new Columns(run.header, localOrOwn(name, run.header, matches));
  const [missing] = [
    ...missingColumns(format, columns),
    ...(format.hasPrices(columns) || price !== null ? [] : ['price']),
  ];
  if (missing !== undefined) throw missingColumn(missing);
}

function missingColumn(name: string): ApiFailure {
  const vars = { field: name };
  const field = { path: 'matches', key: 'error.IMPORT_COLUMN_MISSING', vars } as const;
  return new ApiFailure(400, 'IMPORT_COLUMN_MISSING', vars, { fields: [field] });
}

function refuse(refusal: ImportRefusal | null): void {
  if (refusal) throw new ApiFailure(refusal === 'NOT_FOUND' ? 404 : 409, refusal);
}

async function answer(host: Host, place: ImportPlace, lang: Lang) {
  const found = await readImport(host.db, place, lang);
  if (!found) throw new ApiFailure(404, 'NOT_FOUND');
  return found;
}
