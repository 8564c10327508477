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
import { mergeTag, removeTag, updateTag } from './change-tag.ts';
import { TagMerge, TagUpdate, ManagedTag, TagRemoval } from './manage-tags.contract.ts';
import { managedTags, readTagRows } from './managed-tags.list.ts';

const base = '/api/v1/manage/:shop_id/tags';
const read = { access: 'product:read', origin: 'platform' } as const;
const write = { access: 'product:write', origin: 'platform' } as const;
const tags = ['manage tags'];

/** The tags of a shop, for its staff. */
export const manageTags: Module = (app, host) => {
  listRoute(app, host, managedTags);

  app.get(
    `${base}/:id`,
    {
      config: read,
      schema: {
        tags,
        summary: 'One tag',
        params: ShopItemParams,
        response: { 200: ManagedTag, '4xx': ApiError },
      },
    },
    async (request) => readOr404(readerOf(request), request.params.id),
  );

  app.post(
    `${base}/:id/merge`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Gives its products another tag',
        params: ShopItemParams,
        body: TagMerge,
        response: { 200: ManagedTag, '4xx': ApiError },
      },
    },
    async (request) => {
      const { params, body } = request;
      const merged = await mergeTag(host.db, changeOf(request), params.id, body);
      if (!merged.ok) throw failureOf(merged.refusal);
      return readOr404(readerOf(request), body.into);
    },
  );

  app.put(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Changes a tag',
        params: ShopItemParams,
        body: TagUpdate,
        response: { 200: ManagedTag, '4xx': ApiError },
      },
    },
    async (request) => {
      const { id } = request.params;
      const changed = await updateTag(host.db, changeOf(request), id, request.body);
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
        summary: 'Deletes a tag',
        params: ShopItemParams,
        querystring: TagRemoval,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const removed = await removeTag(host.db, changeOf(request), params.id, query);
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

  async function readOr404(reader: ListReader, id: number): Promise<ManagedTag> {
    const [found] = await readTagRows(host.db, reader, [id]);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};
