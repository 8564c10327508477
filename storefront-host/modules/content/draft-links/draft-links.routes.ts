import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { pageNameOf } from '@talad/elements/page/page-name';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { PageParams, VersionParams } from '../pages/pages.contract.ts';
import { readPageState } from '../pages/page-row.read.ts';
import { DraftLink, DraftLinkRevoked, NewDraftLink } from './draft-links.contract.ts';
import { listDraftLinks, makeDraftLink, revokeDraftLink } from './draft-links.ts';

const tags = ['pages'];
const config = { access: 'page:write', origin: 'platform' } as const;

/** Links that show a draft to people without an account, for a week (decision 499). */
export const draftLinks: Module = (app, host) => {
  app.get(
    '/api/v1/pages/draft-links/:shop_id/:page',
    {
      config,
      schema: {
        tags,
        summary: 'The links that show the draft of a page, newest first',
        params: PageParams,
        response: { 200: Type.Array(DraftLink), '4xx': ApiError },
      },
    },
    async ({ params }) => {
      const page = pageNameOf(params.page);
      return [...(await listDraftLinks(host.db, { shopId: params.shop_id, page, at: host.now() }))];
    },
  );

  app.post(
    '/api/v1/pages/draft-links/:shop_id/:page',
    {
      config: { ...config, rateLimit: { max: 30 } },
      schema: {
        tags,
        summary: 'Makes a link that shows the draft for a week; its address is answered only once',
        params: PageParams,
        response: { 200: NewDraftLink, '4xx': ApiError },
      },
    },
    async (request) => {
      const shopId = request.params.shop_id;
      const page = pageNameOf(request.params.page);
      const { accountId } = signedIn(request);
      const at = host.now();
      if (!(await readPageState(host.db, shopId, page))) throw new ApiFailure(404, 'NOT_FOUND');
      const made = await host.db
        .transaction()
        .execute((trx) => makeDraftLink(trx, { shopId, page, accountId, at }));
      if (!made) throw new ApiFailure(409, 'TOO_MANY_LINKS');
      const links = await listDraftLinks(host.db, { shopId, page, at });
      const link = links.find(({ id }) => id === made.id);
      if (!link) throw new ApiFailure(404, 'NOT_FOUND');
      return { ...link, url: `${host.config.publicUrl}/preview/${made.token}` };
    },
  );

  app.delete(
    '/api/v1/pages/draft-links/:shop_id/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Ends a link to a draft at once',
        params: VersionParams,
        response: { 200: DraftLinkRevoked, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      const act = { shopId, id, accountId: signedIn(request).accountId, at: host.now() };
      const isRevoked = await host.db.transaction().execute((trx) => revokeDraftLink(trx, act));
      if (!isRevoked) throw new ApiFailure(404, 'NOT_FOUND');
      return { success: true as const };
    },
  );
};
