import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopItemParams, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import {
  createPromotion,
  endPromotion,
  removePromotion,
  updatePromotion,
  type PromotionChanged,
} from './change-promotion.ts';
import {
  ManagedPromotion,
  PreviewAnswer,
  PreviewRequest,
  PromotionCreate,
  PromotionEnd,
  PromotionUpdate,
} from './manage-promotions.contract.ts';
import { previewPromotion } from './preview-promotion.read.ts';
import { managedPromotions, readManagedPromotions } from './promotions.list.ts';

const base = '/api/v1/manage/:shop_id/promotions';
const read = { access: 'offer:read', origin: 'platform' } as const;
const write = { access: 'offer:write', origin: 'platform' } as const;
const tags = ['manage promotions'];

/** Serves the promotions of a shop to its staff. */
export const managePromotions: Module = (app, host) => {
  listRoute(app, host, managedPromotions(host));

  app.get(
    `${base}/:id`,
    {
      config: read,
      schema: {
        tags,
        summary: 'One promotion',
        params: ShopItemParams,
        response: { 200: ManagedPromotion, '4xx': ApiError },
      },
    },
    ({ params, lang }) => readOr404(params.shop_id, params.id, lang),
  );

  app.post(
    base,
    {
      config: write,
      schema: {
        tags,
        summary: 'Creates a promotion',
        params: ShopParams,
        body: PromotionCreate,
        response: { 201: ManagedPromotion, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      const act = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      const id = doneOrRefused(await createPromotion(host.db, act, request.body));
      return reply.status(201).send(await readOr404(shopId, id, request.lang));
    },
  );

  app.post(
    `${base}/preview`,
    {
      config: read,
      schema: {
        tags,
        summary: 'The prices that a discount makes; stores nothing',
        params: ShopParams,
        body: PreviewRequest,
        response: { 200: PreviewAnswer, '4xx': ApiError },
      },
    },
    ({ params, body, lang }) => previewPromotion(host.db, { shopId: params.shop_id, lang }, body),
  );

  app.put(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Changes a promotion',
        params: ShopItemParams,
        body: PromotionUpdate,
        response: { 200: ManagedPromotion, '4xx': ApiError },
      },
    },
    async (request) => {
      doneOrRefused(await updatePromotion(host.db, actOf(request), request.body));
      return readOr404(request.params.shop_id, request.params.id, request.lang);
    },
  );

  app.post(
    `${base}/:id/end`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Ends a running promotion',
        params: ShopItemParams,
        body: PromotionEnd,
        response: { 200: ManagedPromotion, '4xx': ApiError },
      },
    },
    async (request) => {
      doneOrRefused(await endPromotion(host.db, actOf(request), request.body.revision));
      return readOr404(request.params.shop_id, request.params.id, request.lang);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Deletes a promotion',
        params: ShopItemParams,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      doneOrRefused(await removePromotion(host.db, actOf(request)));
      return reply.status(204).send(null);
    },
  );

  function actOf(request: FastifyRequest<{ Params: Static<typeof ShopItemParams> }>) {
    const { shop_id: shopId, id } = request.params;
    return { shopId, id, accountId: signedIn(request).accountId, at: host.now() };
  }

  async function readOr404(shopId: number, id: number, lang: Lang): Promise<ManagedPromotion> {
    const [found] = await readManagedPromotions(host, { shopId, lang }, [id]);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};

/** Returns the promotion's id. @throws ApiFailure */
function doneOrRefused(changed: PromotionChanged): number {
  if (changed.ok) return changed.id;
  if (changed.code === 'VALIDATION') {
    const { path, key } = changed;
    throw new ApiFailure(400, 'VALIDATION', {}, { fields: [{ path, key }] });
  }
  throw new ApiFailure(changed.code === 'NOT_FOUND' ? 404 : 409, changed.code);
}
