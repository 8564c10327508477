import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Host, Module } from '../../../host.ts';
import { ApiFailure, ShopOrderParams, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { beginRun, beginUndo, type RunRefusal } from './begin-bulk-run.ts';
import { BulkRun, BulkRunList, BulkRunRequest, MAX_RUN_PRODUCTS } from './bulk-runs.contract.ts';
import { listRuns, readRun, runCsv } from './bulk-runs.read.ts';

const config = { access: 'product:write', origin: 'platform' } as const;
const tags = ['manage products'];
const at = '/api/v1/manage/:shop_id/bulk-runs';

/** Background changes of all products that match a filter (decision 173). */
export const manageBulkRuns: Module = (app, host) => {
  app.get(
    at,
    {
      config,
      schema: {
        tags,
        summary: 'The last bulk changes of the shop',
        params: ShopParams,
        response: { 200: BulkRunList, '4xx': ApiError },
      },
    },
    async ({ params }) => ({ items: await listRuns(host.db, params.shop_id) }),
  );

  app.get(
    `${at}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'A bulk change with its progress and account',
        params: ShopOrderParams,
        response: { 200: BulkRun, '4xx': ApiError },
      },
    },
    ({ params, lang }) => answer(host, params.shop_id, params.id, lang),
  );

  app.get(
    `${at}/:id/products.csv`,
    {
      config,
      schema: {
        tags,
        summary: 'The outcome of each product of a bulk change, as CSV',
        params: ShopOrderParams,
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async ({ params, lang }, reply) => {
      const query = { shopId: params.shop_id, id: params.id, lang };
      if (!(await readRun(host.db, query))) throw new ApiFailure(404, 'NOT_FOUND');
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="bulk-change.csv"')
        .header('cache-control', 'no-store');
      return reply.send(runCsv(host.db, query));
    },
  );

  app.post(
    at,
    {
      config,
      schema: {
        tags,
        summary: 'Begins to change all products that a filter finds',
        params: ShopParams,
        body: BulkRunRequest,
        response: { 201: BulkRun, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      const context = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      const { id } = begun(await beginRun(host.db, context, request.body));
      return reply.code(201).send(await answer(host, shopId, id, request.lang));
    },
  );

  app.post(
    `${at}/:id/undo`,
    {
      config,
      schema: {
        tags,
        summary: 'Stops a bulk change, and takes back what it changed',
        params: ShopOrderParams,
        response: { 200: BulkRun, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId } = request.params;
      const context = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      const { id } = begun(await beginUndo(host.db, context, request.params.id));
      return answer(host, shopId, id, request.lang);
    },
  );
};

const statuses = { NOT_FOUND: 404, CONFLICT: 409, BULK_RUNNING: 409, BULK_TOO_MANY: 422 } as const;

function begun(outcome: { readonly id: string } | RunRefusal): { readonly id: string } {
  if (typeof outcome !== 'string') return outcome;
  throw new ApiFailure(statuses[outcome], outcome, { limit: MAX_RUN_PRODUCTS });
}

async function answer(host: Host, shopId: number, id: string, lang: 'th' | 'en'): Promise<BulkRun> {
  const found = await readRun(host.db, { shopId, id, lang });
  if (!found) throw new ApiFailure(404, 'NOT_FOUND');
  return found;
}
