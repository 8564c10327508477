import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { pageNameOf } from '@talad/elements/page/page-name';
import { findPreset } from '../../../../presets/index.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { auditDraft } from './audit-draft.ts';
import { readFirstLook } from './first-look.read.ts';
import { readPageState, type PageState } from './page-row.read.ts';
import { editedPage, listVersions, readVersion } from './pages.read.ts';
import {
  EditedPage,
  PageParams,
  PagePublish,
  PagePublished,
  PageSave,
  PageSaved,
  PageVersion,
  PageVersionEntry,
  SaveConflict,
  SlotParams,
  VersionName,
  VersionNamed,
  VersionParams,
} from './pages.contract.ts';
import { ALL_PAGES, publishPages } from './publish-page.ts';
import { refusePage } from './refuse-page.ts';
import { nameVersion, restoreVersion, revertPage } from './restore-page.ts';
import { savePage } from './save-page.ts';

const tags = ['pages'];
const config = { access: 'page:write', origin: 'platform' } as const;
/** Maximum size of two documents as JSON in JSON; a larger body is refused while it is read. */
const bodyLimit = 2_500_000;

/** The storefront editor's load, save, publish, revert and versions (spec §7). */
export const pages: Module = (app, host) => {
  app.get(
    '/api/v1/pages/edit/:shop_id/:page/:slot',
    {
      config,
      schema: {
        tags,
        summary: 'A page and the look of its site, to be edited',
        params: SlotParams,
        response: { 200: EditedPage, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, page } = request.params;
      const state = await stateOr404(shopId, pageNameOf(page));
      const { currentTheme } = state.design;
      if (currentTheme !== undefined && !findPreset(currentTheme)) {
        request.log.warn({ shopId, theme: currentTheme }, 'template not found');
      }
      const firstLook = await readFirstLook(host.db, state);
      return { ...editedPage(state), ...(firstLook !== null && { first_look: firstLook }) };
    },
  );

  app.post(
    '/api/v1/pages/edit/:shop_id/:page/:slot',
    {
      config,
      bodyLimit,
      schema: {
        tags,
        summary: 'Saves the draft; 409 returns the document that another person has saved',
        params: SlotParams,
        body: PageSave,
        response: { 200: PageSaved, 409: SaveConflict, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const at = host.now();
      const edited = { shopId: params.shop_id, name: pageNameOf(params.page), at };
      const saved = await host.db.transaction().execute(async (trx) => {
        const done = await savePage(trx, {
          ...edited,
          blocks: body.blocks,
          global: body.global,
          title: body.title,
          titles: body.titles,
          baseRevision: body.base_revision,
        });
        if (done.ok) await auditDraft(trx, { ...edited, accountId: accountOf(request) });
        return done;
      });
      if (!saved.ok) return refusePage(request, reply, saved);
      return { success: true as const, revision: saved.revision, lastSaveTimestamp: at.getTime() };
    },
  );

  app.post(
    '/api/v1/pages/publish/:shop_id/:page/:slot',
    {
      config,
      bodyLimit,
      schema: {
        tags,
        summary: 'Saves what is sent, then publishes the page (or `all`) and the look',
        params: SlotParams,
        body: PagePublish,
        response: { 200: PagePublished, 409: SaveConflict, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const isAll = params.page === ALL_PAGES;
      if (isAll && body.blocks !== undefined) throw new ApiFailure(400, 'PAGE_ALL');
      if (!isAll && body.pages !== undefined) throw new ApiFailure(400, 'PAGE_CHOICE');
      const name = isAll ? ALL_PAGES : pageNameOf(params.page);
      const at = host.now();
      const common = { shopId: params.shop_id, name, at };
      const published = await host.db.transaction().execute(async (trx) => {
        let baseRevision = body.base_revision;
        if (body.blocks !== undefined) {
          const { blocks, global, title, titles } = body;
          const saving = { ...common, blocks, global, title, titles, baseRevision };
          const saved = await savePage(trx, saving);
          if (!saved.ok) return saved;
          baseRevision = saved.revision;
        }
        const { pages: chosen, look } = body;
        const accountId = accountOf(request);
        return publishPages(trx, { ...common, pages: chosen, look, baseRevision, accountId });
      });
      if (!published.ok) return refusePage(request, reply, published);
      return {
        success: true as const,
        version: published.version,
        pages: [...published.pages],
        revision: published.revision,
        published_at: at.toISOString(),
        lastPublishTimestamp: at.getTime(),
      };
    },
  );

  app.post(
    '/api/v1/pages/revert/:shop_id/:page/:slot',
    {
      config,
      schema: {
        tags,
        summary: 'Revert to publish: the draft is again what visitors see',
        params: SlotParams,
        response: { 200: EditedPage, '4xx': ApiError },
      },
    },
    async (request) => {
      const shopId = request.params.shop_id;
      const name = pageNameOf(request.params.page);
      const accountId = accountOf(request);
      const reverted = await host.db
        .transaction()
        .execute((trx) => revertPage(trx, { shopId, name, accountId, at: host.now() }));
      if (!reverted.ok) {
        throw new ApiFailure(reverted.code === 'NOT_FOUND' ? 404 : 409, reverted.code);
      }
      return editedPage(await stateOr404(shopId, name));
    },
  );

  app.get(
    '/api/v1/pages/versions/:shop_id/:page',
    {
      config,
      schema: {
        tags,
        summary: 'What was published of a page, newest first',
        params: PageParams,
        response: { 200: Type.Array(PageVersionEntry), '4xx': ApiError },
      },
    },
    async ({ params }) => [
      ...(await listVersions(host.db, params.shop_id, pageNameOf(params.page))),
    ],
  );

  app.get(
    '/api/v1/pages/versions/:shop_id/:id/document',
    {
      config,
      schema: {
        tags,
        summary: 'One publication of a page, to be looked at',
        params: VersionParams,
        response: { 200: PageVersion, '4xx': ApiError },
      },
    },
    async ({ params }) => {
      const version = await readVersion(host.db, params.shop_id, params.id);
      if (!version) throw new ApiFailure(404, 'NOT_FOUND');
      return version;
    },
  );

  app.put(
    '/api/v1/pages/versions/:shop_id/:id/name',
    {
      config,
      schema: {
        tags,
        summary: 'Names a publication of a page',
        params: VersionParams,
        body: VersionName,
        response: { 200: VersionNamed, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      const label = request.body.label.trim();
      const naming = { shopId, id, label, accountId: accountOf(request), at: host.now() };
      const isNamed = await host.db.transaction().execute((trx) => nameVersion(trx, naming));
      if (!isNamed) throw new ApiFailure(404, 'NOT_FOUND');
      return { success: true as const };
    },
  );

  app.post(
    '/api/v1/pages/versions/:shop_id/:id/restore',
    {
      config,
      schema: {
        tags,
        summary: 'An earlier publication becomes the draft',
        params: VersionParams,
        response: { 200: EditedPage, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      const accountId = accountOf(request);
      const restored = await host.db
        .transaction()
        .execute((trx) => restoreVersion(trx, { shopId, id, accountId, at: host.now() }));
      if (!restored.ok) throw new ApiFailure(404, 'NOT_FOUND');
      return editedPage(await stateOr404(shopId, restored.name));
    },
  );

  async function stateOr404(shopId: number, name: string): Promise<PageState> {
    const state = await readPageState(host.db, shopId, name);
    if (!state) throw new ApiFailure(404, 'NOT_FOUND');
    return state;
  }
};

function accountOf({ visitor }: FastifyRequest): string {
  if (!visitor) throw new ApiFailure(401, 'UNAUTHENTICATED');
  return visitor.accountId;
}
