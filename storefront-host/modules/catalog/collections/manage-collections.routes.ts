import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import {
  ApiFailure,
  listRoute,
  ShopItemParams,
  ShopParams,
  type ListReader,
} from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { failureOf } from '../refusal.ts';
import { createCollection, removeCollection, updateCollection } from './change-collection.ts';
import { toStoredRule } from './collection-rule.ts';
import {
  CollectionCreate,
  CollectionRule,
  CollectionUpdate,
  ManagedCollection,
  RemovalQuery,
  RulePreview,
} from './manage-collections.contract.ts';
import { previewRule, readManagedCollection } from './manage-collections.read.ts';
import { managedCollections } from './managed-collections.list.ts';

const base = '/api/v1/manage/:shop_id/collections';
const read = { access: 'product:read', origin: 'platform' } as const;
const write = { access: 'product:write', origin: 'platform' } as const;
const tags = ['manage collections'];

/** The collections of a shop, for its staff. */
export const manageCollections: Module = (app, host) => {
  listRoute(app, host, managedCollections);

  app.get(
    `${base}/:id`,
    {
      config: read,
      schema: {
        tags,
        summary: 'One collection',
        params: ShopItemParams,
        response: { 200: ManagedCollection, '4xx': ApiError },
      },
    },
    async (request) => readOr404(readerOf(request), request.params.id),
  );

  app.post(
    `${base}/preview`,
    {
      config: read,
      schema: {
        tags,
        summary: 'What a rule finds now',
        params: ShopParams,
        body: CollectionRule,
        response: { 200: RulePreview, '4xx': ApiError },
      },
    },
    async (request) =>
      previewRule(host.db, readerOf(request), toStoredRule(request.body), host.now()),
  );

  app.post(
    base,
    {
      config: write,
      schema: {
        tags,
        summary: 'Creates a collection',
        params: ShopParams,
        body: CollectionCreate,
        response: { 201: ManagedCollection, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const made = await createCollection(host.db, changeOf(request), request.body);
      if (!made.ok) throw failureOf(made.refusal);
      return reply.status(201).send(await readOr404(readerOf(request), made.id));
    },
  );

  app.put(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Changes a collection',
        params: ShopItemParams,
        body: CollectionUpdate,
        response: { 200: ManagedCollection, '4xx': ApiError },
      },
    },
    async (request) => {
      const { id } = request.params;
      const changed = await updateCollection(host.db, changeOf(request), id, request.body);
      if (!changed.ok) throw failureOf(changed.refusal);
      return readOr404(readerOf(request), id);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Deletes a collection',
        params: ShopItemParams,
        querystring: RemovalQuery,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const removed = await removeCollection(host.db, changeOf(request), params.id, query.revision);
      if (!removed.ok) throw failureOf(removed.refusal);
      return reply.status(204).send(null);
    },
  );

  type OfShop = FastifyRequest<{ Params: Static<typeof ShopParams> }>;

  function readerOf({ params, lang }: OfShop): ListReader {
    return { shopId: params.shop_id, lang };
  }

  function changeOf(request: OfShop) {
    const { accountId } = signedIn(request);
    return { shopId: request.params.shop_id, accountId, at: host.now() };
  }

  async function readOr404(reader: ListReader, id: number): Promise<ManagedCollection> {
    const found = await readManagedCollection(host, reader, id);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};
