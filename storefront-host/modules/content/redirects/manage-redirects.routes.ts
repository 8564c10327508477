import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopOrderParams, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { failureOf, type Changed } from '../../catalog/index.ts';
import {
  createRedirect,
  removeRedirect,
  restoreRedirect,
  updateRedirect,
} from './change-redirect.ts';
import { flushRedirectHits } from './count-hits.ts';
import { pasteRedirects } from './paste-redirects.ts';
import {
  Redirect,
  RedirectCreate,
  RedirectPaste,
  RedirectPasted,
  RedirectUpdate,
} from './redirects.contract.ts';
import { managedRedirects, readRedirects } from './redirects.read.ts';

const base = '/api/v1/manage/:shop_id/redirects';
const config = { access: 'shop:write', origin: 'platform' } as const;
const tags = ['manage redirects'];
const one = { tags, params: ShopOrderParams };
const all = { tags, params: ShopParams };

/** Old addresses of a shop, for its staff (decision 197). */
export const manageRedirects: Module = (app, host) => {
  listRoute(app, host, managedRedirects);

  app.get(
    `${base}/:id`,
    {
      config,
      schema: { ...one, summary: 'One redirect', response: { 200: Redirect, '4xx': ApiError } },
    },
    ({ params }) => readOr404(params.shop_id, params.id),
  );

  app.post(
    base,
    {
      config,
      schema: {
        ...all,
        summary: 'Adds a redirect',
        body: RedirectCreate,
        response: { 201: Redirect, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      const made = await createRedirect(host.db, changeOf(request, shopId), request.body);
      if (!made.ok) throw failureOf(made.refusal);
      return reply.status(201).send(await readOr404(shopId, made.id));
    },
  );

  app.post(
    `${base}/paste`,
    {
      config,
      schema: {
        ...all,
        summary: 'Adds a redirect for each line',
        body: RedirectPaste,
        response: { 200: RedirectPasted, '4xx': ApiError },
      },
    },
    (request) => {
      const change = changeOf(request, request.params.shop_id);
      return pasteRedirects(host.db, change, request.body.text, request.lang);
    },
  );

  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        ...one,
        summary: 'Changes a redirect',
        body: RedirectUpdate,
        response: { 200: Redirect, '4xx': ApiError },
      },
    },
    async (request) => {
      refuseUnless(await updateRedirect(host.db, knownOf(request), request.body));
      return readOr404(request.params.shop_id, request.params.id);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config,
      schema: {
        ...one,
        summary: 'Deletes a redirect; POST restore brings it back',
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      refuseUnless(await removeRedirect(host.db, knownOf(request)));
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${base}/:id/restore`,
    {
      config,
      schema: {
        ...one,
        summary: 'Brings a deleted redirect back, with its visits',
        response: { 200: Redirect, '4xx': ApiError },
      },
    },
    async (request) => {
      refuseUnless(await restoreRedirect(host.db, knownOf(request)));
      return readOr404(request.params.shop_id, request.params.id);
    },
  );

  app.addHook('onClose', () => flushRedirectHits(host.db));

  function changeOf(request: FastifyRequest, shopId: number) {
    return { shopId, accountId: signedIn(request).accountId, at: host.now() };
  }

  function knownOf(request: FastifyRequest<{ Params: Static<typeof ShopOrderParams> }>) {
    const { shop_id: shopId, id } = request.params;
    return { ...changeOf(request, shopId), id };
  }

  async function readOr404(shopId: number, id: string): Promise<Redirect> {
    const [found] = await readRedirects(host.db, shopId, [id]);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};

/** @throws ApiFailure */
function refuseUnless(changed: Changed): void {
  if (!changed.ok) throw failureOf(changed.refusal);
}
