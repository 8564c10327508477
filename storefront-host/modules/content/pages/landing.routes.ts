import type { FastifyRequest } from 'fastify';
import { ApiError } from '@talad/elements/api/error.contract';
import { FRONT_PAGE } from '@talad/elements/page/page';
import type { Module } from '../../../host.ts';
import { requireUse, signedIn } from '../../../identity/index.ts';
import { ApiFailure } from '../../../http/index.ts';
import { auditDraft } from './audit-draft.ts';
import { LandingPage, LandingPublish, LandingSave } from './landing.contract.ts';
import { readPageState } from './page-row.read.ts';
import { editedPage } from './pages.read.ts';
import { PagePublished, PageSaved, ProjectQuery } from './pages.contract.ts';
import { publishPages } from './publish-page.ts';
import { refusePage } from './refuse-page.ts';
import { lockPages, savePage, writeDraftDesign } from './save-page.ts';

const tags = ['pages'];
// The shop is in the query, as in the list of pages.
const config = { access: 'account', origin: 'platform' } as const;
const bodyLimit = 2_500_000;

/** The front page in version 1 of the editor's data (spec §7 "Core variant paths", decision 490). */
export const landing: Module = (app, host) => {
  app.get(
    '/api/v1/page/landing',
    {
      config,
      schema: {
        tags,
        summary: 'The front page, to be edited: its blocks without the look',
        querystring: ProjectQuery,
        response: { 200: LandingPage, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shopId } = await editorOf(request);
      const state = await readPageState(host.db, shopId, FRONT_PAGE);
      if (!state) throw new ApiFailure(404, 'NOT_FOUND');
      const { page } = editedPage(state);
      const landingPageEnable = state.visibleDesign.landingPageEnable !== false;
      return { page, blocks: page.blocks, landingPageEnable };
    },
  );

  app.post(
    '/api/v1/page/landing/save',
    {
      config,
      bodyLimit,
      schema: {
        tags,
        summary: 'Saves the blocks of the front page as its draft',
        querystring: ProjectQuery,
        body: LandingSave,
        response: { 200: PageSaved, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const edited = await editorOf(request);
      const { blocks } = request.body;
      const saved = await host.db.transaction().execute(async (trx) => {
        const done = await savePage(trx, { ...edited, blocks });
        if (done.ok) await auditDraft(trx, edited);
        return done;
      });
      if (!saved.ok) return refusePage(request, reply, saved);
      const lastSaveTimestamp = edited.at.getTime();
      return { success: true as const, revision: saved.revision, lastSaveTimestamp };
    },
  );

  app.post(
    '/api/v1/page/landing/publish',
    {
      config,
      bodyLimit,
      schema: {
        tags,
        summary: 'Publishes the front page and the look; `options.enable` shows or hides it',
        querystring: ProjectQuery,
        body: LandingPublish,
        response: { 200: PagePublished, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const edited = await editorOf(request);
      const { blocks, options } = request.body;
      const published = await host.db.transaction().execute(async (trx) => {
        if (blocks !== undefined) {
          const saved = await savePage(trx, { ...edited, blocks });
          if (!saved.ok) return saved;
        }
        if (options?.enable !== undefined) {
          await lockPages(trx, edited.shopId);
          const state = await readPageState(trx, edited.shopId, FRONT_PAGE);
          if (!state) return { ok: false as const, code: 'NOT_FOUND' as const };
          const design = { ...state.design, landingPageEnable: options.enable };
          await writeDraftDesign(trx, state, design, edited.at);
        }
        return publishPages(trx, edited);
      });
      if (!published.ok) return refusePage(request, reply, published);
      const { version, pages, revision } = published;
      return {
        success: true as const,
        version,
        pages: [...pages],
        revision,
        published_at: edited.at.toISOString(),
        lastPublishTimestamp: edited.at.getTime(),
      };
    },
  );

  async function editorOf(request: FastifyRequest<{ Querystring: { project_id: number } }>) {
    const shopId = request.query.project_id;
    await requireUse(host, request, shopId, 'page:write');
    const { accountId } = signedIn(request);
    return { shopId, name: FRONT_PAGE, accountId, at: host.now() };
  }
};
