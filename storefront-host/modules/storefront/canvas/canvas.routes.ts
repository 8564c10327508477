import type { FastifyRequest } from 'fastify';
import { ApiError } from '@talad/elements/api/error.contract';
import { FRONT_PAGE, sectionBlock } from '@talad/elements/page/page';
import { pageNameOf } from '@talad/elements/page/page-name';
import { signedIn, requireUse } from '../../../identity/index.ts';
import type { Host, Module } from '../../../host.ts';
import { ApiFailure, property } from '../../../http/index.ts';
import { startDeadline, type SiteRef } from '../../../rendering/index.ts';
import { findShopById } from '../../shops/index.ts';
import { readSectionData } from '../sections/section-data.ts';
import {
  readSite,
  frameData,
  CANVAS_MINUTES,
  openCanvasToken,
  signCanvasToken,
  pagePath,
} from '../../content/index.ts';
import {
  CanvasTicket,
  PageParams,
  SectionDataAsk,
  SectionDataFound,
  ShopParams,
} from '../../content/pages/pages.contract.ts';

const tags = ['pages'];

/** The editor's canvas: a token that opens the draft as a page, and the data of its sections. */
export const canvas: Module = (app, host) => {
  app.post(
    '/api/v1/pages/canvas/:shop_id/:page',
    {
      config: { access: 'page:write', origin: 'platform' },
      schema: {
        tags,
        summary: 'An address that shows the draft for a quarter of an hour',
        params: PageParams,
        response: { 200: CanvasTicket, '4xx': ApiError },
      },
    },
    async (request) => {
      const { params } = request;
      const shop = await findShopById(host.db, params.shop_id);
      if (!shop) throw new ApiFailure(404, 'NOT_FOUND');
      const page = pageNameOf(params.page);
      const expires = new Date(host.now().getTime() + CANVAS_MINUTES * 60_000);
      const token = signCanvasToken(
        host.secrets,
        { shop_id: shop.id, page, account_id: signedIn(request).accountId },
        expires,
      );
      // The path form works on the origin of the back office, without wildcard DNS.
      const base = shop.kind === 'mall' ? '' : `/web/${shop.shopname}`;
      const path = page === FRONT_PAGE ? base || '/' : `${base}${pagePath(page)}`;
      return { url: `${path}?edit=1&t=${token}`, token, expires_at: expires.toISOString() };
    },
  );

  app.post(
    '/api/v1/pages/section-data/:shop_id',
    {
      config: { access: 'public', origin: 'any' },
      // Before the body is validated: a caller without access learns nothing about it.
      preValidation: (request) => requireEditor(host, request),
      schema: {
        tags,
        summary: 'What an editor shows: products, pictures, posts, coupons; header and footer',
        params: ShopParams,
        body: SectionDataAsk,
        response: { 200: SectionDataFound, '4xx': ApiError },
      },
    },
    async (request) => {
      const { params, body } = request;
      const shop = await findShopById(host.db, params.shop_id);
      const ref: SiteRef =
        shop?.kind === 'mall'
          ? { kind: 'mall' }
          : { kind: 'shop', shopname: shop?.shopname ?? '', form: 'path' };
      const siteQuery = {
        db: host.db,
        config: host.config,
        ref,
        lang: body.lang,
        now: host.now(),
        ...(body.design ? { design: { ...body.design } } : {}),
      };
      const site = shop && (await readSite(siteQuery));
      if (!site) throw new ApiFailure(404, 'NOT_FOUND');
      const deadline = startDeadline((error) => {
        request.log.warn({ err: error, reqId: request.id }, 'sections are shown without a part');
      });
      const blocks = body.blocks.map(({ id, name, props }) =>
        sectionBlock({ id, name, props: { ...props } }),
      );
      const { data } = await readSectionData({ db: host.db, site, deadline }, blocks);
      const url = `${site.context.place.base}${pagePath(pageNameOf(body.page ?? FRONT_PAGE))}`;
      return {
        data: Object.fromEntries(data),
        ...(body.design ? { frame: { ...frameData(site, { url }) } } : {}),
      };
    },
  );
};

/** Requires the canvas's token, which comes without a cookie, or the session of an editor. */
async function requireEditor(host: Host, request: FastifyRequest): Promise<void> {
  const shopId = Number(property(request.params, 'shop_id'));
  const token = property(request.body, 'token');
  if (typeof token === 'string') {
    const pass = await openCanvasToken(host, token);
    if (pass?.shop_id === shopId) return;
    throw new ApiFailure(403, 'EXPIRED');
  }
  const { visitor } = request;
  if (!visitor || visitor.shopId !== null) throw new ApiFailure(401, 'UNAUTHENTICATED');
  await requireUse(host, request, shopId, 'page:write');
}
