import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Module } from '../../host.ts';
import { ApiFailure } from '../../http/index.ts';
import {
  PageTimeout,
  devAssets,
  readAssets,
  STOREFRONT_DIST,
  prepareElements,
  themeFontCss,
} from '../../rendering/index.ts';
import { brokenPage } from './broken-page.ts';
import { favicon } from '../content/index.ts';
import { answerPage } from './page-request.ts';
import { speculationRules } from './seo/speculation-rules.ts';

/** Every page of every site, and the files that their browsers load. */
export const storefront: Module = async (app, host) => {
  await prepareElements();
  const assets = host.config.dev ? devAssets : readAssets();
  const open = { access: 'public', origin: 'any' } as const;

  app.get(
    '/assets/speculation-rules.json',
    { config: { ...open, anonymous: true }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .type('application/speculationrules+json')
        .header('cache-control', 'public, max-age=86400')
        .send(JSON.stringify(speculationRules)),
  );

  // The editor shows each family in its own letters, in its picker and on its canvas.
  app.get(
    '/assets/theme-fonts.css',
    { config: { ...open, anonymous: true }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .type('text/css')
        .header('cache-control', 'public, max-age=600')
        .send(themeFontCss(assets)),
  );

  // Browsers request the .ico by themselves if a page names no icon.
  for (const url of ['/favicon.svg', '/favicon.ico']) {
    app.get(
      url,
      { config: { ...open, anonymous: true }, schema: { hide: true } },
      async (_request, reply) =>
        reply
          .type('image/svg+xml')
          .header('cache-control', 'public, max-age=86400')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(favicon),
    );
  }

  const folder = join(STOREFRONT_DIST, 'assets');
  if (existsSync(folder)) {
    await app.register(async (scope) => {
      scope.decorate('routeRule', { ...open, anonymous: true });
      await scope.register(fastifyStatic, {
        root: folder,
        prefix: '/assets/',
        decorateReply: false,
        // Names carry a hash of their content.
        immutable: true,
        maxAge: '365d',
        preCompressed: true,
        index: false,
        setHeaders: (reply) => {
          reply.header('cross-origin-resource-policy', 'cross-origin');
        },
      });
    });
  }

  // Cookies are set at the very end: a reply that sets one is private.
  app.addHook('onSend', async (_request, reply) => {
    const isPublic = String(reply.getHeader('cache-control')).startsWith('public');
    if (isPublic && reply.hasHeader('set-cookie')) {
      reply.header('cache-control', 'private, no-cache');
    }
  });

  // Error pages in the storefront's style, for its own pages only.
  const plain = app.errorPage.render;
  app.errorPage.render = (request, reply, error) =>
    reply.statusCode >= 500 && request.routeOptions.url === '/*'
      ? brokenPage(host.config, assets, { request, reply, error })
      : plain(request, reply, error);

  app.get('/*', { config: open, schema: { hide: true } }, async (request, reply) => {
    if (/^\/(api|assets|media|account|mybusiness|admin|devadmin)(\/|$|\?)/.test(request.url)) {
      return reply.callNotFound();
    }
    try {
      return await answerPage(host, assets, request, reply);
    } catch (error) {
      if (error instanceof PageTimeout) throw new ApiFailure(503, 'UNAVAILABLE');
      throw error;
    }
  });
};
