import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Database } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { closeShop, openShop, reopenShop, type OpeningRefusal } from './change-opening.ts';
import { ClosingRequest, Opening } from './opening.contract.ts';
import { readOpening } from './opening.read.ts';

const base = '/api/v1/manage/:shop_id';
const tags = ['manage'];
const response = { 200: Opening, '4xx': ApiError };

/** Opens and closes a shop, and lists its steps towards opening. */
export const opening: Module = (app, host) => {
  const answer = async (shopId: number): Promise<Opening> => {
    const state = await readOpening(host.db, shopId);
    if (!state) throw new ApiFailure(404, 'NOT_FOUND');
    return state;
  };
  const change = async (
    request: FastifyRequest,
    shopId: number,
    act: (trx: Transaction<Database>, by: Change) => Promise<OpeningRefusal | null>,
  ) => {
    const by = { shopId, accountId: signedIn(request).accountId, at: host.now() };
    const refused = await host.db.transaction().execute((trx) => act(trx, by));
    if (refused) throw new ApiFailure(409, refused.code);
    return answer(shopId);
  };

  app.get(
    `${base}/opening`,
    {
      config: { access: 'shop:read', origin: 'platform' },
      schema: {
        tags,
        summary: 'Whether the shop is open, and its first steps',
        params: ShopParams,
        response,
      },
    },
    (request) => answer(request.params.shop_id),
  );

  app.post(
    `${base}/opening`,
    {
      config: { access: 'shop:open', origin: 'platform' },
      schema: {
        tags,
        summary: 'Opens the shop to visitors, or asks for it where the platform approves shops',
        params: ShopParams,
        response,
      },
    },
    (request) => change(request, request.params.shop_id, openShop),
  );

  app.post(
    `${base}/closing`,
    {
      config: { access: 'shop:open', origin: 'platform' },
      schema: {
        tags,
        summary: 'Closes the shop: hidden at once, removed after 30 days',
        params: ShopParams,
        body: ClosingRequest,
        response,
      },
    },
    (request) =>
      change(request, request.params.shop_id, (trx, by) =>
        closeShop(trx, { ...by, shopname: request.body.shopname }),
      ),
  );

  app.delete(
    `${base}/closing`,
    {
      config: { access: 'shop:open', origin: 'platform' },
      schema: { tags, summary: 'Takes a closing back', params: ShopParams, response },
    },
    (request) => change(request, request.params.shop_id, reopenShop),
  );
};

type Change = Parameters<typeof openShop>[1];
