import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Host } from '../../host.ts';
import { ShopParams } from '../../http/index.ts';
import { adminAssets } from './admin-assets.ts';
import {
  ADMIN_DIST,
  ADMIN_SOURCE,
  DEV_POLICY,
  adminPolicy,
  newNonce,
  readAdminPage,
  withRequest,
} from './admin-page.ts';
import { ShopSummary } from './summary.contract.ts';
import { readSummary } from './summary.repository.ts';

const asset = { access: 'public', origin: 'platform', anonymous: true } as const;
/** Without a session, a visit redirects to the sign-in page and back (identity/plugins/access). */
const signedIn = { access: 'account', origin: 'platform' } as const;

/** The back office at /mybusiness: one page for every address below it, and its built files. */
export async function backOffice(app: App, host: Host): Promise<void> {
  const built = host.config.dev ? undefined : await readAdminPage();
  const assets = await adminAssets(`${ADMIN_DIST}assets/`);

  app.get(
    '/mybusiness/assets/:file',
    { config: asset, schema: { params: Type.Object({ file: Type.String() }) } },
    async (request, reply) => {
      const asset = await assets(request.params.file, request.headers['accept-encoding']);
      if (!asset) return reply.callNotFound();
      if (asset.coding !== 'identity') reply.header('content-encoding', asset.coding);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
        .type(asset.type)
        .send(asset.body);
    },
  );

  app.get(
    '/api/v1/manage/:shop_id/summary',
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags: ['manage'],
        summary: 'Figures of the shop’s first page',
        params: ShopParams,
        response: { 200: ShopSummary },
      },
    },
    (request) => readSummary(host.db, request.params.shop_id, host.now()),
  );

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const html = built ?? (await devPage(app, request.url));
    if (html === undefined) return reply.code(503).type('text/plain').send(NOT_BUILT);
    const nonce = newNonce();
    return reply
      .header('content-security-policy', built ? adminPolicy(nonce) : DEV_POLICY)
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(withRequest(html, { nonce, lang: request.lang, mode: request.cookies['mode'] }));
  };
  app.get('/mybusiness', { config: signedIn }, page);
  app.get('/mybusiness/*', { config: signedIn }, page);
}

const NOT_BUILT = 'The back office is not built: run npm run build';

async function devPage(app: App, url: string): Promise<string | undefined> {
  return app.devServer?.transformIndexHtml(url, await readFile(ADMIN_SOURCE, 'utf8'), url);
}
