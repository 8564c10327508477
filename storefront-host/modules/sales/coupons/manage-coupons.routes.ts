import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopItemParams, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import {
  addCouponCodes,
  createCoupon,
  endCoupon,
  removeCoupon,
  updateCoupon,
  type CouponChanged,
} from './change-coupon.ts';
import { managedCoupons, readManagedCoupons } from './coupons.list.ts';
import { codesCsv } from './coupon-codes.ts';
import {
  CouponCodes,
  CouponCreate,
  CouponEnd,
  CouponUpdate,
  ManagedCoupon,
} from './manage-coupons.contract.ts';

const base = '/api/v1/manage/:shop_id/coupons';
const read = { access: 'offer:read', origin: 'platform' } as const;
const write = { access: 'offer:write', origin: 'platform' } as const;
const tags = ['manage coupons'];

/** Serves the coupons of a shop to its staff. */
export const manageCoupons: Module = (app, host) => {
  listRoute(app, host, managedCoupons(host.now));

  app.get(
    `${base}/:id`,
    {
      config: read,
      schema: {
        tags,
        summary: 'One coupon',
        params: ShopItemParams,
        response: { 200: ManagedCoupon, '4xx': ApiError },
      },
    },
    ({ params }) => readOr404(params.shop_id, params.id),
  );

  app.post(
    base,
    {
      config: write,
      schema: {
        tags,
        summary: 'Creates a coupon',
        params: ShopParams,
        body: CouponCreate,
        response: { 201: ManagedCoupon, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      const act = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      const id = doneOrRefused(await createCoupon(host.db, act, request.body));
      return reply.status(201).send(await readOr404(shopId, id));
    },
  );

  app.put(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Changes a coupon',
        params: ShopItemParams,
        body: CouponUpdate,
        response: { 200: ManagedCoupon, '4xx': ApiError },
      },
    },
    async (request) => {
      doneOrRefused(await updateCoupon(host.db, actOf(request), request.body));
      return readOr404(request.params.shop_id, request.params.id);
    },
  );

  app.post(
    `${base}/:id/end`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Ends a running coupon',
        params: ShopItemParams,
        body: CouponEnd,
        response: { 200: ManagedCoupon, '4xx': ApiError },
      },
    },
    async (request) => {
      doneOrRefused(await endCoupon(host.db, actOf(request), request.body.revision));
      return readOr404(request.params.shop_id, request.params.id);
    },
  );

  app.post(
    `${base}/:id/codes`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Makes more single-use codes of a coupon',
        params: ShopItemParams,
        body: CouponCodes,
        response: { 200: ManagedCoupon, '4xx': ApiError },
      },
    },
    async (request) => {
      doneOrRefused(await addCouponCodes(host.db, actOf(request), request.body.count));
      return readOr404(request.params.shop_id, request.params.id);
    },
  );

  app.get(
    `${base}/:id/codes.csv`,
    {
      config: write,
      schema: {
        tags,
        summary: 'The single-use codes of a coupon as CSV',
        params: ShopItemParams,
        response: { 200: Type.String(), '4xx': ApiError },
      },
    },
    async ({ params }, reply) => {
      const csv = await codesCsv(host.db, params.shop_id, params.id);
      if (csv === null) throw new ApiFailure(404, 'NOT_FOUND');
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="coupon-${params.id}.csv"`)
        .header('cache-control', 'no-store')
        .send(csv);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Deletes a coupon that was neither collected nor used',
        params: ShopItemParams,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      doneOrRefused(await removeCoupon(host.db, actOf(request)));
      return reply.status(204).send(null);
    },
  );

  function actOf(request: FastifyRequest<{ Params: Static<typeof ShopItemParams> }>) {
    const { shop_id: shopId, id } = request.params;
    return { shopId, id, accountId: signedIn(request).accountId, at: host.now() };
  }

  async function readOr404(shopId: number, id: number): Promise<ManagedCoupon> {
    const [found] = await readManagedCoupons(host.db, shopId, [id], host.now());
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};

/** Returns the coupon's id. @throws ApiFailure */
function doneOrRefused(changed: CouponChanged): number {
  if (changed.ok) return changed.id;
  if (changed.code === 'VALIDATION') {
    const { path, key } = changed;
    throw new ApiFailure(400, 'VALIDATION', {}, { fields: [{ path, key }] });
  }
  throw new ApiFailure(changed.code === 'NOT_FOUND' ? 404 : 409, changed.code);
}
