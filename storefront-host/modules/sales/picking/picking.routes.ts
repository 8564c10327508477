import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { designCss } from '@talad/elements/page/design-css';
import type { Module } from '../../../host.ts';
import { readFilter, ShopParams } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import {
  contentSecurityPolicy,
  devAssets,
  documentHtml,
  fontsOfDesign,
  readAssets,
  themeFontCss,
} from '../../../rendering/index.ts';
import { findShopById } from '../../shops/index.ts';
import { OrderFilter } from '../orders/orders.contract.ts';
import { pickingCss } from './picking-css.ts';
import { pickingPage } from './picking-page.ts';
import { readPicking } from './picking.read.ts';

const scripts = [
  { code: "document.getElementById('print')?.addEventListener('click',()=>print())" },
];

/** Picking lists of the orders that a filter of the list finds, to print. */
export const printPicking: Module = (app, host) => {
  const assets = { ...(host.config.dev ? devAssets : readAssets()), entry: null };
  app.get(
    '/api/v1/manage/:shop_id/orders/picking',
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags: ['manage orders'],
        summary: 'Picking lists of orders as a page to print, filtered as the list is',
        params: ShopParams,
        querystring: Type.Object({ filter: Type.Optional(Type.String({ maxLength: 8_000 })) }),
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async ({ params, query, lang }, reply) => {
      const filter = readFilter(query.filter, OrderFilter) ?? {};
      const [shop, picking] = await Promise.all([
        findShopById(host.db, params.shop_id),
        readPicking(host.db, params.shop_id, filter),
      ]);
      const siteName = shop?.title ?? '';
      const { html, sheets } = documentHtml({
        lang,
        head: {
          title: `${text(lang, 'picking.title')} · ${siteName}`,
          description: '',
          canonical: host.config.publicUrl,
          noindex: true,
          cartPrefix: host.config.cartPrefix,
          siteName,
          icon: '/favicon.svg',
        },
        css: `${themeFontCss(assets, fontsOfDesign({}))}${designCss({})}${pickingCss}`,
        body: Buffer.from(pickingPage(lang, siteName, picking).source),
        tags: new Set(),
        scripts,
        assets,
      });
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          // Names and addresses.
          'cache-control': 'no-store',
          'content-security-policy': contentSecurityPolicy(sheets, {
            platformOrigin: host.config.publicUrl,
            framedBy: 'none',
            scripts,
            dev: host.config.dev,
          }),
        })
        .send(html);
    },
  );
};
