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
import { createBrand, removeBrand, updateBrand } from './change-brand.ts';
import { BrandCreate, BrandUpdate, ManagedBrand, BrandRemoval } from './manage-brands.contract.ts';
import { managedBrands, readBrandRows } from './managed-brands.list.ts';

const base = '/api/v1/manage/:shop_id/brands';
const read = { access: 'product:read', origin: 'platform' } as const;
const write = { access: 'product:write', origin: 'platform' } as const;
const tags = ['manage brands'];

/** The brands of a shop, for its staff. */
export const manageBrands: Module = (app, host) => {
  listRoute(app, host, managedBrands);

  app.get(
    `${base}/:id`,
    {
      config: read,
      schema: {
        tags,
        summary: 'One brand',
        params: ShopItemParams,
        response: { 200: ManagedBrand, '4xx': ApiError },
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
        summary: 'Creates a brand',
        params: ShopParams,
        body: BrandCreate,
        response: { 201: ManagedBrand, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const made = await createBrand(host.db, changeOf(request), request.body);
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
        summary: 'Changes a brand',
        params: ShopItemParams,
        body: BrandUpdate,
        response: { 200: ManagedBrand, '4xx': ApiError },
      },
    },
    async (request) => {
      const { id } = request.params;
      const changed = await updateBrand(host.db, changeOf(request), id, request.body);
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
        summary: 'Deletes a brand',
        params: ShopItemParams,
        querystring: BrandRemoval,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const removed = await removeBrand(host.db, changeOf(request), params.id, query);
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

  async function readOr404(reader: ListReader, id: number): Promise<ManagedBrand> {
    const [found] = await readBrandRows(host.db, reader, [id]);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};
