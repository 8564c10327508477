import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import {
  CouponClaimResponse,
  CouponHtmlResponse,
  CouponListResponse,
  MergeCouponsRequest,
  MergeCouponsResponse,
} from '@talad/elements/api/coupon.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { readApiSite, SiteQuery, type ApiSite, pictureOrigin } from '../../shops/index.ts';
import { claimCoupon } from './claim-coupon.ts';
import { couponHtml } from './coupon-html.ts';
import { readOpenCoupons } from './coupons.read.ts';
import { mergeCoupons } from './merge-coupons.ts';

const config = { access: 'public', origin: 'any' } as const;

/**
 * Serves the "editor-side loads" of spec §7, coupon_list and coupon_get_html/{id}, for open
 * coupons.
 */
export const coupons: Module = (app, host) => {
  const openOf = ({ onlyShop, ctx }: ApiSite, one: { readonly id?: number } = {}) =>
    readOpenCoupons(
      host.db,
      { shopIds: onlyShop === null ? 'all' : [onlyShop], ...one },
      ctx.now,
      ctx.lang,
      pictureOrigin(ctx),
    );

  app.get(
    '/api/v1/coupon_list',
    {
      config,
      schema: {
        tags: ['coupons'],
        summary: 'Coupons that can be used now; of every shop in the mall',
        querystring: SiteQuery,
        response: { 200: CouponListResponse, '4xx': ApiError },
      },
    },
    async (request) => ({ coupons: [...(await openOf(await readApiSite(host, request)))] }),
  );

  app.get(
    '/api/v1/coupon_get_html/:id',
    {
      config,
      schema: {
        tags: ['coupons'],
        summary: 'One coupon as markup',
        params: Type.Object({ id: Id }),
        querystring: SiteQuery,
        response: { 200: CouponHtmlResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const site = await readApiSite(host, request);
      const { id } = request.params;
      const [coupon] = await openOf(site, { id });
      if (!coupon) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      return { id, html: couponHtml(coupon, site.ctx.lang) };
    },
  );

  app.post(
    '/api/v1/coupons/:id/claim',
    {
      config: { ...config, rateLimit: { max: 30 } },
      schema: {
        tags: ['coupons'],
        summary: 'Collects a coupon for the account, or tells a guest its code',
        params: Type.Object({ id: Id }),
        querystring: SiteQuery,
        body: Type.Object({}),
        response: { 200: CouponClaimResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const site = await readApiSite(host, request);
      const { id } = request.params;
      const accountId = request.visitor?.accountId ?? null;
      const { now } = site.ctx;
      const claim = { couponId: id, onlyShop: site.onlyShop, accountId, now };
      const claimed = await claimCoupon(host.db, claim);
      if (!claimed.ok)
        throw new ApiFailure(claimed.code === 'COUPON_GONE' ? 409 : 404, claimed.code);
      const [coupon] = await openOf(site, { id });
      if (!coupon) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      return { coupon, kept: accountId === null ? ('browser' as const) : ('account' as const) };
    },
  );

  app.post(
    '/api/v1/coupons/merge',
    {
      config: { access: 'visitor', origin: 'any', rateLimit: { max: 20 } },
      schema: {
        tags: ['coupons'],
        summary: 'Gives the account what its browser collected before its visitor signed in',
        body: MergeCouponsRequest,
        response: { 200: MergeCouponsResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const { accountId, shopId: onlyShop } = signedIn(request);
      const { ids } = request.body;
      return { kept: await mergeCoupons(host.db, ids, { accountId, onlyShop, now: host.now() }) };
    },
  );
};
