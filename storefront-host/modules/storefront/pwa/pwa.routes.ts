import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, langOf, property } from '../../../http/index.ts';
import {
  devAssets,
  offlineFile,
  readAssets,
  STOREFRONT_DIST,
  workerFile,
  type SiteRef,
} from '../../../rendering/index.ts';
import {
  readSite,
  type Site,
  isIconFile,
  markIcon,
  siteIcon,
  manifestOf,
} from '../../content/index.ts';
import { offlinePage } from './offline-page.ts';

const open = { access: 'public', origin: 'any' } as const;
const hidden = { hide: true } as const;
const FOREVER = 'public, max-age=31536000, immutable';

/** Makes a site installable: manifest, icons, the worker and its offline page. */
export const pwa: Module = async (app, host) => {
  const assets = host.config.dev ? devAssets : readAssets();
  const worker = await builtFile(workerFile(assets));
  const script = await builtFile(offlineFile(assets));

  for (const prefix of ['', '/web/:shopname']) {
    app.get(
      `${prefix}/manifest.webmanifest`,
      { config: open, schema: hidden },
      async (request, reply) => {
        const lang = langOf(property(request.query, 'hl')) ?? request.lang;
        const site = await siteOf(request, lang);
        if (!site) throw new ApiFailure(404, 'NOT_FOUND');
        return reply
          .type('application/manifest+json; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(JSON.stringify(manifestOf(site, lang)));
      },
    );

    app.get(
      `${prefix}/offline`,
      { config: { ...open, anonymous: true }, schema: hidden },
      async (request, reply) => {
        const lang = langOf(property(request.query, 'hl')) ?? request.lang;
        const site = await siteOf(request, lang);
        if (!site && prefix !== '') throw new ApiFailure(404, 'NOT_FOUND');
        const { html, policy } = offlinePage(host.config, assets, { lang, site, script });
        return reply
          .type('text/html; charset=utf-8')
          .header('content-language', lang)
          .header('content-security-policy', policy)
          .header('cache-control', 'public, max-age=0, must-revalidate')
          .send(html);
      },
    );
  }

  app.get(
    '/icons/mark/:file',
    {
      config: { ...open, anonymous: true },
      schema: { ...hidden, params: Type.Object({ file: Type.String() }) },
    },
    async (request, reply) => {
      const { file } = request.params;
      if (!isIconFile(file)) throw new ApiFailure(404, 'NOT_FOUND');
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await markIcon(host, file));
    },
  );

  app.get(
    '/icons/:shop_id/:media_id/:file',
    {
      config: { ...open, anonymous: true },
      schema: {
        ...hidden,
        params: Type.Object({
          shop_id: Type.String({ pattern: '^[1-9]\\d{0,14}$' }),
          media_id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
          file: Type.String(),
        }),
      },
    },
    async (request, reply) => {
      const { shop_id, media_id, file } = request.params;
      const icon = isIconFile(file)
        ? await siteIcon(host, { shopId: Number(shop_id), mediaId: media_id }, file)
        : null;
      if (!icon) throw new ApiFailure(404, 'NOT_FOUND');
      return reply
        .type('image/png')
        .header('cache-control', FOREVER)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(icon);
    },
  );

  app.get(
    '/sw.js',
    { config: { ...open, anonymous: true }, schema: hidden },
    async (_request, reply) => {
      if (worker === null) throw new ApiFailure(404, 'NOT_FOUND');
      return (
        reply
          .type('text/javascript; charset=utf-8')
          .header('cache-control', 'no-cache')
          // A worker has the policy of its own reply; it fetches pages and nothing else.
          .header('content-security-policy', "default-src 'none'; connect-src 'self'")
          .send(worker)
      );
    },
  );

  async function siteOf(request: FastifyRequest, lang: Lang): Promise<Site | null> {
    const ref = refOf(request);
    const { db, config } = host;
    return ref && readSite({ db, config, ref, lang, now: host.now() });
  }
};

async function builtFile(file: string | null): Promise<string | null> {
  return file === null ? null : readFile(join(STOREFRONT_DIST, file), 'utf8');
}

/** Returns the site of the requested host, or of `/web/{shopname}` on the platform's. */
function refOf({ params, requestOrigin }: FastifyRequest): SiteRef | null {
  const shopname = property(params, 'shopname');
  if (typeof shopname === 'string') {
    return requestOrigin.kind === 'platform'
      ? { kind: 'shop', shopname: shopname.toLowerCase(), form: 'path' }
      : null;
  }
  return requestOrigin.kind === 'platform'
    ? { kind: 'mall' }
    : { kind: 'shop', shopname: requestOrigin.shopname, form: 'host' };
}
