import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { listRoute, ShopItemParams, ShopParams } from '../../../http/index.ts';
import { failureOf, recordRoutes } from '../../catalog/index.ts';
import {
  createContestant,
  removeContestant,
  restoreContestant,
  updateContestant,
} from './change-contestant.ts';
import {
  ContestantCreate,
  ContestantOrder,
  ContestantOrderUpdate,
  ContestantRemoval,
  ContestantUpdate,
  ManagedContestant,
} from './contestants.contract.ts';
import { managedContestants, readContestantRows, readOrder } from './managed-contestants.list.ts';
import { orderContestants } from './order-contestants.ts';

/** The contestants of a contest (spec §2 "/contestants"), for its staff. A deleted one can be restored for a day. */
export const manageContestants: Module = (app, host) => {
  const { db } = host;
  listRoute(app, host, managedContestants);
  const { changeOf } = recordRoutes(app, host, {
    name: 'contestants',
    one: 'a contestant',
    access: { read: 'shop:write', write: 'shop:write' },
    shown: ManagedContestant,
    read: async (reader, id) => (await readContestantRows(db, reader, [id]))[0],
    create: { body: ContestantCreate, run: (change, body) => createContestant(db, change, body) },
    update: {
      body: ContestantUpdate,
      run: (change, id, body) => updateContestant(db, change, id, body),
    },
    remove: {
      query: ContestantRemoval,
      run: (change, id, { revision }) => removeContestant(db, change, id, revision),
    },
  });

  const ordering = { access: 'shop:write', origin: 'platform' } as const;
  const order = {
    tags: ['manage contestants'],
    params: ShopParams,
    response: { 200: ContestantOrder, '4xx': ApiError },
  };
  const path = '/api/v1/manage/:shop_id/contestants/order';
  app.get(
    path,
    { config: ordering, schema: { ...order, summary: 'All contestants in the order of visitors' } },
    ({ params }) => readOrder(db, params.shop_id),
  );
  app.put(
    path,
    {
      config: ordering,
      schema: { ...order, summary: 'Puts the contestants in order', body: ContestantOrderUpdate },
    },
    async (request) => {
      const ordered = await orderContestants(db, changeOf(request), request.body.ids);
      if (!ordered.ok) throw failureOf(ordered.refusal);
      return readOrder(db, request.params.shop_id);
    },
  );

  app.post(
    '/api/v1/manage/:shop_id/contestants/:id/restore',
    {
      config: { access: 'shop:write', origin: 'platform' },
      schema: {
        tags: ['manage contestants'],
        summary: 'Brings back a deleted contestant',
        params: ShopItemParams,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const restored = await restoreContestant(db, changeOf(request), request.params.id);
      if (!restored.ok) throw failureOf(restored.refusal);
      return reply.status(204).send(null);
    },
  );
};
