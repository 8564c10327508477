import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { App, Host, Module } from '../../../host.ts';
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
import { MAX_FILE_BYTES, MAX_FILE_ROWS } from './import-limits.ts';
import { ImportList, ImportQuery, ImportSettings, ShopImport } from './imports.contract.ts';
import { findRun, listImports, readImport } from './imports.read.ts';
import { localOrOwn } from './match-columns.ts';
import { receiveFile } from './receive-file.ts';

const config = { access: 'product:write', origin: 'platform' } as const;
const tags = ['imports'];
const at = '/api/v1/manage/:shop_id/imports';

/** Imports of products by upload: checked, run in the background, undone (decision 009). */
export const manageImports: Module = async (app, host) => {
  app.get(
    at,
    {
      config,
      schema: {
        tags,
        summary: 'The last imports of the shop',
        params: ShopParams,
        response: { 200: ImportList, '4xx': ApiError },
      },
    },
    async ({ params }) => ({ items: await listImports(host.db, params.shop_id) }),
  );

  app.get(
    `${at}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'An import with its columns, progress and account',
        params: ShopOrderParams,
        response: { 200: ShopImport, '4xx': ApiError },
      },
    },
    ({ params, lang }) => answer(host, params.shop_id, params.id, lang),
  );

  app.get(
    `${at}/:id/rows.csv`,
    {
      config,
      schema: {
        tags,
        summary: 'What became of each row of the file, as CSV',
        params: ShopOrderParams,
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async ({ params, lang }, reply) => {
      const run = await findRun(host.db, params.shop_id, params.id);
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
    upload(scope, host);
  });
  steps(app, host);
};

function upload(app: App, host: Host): void {
  app.post(
    at,
    {
      config,
      bodyLimit: MAX_FILE_BYTES,
      schema: {
        tags,
        summary: 'Uploads a CSV file or a workbook; nothing is imported yet',
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
      const asked = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      const fileName = request.query.file_name;
      const id = await addImport(host.db, asked, { ...received, fileName });
      return reply.code(201).send(await answer(host, shopId, id, request.lang));
    },
  );
}

function steps(app: App, host: Host): void {
  app.put(
    `${at}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Says how the file is to be read, and checks all of its rows',
        params: ShopOrderParams,
        body: ImportSettings,
        response: { 200: ShopImport, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      await refuseMissing(host, shopId, id, request.body);
      const asked = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      refuse(await checkImport(host.db, asked, id, request.body));
      return answer(host, shopId, id, request.lang);
    },
  );

  const begin = { run: startImport, undo: startUndo } as const;
  const summaries = {
    run: 'Imports a file that was checked',
    undo: 'Takes a whole import back',
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
        const { shop_id: shopId, id } = request.params;
        const asked = { shopId, accountId: signedIn(request).accountId, at: host.now() };
        refuse(await begin[step](host.db, asked, id));
        return answer(host, shopId, id, request.lang);
      },
    );
  }

  app.delete(
    `${at}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Removes an uploaded file that was not imported',
        params: ShopOrderParams,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId, id } = request.params;
      const asked = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      refuse(await removeImport(host.db, asked, id));
      return reply.code(204).send(null);
    },
  );
}

/** @throws ApiFailure if a required column is not matched. */
async function refuseMissing(
  host: Host,
  shopId: number,
  id: string,
  { format: name, matches = {}, price = null }: ImportSettings,
): Promise<void> {
  const run = await findRun(host.db, shopId, id);
  if (!run) throw new ApiFailure(404, 'NOT_FOUND');
  const format = formats[name];
  const columns = new Columns(run.header, localOrOwn(name, run.header, matches));
  const [missing] = [
    ...missingColumns(format, columns),
    ...(format.hasPrices(columns) || price !== null ? [] : ['price']),
  ];
  if (missing === undefined) return;
  const vars = { field: missing };
  const field = { path: 'matches', key: 'error.IMPORT_COLUMN_MISSING', vars } as const;
  throw new ApiFailure(400, 'IMPORT_COLUMN_MISSING', { field: missing }, { fields: [field] });
}

function refuse(refusal: ImportRefusal | null): void {
  if (refusal) throw new ApiFailure(refusal === 'NOT_FOUND' ? 404 : 409, refusal);
}

async function answer(host: Host, shopId: number, id: string, lang: 'th' | 'en') {
  const found = await readImport(host.db, { shopId, id, lang });
  if (!found) throw new ApiFailure(404, 'NOT_FOUND');
  return found;
}
