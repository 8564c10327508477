import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { AppConstants } from '@talad/elements/api/constants.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import {
  BLOG_PAGE_SIZE,
  COMPARE_LIMIT,
  DEFAULT_MAX_QUANTITY,
  HISTORY_LIMIT,
  NEW_PRODUCT_DAYS,
  RECENTLY_VIEWED_LIMIT,
  REVIEW_PAGE_SIZE,
  SEARCH_PAGE_SIZE,
} from '@talad/elements/commerce/limits';
import { createSiteLookup, ApiFailure } from '../../../http/index.ts';
import type { Module } from '../../../host.ts';
import { resolveRoute } from '../../../rendering/index.ts';
import { readSite, type Site } from '../../content/index.ts';

const limits = {
  products_per_page: SEARCH_PAGE_SIZE,
  reviews_per_page: REVIEW_PAGE_SIZE,
  blogs_per_page: BLOG_PAGE_SIZE,
  recently_viewed: RECENTLY_VIEWED_LIMIT,
  compare: COMPARE_LIMIT,
  history: HISTORY_LIMIT,
  new_product_days: NEW_PRODUCT_DAYS,
  max_quantity: DEFAULT_MAX_QUANTITY,
};

/** Spec §7: app constants, for the address of an app. */
export const constants: Module = (app, host) => {
  const lookUp = createSiteLookup(host);

  app.get(
    '/api/v1/app/constants',
    {
      config: { access: 'public', origin: 'any' },
      schema: {
        tags: ['shops'],
        summary: 'The site of an address, and what holds on it',
        querystring: Type.Object({
          /** Any page of the site; without it, the requested host. */
          fullUrl: Type.Optional(Type.String({ maxLength: 2_000 })),
          rev: Type.Optional(Type.String()),
          nc: Type.Optional(Type.String()),
        }),
        response: { 200: AppConstants, '4xx': ApiError },
      },
    },
    async (request) => {
      const { fullUrl } = request.query;
      const url = addressOf(fullUrl ?? `${request.ownOrigin}/`);
      const found = url && (await lookUp(url.hostname));
      if (!found) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      const site = await readSite({
        db: host.db,
        config: host.config,
        ref: resolveRoute(found.origin, url.pathname).site,
        lang: request.lang,
        now: host.now(),
      });
      if (!site) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      return constantsOf(site);
    },
  );
};

function addressOf(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

function constantsOf(site: Site): AppConstants {
  const { base, origin } = site.context.place;
  const { pages } = site.look;
  return {
    shop_id: site.shopId,
    shopname: site.shopname,
    title: site.title,
    kind: site.kind,
    lang: site.siteLang,
    languages: ['th', 'en'],
    currency: 'THB',
    base,
    url: `${origin}${base}` || origin,
    api: `${origin}/api/v1`,
    site: base === '' ? null : site.shopname,
    rev: revisionOf(site),
    features: {
      blog: site.kind !== 'mall' && site.kind !== 'bookfair' && !pages.blog.disable,
      exhibition: site.kind === 'bookfair' && !pages.blog.disable,
      contestants: site.kind === 'contest',
      sellers: site.kind === 'mall' && !pages.seller.disable,
      brands: !pages.brand.disable,
      buy_now: !pages.product.disableBuyNow,
    },
    limits,
  };
}

function revisionOf({ updatedAt, design }: Site): string {
  const parts = `${updatedAt.getTime()}\n${JSON.stringify(design)}`;
  return createHash('sha256').update(parts).digest('hex').slice(0, 12);
}
