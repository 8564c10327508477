import type { FastifyRequest } from 'fastify';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { signedIn } from '../../../identity/index.ts';
import { ApiFailure } from '../../../http/index.ts';
import { movePage } from './move-page.ts';
import { chooseFront, unpublishPage, updateSeo, type PageRefusal } from './page-acts.ts';
import {
  Done,
  FrontChoice,
  PageAddress,
  PageMoved,
  PageRemoved,
  PageRestored,
  PageSettings,
} from './page-settings.contract.ts';
import { PageParams, VersionParams } from './pages.contract.ts';
import { removePage, restorePage } from './remove-page.ts';

const tags = ['pages'];
const config = { access: 'page:write', origin: 'platform' } as const;
const done = { success: true } as const;

/** Settings and acts of a page that apply at once, without being published (decision 492). */
export const pageSettings: Module = (app, host) => {
  app.put(
    '/api/v1/pages/settings/:shop_id/:page',
    {
      config,
      schema: {
        tags,
        summary: 'Title, description and picture for search engines and shared links',
        params: PageParams,
        body: PageSettings,
        response: { 200: Done, '4xx': ApiError },
      },
    },
    async (request) => {
      const act = actOf(request, request.params);
      const { seo } = request.body;
      must(await host.db.transaction().execute((trx) => updateSeo(trx, act, seo)));
      return done;
    },
  );

  app.post(
    '/api/v1/pages/front/:shop_id/:page',
    {
      config,
      schema: {
        tags,
        summary: 'Shows a published page as the front page, or no longer',
        params: PageParams,
        body: FrontChoice,
        response: { 200: Done, '4xx': ApiError },
      },
    },
    async (request) => {
      const act = actOf(request, request.params);
      const { use } = request.body;
      must(await host.db.transaction().execute((trx) => chooseFront(trx, act, use)));
      return done;
    },
  );

  app.post(
    '/api/v1/pages/unpublish/:shop_id/:page',
    {
      config,
      schema: {
        tags,
        summary: 'Hides a page from visitors; its draft stays',
        params: PageParams,
        response: { 200: Done, '4xx': ApiError },
      },
    },
    async (request) => {
      const act = actOf(request, request.params);
      must(await host.db.transaction().execute((trx) => unpublishPage(trx, act)));
      return done;
    },
  );

  app.post(
    '/api/v1/pages/address/:shop_id/:page',
    {
      config,
      schema: {
        tags,
        summary: 'Gives a page another address; the old one redirects to it',
        params: PageParams,
        body: PageAddress,
        response: { 200: PageMoved, '4xx': ApiError },
      },
    },
    async (request) => {
      const act = actOf(request, request.params);
      const { name } = request.body;
      const moved = must(await host.db.transaction().execute((trx) => movePage(trx, act, name)));
      return { name, redirected_from: moved.from };
    },
  );

  app.post(
    '/api/v1/pages/remove/:shop_id/:page',
    {
      config,
      schema: {
        tags,
        summary: 'Removes a page; it can be restored for a day',
        params: PageParams,
        response: { 200: PageRemoved, '4xx': ApiError },
      },
    },
    async (request) => {
      const act = actOf(request, request.params);
      const { removal } = must(await host.db.transaction().execute((trx) => removePage(trx, act)));
      return { removal };
    },
  );

  app.post(
    '/api/v1/pages/restore/:shop_id/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Restores a removed page as it was',
        params: VersionParams,
        response: { 200: PageRestored, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id, id: removal } = request.params;
      const act = { ...actOf(request, { shop_id, page: '' }), removal };
      const { name } = must(await host.db.transaction().execute((trx) => restorePage(trx, act)));
      return { name };
    },
  );

  function actOf(
    request: FastifyRequest,
    { shop_id: shopId, page }: { readonly shop_id: number; readonly page: string },
  ) {
    const { accountId } = signedIn(request);
    // Not pageNameOf: an act on an unknown page must not become one on the front page.
    return { shopId, name: page, accountId, at: host.now() };
  }
};

const statusOf: Readonly<Record<PageRefusal, 400 | 404 | 409>> = {
  NOT_FOUND: 404,
  PAGE_FIXED: 409,
  PAGE_NAME: 400,
  PAGE_TAKEN: 409,
  PAGE_UNPUBLISHED: 409,
};

/** @throws ApiFailure of the refusal. */
function must<T extends { readonly ok: true }>(
  acted: T | { readonly ok: false; readonly code: PageRefusal },
): T {
  if (!acted.ok) throw new ApiFailure(statusOf[acted.code], acted.code);
  return acted;
}
