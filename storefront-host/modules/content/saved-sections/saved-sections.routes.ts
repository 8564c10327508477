import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { soundBlocks } from '@talad/elements/page/sound-blocks';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { pageFailure } from '../pages/page-failure.ts';
import { ShopParams } from '../pages/pages.contract.ts';
import {
  removeSection,
  renameSection,
  restoreSection,
  saveSection,
  type SectionChanged,
} from './change-saved-section.ts';
import {
  MAX_SAVED_BYTES,
  MAX_SAVED_SECTIONS,
  SavedSectionCreate,
  SavedSectionParams,
  SavedSectionRename,
  SavedSections,
} from './saved-sections.contract.ts';
import { listSavedSections } from './saved-sections.read.ts';

const base = '/api/v1/pages/sections/:shop_id';
const config = { access: 'page:write', origin: 'platform' } as const;
const tags = ['pages'];
/** JSON of a page's limit; a larger body is refused while it is read. */
const bodyLimit = 1_000_000;

/** Sections that a shop keeps under a name, to put on its pages again (decision 503). */
export const savedSections: Module = (app, host) => {
  app.get(
    base,
    {
      config,
      schema: {
        tags,
        summary: 'The saved sections of the shop, newest first',
        params: ShopParams,
        response: { 200: SavedSections, '4xx': ApiError },
      },
    },
    async ({ params }) => ({ sections: await listSavedSections(host.db, params.shop_id) }),
  );

  app.post(
    base,
    {
      config,
      bodyLimit,
      schema: {
        tags,
        summary: 'Saves sections under a name',
        params: ShopParams,
        body: SavedSectionCreate,
        response: { 201: Type.Object({ id: Type.String() }), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const sound = soundBlocks(body.blocks);
      if (!sound.ok) throw pageFailure(sound.problems);
      const change = changeOf(request, params.shop_id);
      const section = { name: body.name.trim(), blocks: sound.blocks };
      const saved = await host.db
        .transaction()
        .execute(async (trx) => must(await saveSection(trx, change, section)));
      return reply.status(201).send({ id: saved.id });
    },
  );

  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Renames a saved section',
        params: SavedSectionParams,
        body: SavedSectionRename,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId, id } = request.params;
      const change = { ...changeOf(request, shopId), id };
      const name = request.body.name.trim();
      must(await host.db.transaction().execute((trx) => renameSection(trx, change, name)));
      return reply.status(204).send(null);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Deletes a saved section; POST restore brings it back for a day',
        params: SavedSectionParams,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId, id } = request.params;
      const change = { ...changeOf(request, shopId), id };
      must(await host.db.transaction().execute((trx) => removeSection(trx, change)));
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${base}/:id/restore`,
    {
      config,
      schema: {
        tags,
        summary: 'Brings a deleted section back',
        params: SavedSectionParams,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId, id } = request.params;
      const change = { ...changeOf(request, shopId), id };
      must(await host.db.transaction().execute((trx) => restoreSection(trx, change)));
      return reply.status(204).send(null);
    },
  );

  function changeOf(request: FastifyRequest, shopId: number) {
    return { shopId, accountId: signedIn(request).accountId, at: host.now() };
  }
};

/** @throws ApiFailure of the refusal. */
function must<T extends { readonly ok: true }>(
  changed: T | Extract<SectionChanged, { ok: false }>,
): T {
  if (changed.ok) return changed;
  if (changed.code === 'NOT_FOUND') throw new ApiFailure(404, 'NOT_FOUND');
  const limit = { limit: MAX_SAVED_SECTIONS, megabytes: MAX_SAVED_BYTES / 1_000_000 };
  throw new ApiFailure(409, 'SECTIONS_FULL', limit);
}
