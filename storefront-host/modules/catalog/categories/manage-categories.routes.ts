import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopItemParams, ShopParams, type ListReader } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { failureOf } from '../refusal.ts';
import { createCategory, moveCategory, updateCategory } from './change-category.ts';
import {
  CategoryCreate,
  CategoryMove,
  CategoryRemoval,
  CategoryTree,
  CategoryUpdate,
  ManagedCategory,
} from './manage-categories.contract.ts';
import { readCategoryTree, readManagedCategory } from './manage-categories.read.ts';
import { removeCategory } from './remove-category.ts';

const base = '/api/v1/manage/:shop_id/categories';
const read = { access: 'product:read', origin: 'platform' } as const;
const write = { access: 'product:write', origin: 'platform' } as const;
const tags = ['manage categories'];

/** The categories of a shop, for its staff. */
export const manageCategories: Module = (app, host) => {
  app.get(
    base,
    {
      config: read,
      schema: {
        tags,
        summary: 'All categories of the shop',
        params: ShopParams,
        response: { 200: CategoryTree, '4xx': ApiError },
      },
    },
    async (request) => readTree(readerOf(request)),
  );

  app.get(
    `${base}/:id`,
    {
      config: read,
      schema: {
        tags,
        summary: 'One category',
        params: ShopItemParams,
        response: { 200: ManagedCategory, '4xx': ApiError },
      },
    },
    async (request) => readOr404(readerOf(request), request.params.id),
  );

  app.post(
    base,
    {
      config: write,
      schema: {
        tags,
        summary: 'Creates a category',
        params: ShopParams,
        body: CategoryCreate,
        response: { 201: ManagedCategory, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const made = await createCategory(host.db, changeOf(request), request.body);
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
        summary: 'Changes a category',
        params: ShopItemParams,
        body: CategoryUpdate,
        response: { 200: ManagedCategory, '4xx': ApiError },
      },
    },
    async (request) => {
      const { id } = request.params;
      const changed = await updateCategory(host.db, changeOf(request), id, request.body);
      if (!changed.ok) throw failureOf(changed.refusal);
      return readOr404(readerOf(request), id);
    },
  );

  app.post(
    `${base}/:id/move`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Moves a category within the tree',
        params: ShopItemParams,
        body: CategoryMove,
        response: { 200: CategoryTree, '4xx': ApiError },
      },
    },
    async (request) => {
      const { id } = request.params;
      const moved = await moveCategory(host.db, changeOf(request), id, request.body);
      if (!moved.ok) throw failureOf(moved.refusal);
      return readTree(readerOf(request));
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Deletes a category',
        params: ShopItemParams,
        querystring: CategoryRemoval,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const removed = await removeCategory(host.db, changeOf(request), id, request.query);
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

  async function readTree(reader: ListReader): Promise<CategoryTree> {
    return { categories: await readCategoryTree(host.db, reader) };
  }

  async function readOr404(reader: ListReader, id: number): Promise<ManagedCategory> {
    const found = await readManagedCategory(host, reader, id);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};
