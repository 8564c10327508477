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
import { failureOf } from '../../catalog/index.ts';
import {
  createContestant,
  removeContestant,
  restoreContestant,
  updateContestant,
} from './change-contestant.ts';
import {
  ContestantCreate,
  ContestantRemoval,
  ContestantUpdate,
  ManagedContestant,
} from './contestants.contract.ts';
import { managedContestants, readContestantRows } from './managed-contestants.list.ts';

const base = '/api/v1/manage/:shop_id/contestants';
const config = { access: 'shop:write', origin: 'platform' } as const;
const tags = ['manage contestants'];

/** The contestants of a contest (spec §2 "/contestants"), for its staff. */
export const manageContestants: Module = (app, host) => {
  listRoute(app, host, managedContestants);

  app.get(
    `${base}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'One contestant',
        params: ShopItemParams,
        response: { 200: ManagedContestant, '4xx': ApiError },
      },
    },
    async (request) => readOr404(readerOf(request), request.params.id),
  );

  app.post(
    base,
    {
      config,
      schema: {
        tags,
        summary: 'Adds a contestant',
        params: ShopParams,
        body: ContestantCreate,
        response: { 201: ManagedContestant, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const made = await createContestant(host.db, changeOf(request), request.body);
      if (!made.ok) throw failureOf(made.refusal);
      return reply.status(201).send(await readOr404(readerOf(request), made.id));
    },
  );

  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Changes a contestant',
        params: ShopItemParams,
        body: ContestantUpdate,
        response: { 200: ManagedContestant, '4xx': ApiError },
      },
    },
    async (request) => {
      const { id } = request.params;
      const changed = await updateContestant(host.db, changeOf(request), id, request.body);
      if (!changed.ok) throw failureOf(changed.refusal);
      return readOr404(readerOf(request), id);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Deletes a contestant; it can be restored for a day',
        params: ShopItemParams,
        querystring: ContestantRemoval,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const removed = await removeContestant(host.db, changeOf(request), params.id, query.revision);
      if (!removed.ok) throw failureOf(removed.refusal);
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${base}/:id/restore`,
    {
      config,
      schema: {
        tags,
        summary: 'Brings back a deleted contestant',
        params: ShopItemParams,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const restored = await restoreContestant(host.db, changeOf(request), request.params.id);
      if (!restored.ok) throw failureOf(restored.refusal);
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

  async function readOr404(reader: ListReader, id: number): Promise<ManagedContestant> {
    const [found] = await readContestantRows(host.db, reader, [id]);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};
