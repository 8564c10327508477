import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '@talad/elements/api/error.contract';
import { isFrame, type PageBlock } from '@talad/elements/page/page';
import { pageNameOf } from '@talad/elements/page/page-name';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import {
  devAssets,
  readAssets,
  resolveRoute,
  startDeadline,
  type RequestOrigin,
} from '../../../rendering/index.ts';
import { findShopById } from '../../shops/index.ts';
import { pagePath, readPageState, readSite, type Site } from '../../content/index.ts';
import { PageParams } from '../../content/pages/pages.contract.ts';
import { renderDraft } from '../canvas/draft-page.ts';
import { readSectionData } from '../sections/section-data.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures, PICTURE_BUDGET } from './check-pictures.ts';
import { checkTexts } from './check-texts.ts';
import { finding } from './finding.ts';
import { PageChecks } from './page-checks.contract.ts';

/** Compressed HTML and CSS of a page (design.md §9). */
const CODE_BUDGET = 60_000;
const compress = promisify(brotliCompress);

/** Checks of a draft before it is published. */
export const pageChecks: Module = (app, host) => {
  const assets = host.config.dev ? devAssets : readAssets();
  app.get(
    '/api/v1/pages/checks/:shop_id/:page',
    {
      config: { access: 'page:write', origin: 'platform', rateLimit: { max: 60 } },
      schema: {
        tags: ['pages'],
        summary: 'Weaknesses of a draft before it is published, each with its place',
        params: PageParams,
        response: { 200: PageChecks, '4xx': ApiError },
      },
    },
    async (request) => {
      const shopId = request.params.shop_id;
      const name = pageNameOf(request.params.page);
      const state = await readPageState(host.db, shopId, name);
      const origin = await originOf(shopId);
      if (!state || !origin) throw new ApiFailure(404, 'NOT_FOUND');
      const resolved = resolveRoute(origin, pagePath(name));
      const site = await readSite({
        db: host.db,
        config: host.config,
        ref: resolved.site,
        lang: request.lang,
        now: host.now(),
        design: { ...state.design },
        look: 'draft',
      });
      if (!site) throw new ApiFailure(404, 'NOT_FOUND');
      const { blocks } = state.page;
      const filled = await filledBlocks(request, site, blocks);
      const checking = { host, site, request, unpublished: await unpublishedPages(shopId) };
      const links = await checkLinks(checking, { blocks, design: state.design });
      const pictures = await checkPictures(host.db, shopId, blocks);
      const opened = { shop_id: shopId, page: name };
      const made = await renderDraft({ host, assets, request, resolved, opened }, () => state);
      const { length } = await compress(made.body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      });
      const isHeavy = length > CODE_BUDGET;
      const weight = { amount: Math.round(length / 1_000), wanted: CODE_BUDGET / 1_000 };
      return {
        findings: [
          ...checkTexts(blocks, ({ id }) => filled.has(id)),
          ...links,
          ...pictures.findings,
          ...(isHeavy ? [finding('HEAVY_CODE', weight)] : []),
        ],
        code_bytes: length,
        code_budget: CODE_BUDGET,
        picture_bytes: pictures.bytes,
        picture_budget: PICTURE_BUDGET,
      };
    },
  );

  async function originOf(shopId: number): Promise<RequestOrigin | null> {
    const shop = await findShopById(host.db, shopId);
    if (!shop) return null;
    return shop.kind === 'mall'
      ? { kind: 'platform' }
      : { kind: 'shop', shopId, shopname: shop.shopname };
  }

  /** Returns the ids of sections that list records and have some. */
  async function filledBlocks(
    request: FastifyRequest,
    site: Site,
    blocks: readonly PageBlock[],
  ): Promise<ReadonlySet<string>> {
    const deadline = startDeadline((error) => {
      request.log.warn({ err: error, reqId: request.id }, 'a page is checked without a part');
    });
    const own = blocks.filter((block) => !isFrame(block));
    const { data } = await readSectionData({ db: host.db, site, deadline }, own);
    return new Set(
      Array.from(data).flatMap(([id, { products, blogs, coupons }]) =>
        [products, blogs, coupons].some((list) => Array.isArray(list) && list.length > 0)
          ? [id]
          : [],
      ),
    );
  }

  async function unpublishedPages(shopId: number): Promise<ReadonlySet<string>> {
    const rows = await host.db
      .selectFrom('page')
      .select('name')
      .where('shop_id', '=', shopId)
      .where('published', 'is', null)
      .execute();
    return new Set(rows.map(({ name }) => name));
  }
};
