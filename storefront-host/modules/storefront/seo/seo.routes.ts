import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@talad/elements/api/error.contract';
import { SitemapResponse } from '@talad/elements/api/sitemap.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { listCategories, createAnswerCache } from '../../catalog/index.ts';
import { readApiShop, SiteQuery } from '../../shops/index.ts';
import { robotsText } from './robots.ts';
import { listSitePages } from './site-pages.read.ts';
import { parsePart, sitemapSiteOf } from './sitemap-site.ts';
import { indexXml, partXml } from './sitemap-stream.ts';

const open = { access: 'public', origin: 'any' } as const;
/** Search engines request these a few times a day. */
const xml = { config: { ...open, rateLimit: { max: 120 } }, schema: { hide: true } } as const;

/** An index reads all records, which takes seconds at a million products, so it is cached for all callers. */
const KEEP_MS = 600_000;

/** robots.txt, sitemaps of the platform, of shops' own domains and of shops in path form; spec §7's call. */
export const seo: Module = (app, host) => {
  const indexes = createAnswerCache<string>(KEEP_MS, () => host.now().getTime());

  app.get('/robots.txt', { config: open, schema: { hide: true } }, async (request, reply) => {
    const site = await siteOf(request);
    // Robots may read the pages of an unlisted shop, because only there they find `noindex`.
    const sitemaps = site.isListed ? [`${site.base}.xml`] : [];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(sitemaps));
  });

  for (const prefix of ['', '/web/:shopname']) {
    app.get(`${prefix}/sitemap.xml`, xml, async (request, reply) => {
      const site = await siteOf(request);
      return sendXml(reply, await indexes.get(site.base, () => indexXml(host, site)));
    });

    app.get(`${prefix}/sitemap/:file`, xml, async (request, reply) => {
      const site = await siteOf(request);
      const part = parsePart(param(request, 'file') ?? '');
      if (!part) throw new ApiFailure(404, 'NOT_FOUND');
      return sendXml(reply, Readable.from(partXml(host, site.scope, part)));
    });
  }

  app.get(
    '/api/v1/sitemap',
    {
      config: open,
      schema: {
        tags: ['shops'],
        summary: 'The pages and categories of a site, and its sitemaps for search engines',
        querystring: SiteQuery,
        response: { 200: SitemapResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const site = await readApiShop(host, request);
      const name = site.onlyShop === null || site.shop.domain ? undefined : site.shop.shopname;
      const [pages, categories, map] = await Promise.all([
        listSitePages(host.db, site.shop, site.ctx),
        listCategories(host.db, site.shop.id, site.ctx),
        request.requestOrigin.kind === 'platform'
          ? sitemapSiteOf(host, request, name)
          : siteOf(request),
      ]);
      return {
        pages: [...pages],
        categories: [...categories],
        sitemaps: map ? [`${map.base}.xml`] : [],
      };
    },
  );

  async function siteOf(request: FastifyRequest) {
    const site = await sitemapSiteOf(host, request, param(request, 'shopname'));
    if (!site) throw new ApiFailure(404, 'NOT_FOUND');
    return site;
  }
};

function sendXml(reply: FastifyReply, body: string | Readable): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(body);
}

function param(request: FastifyRequest, name: string): string | undefined {
  const params = request.params as Readonly<Record<string, string | undefined>>;
  return params[name];
}
