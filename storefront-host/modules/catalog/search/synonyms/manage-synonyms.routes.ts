import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../../host.ts';
import { ApiFailure, listRoute, ShopOrderParams, ShopParams } from '../../../../http/index.ts';
import { signedIn } from '../../../../identity/index.ts';
import { failureOf, type Changed } from '../../refusal.ts';
import { createSynonym, removeSynonym, restoreSynonym, updateSynonym } from './change-synonym.ts';
import { Synonym, SynonymCreate, SynonymUpdate } from './synonyms.contract.ts';
import { managedSynonyms, readSynonyms } from './synonyms.read.ts';
import { forgetSynonyms } from './with-alternatives.ts';

const base = '/api/v1/manage/:shop_id/synonyms';
const config = { access: 'shop:write', origin: 'platform' } as const;
const tags = ['manage synonyms'];
const one = { tags, params: ShopOrderParams };
const all = { tags, params: ShopParams };

/** Synonyms of a shop's search, for its staff (decision 518). */
export const manageSynonyms: Module = (app, host) => {
  listRoute(app, host, managedSynonyms);

  app.get(
    `${base}/:id`,
    {
      config,
      schema: { ...one, summary: 'One synonym', response: { 200: Synonym, '4xx': ApiError } },
    },
    ({ params }) => readOr404(params.shop_id, params.id),
  );

  app.post(
    base,
    {
      config,
      schema: {
        ...all,
        summary: 'Adds a group of synonyms',
        body: SynonymCreate,
        response: { 201: Synonym, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      const made = await createSynonym(host.db, changeOf(request, shopId), request.body);
      if (!made.ok) throw failureOf(made.refusal);
      forgetSynonyms(host.db, shopId);
      return reply.status(201).send(await readOr404(shopId, made.id));
    },
  );

  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        ...one,
        summary: 'Changes a group of synonyms',
        body: SynonymUpdate,
        response: { 200: Synonym, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      settle(shopId, await updateSynonym(host.db, changeOf(request, shopId), id, request.body));
      return readOr404(shopId, id);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config,
      schema: {
        ...one,
        summary: 'Deletes a group of synonyms; POST restore brings it back',
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId, id } = request.params;
      settle(shopId, await removeSynonym(host.db, changeOf(request, shopId), id));
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${base}/:id/restore`,
    {
      config,
      schema: {
        ...one,
        summary: 'Brings a deleted group of synonyms back',
        response: { 200: Synonym, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      settle(shopId, await restoreSynonym(host.db, changeOf(request, shopId), id));
      return readOr404(shopId, id);
    },
  );

  function changeOf(request: FastifyRequest, shopId: number) {
    return { shopId, accountId: signedIn(request).accountId, at: host.now() };
  }

  /** @throws ApiFailure */
  function settle(shopId: number, changed: Changed): void {
    if (!changed.ok) throw failureOf(changed.refusal);
    forgetSynonyms(host.db, shopId);
  }

  async function readOr404(shopId: number, id: string): Promise<Static<typeof Synonym>> {
    const [found] = await readSynonyms(host.db, shopId, [id]);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};
