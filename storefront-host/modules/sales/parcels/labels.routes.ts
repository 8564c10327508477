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
import { OrderFilter } from '../orders/orders.contract.ts';
import { handoverCss, labelsCss } from './labels-css.ts';
import { handoverPage, labelsPage } from './labels-page.ts';
import { readLabels, readSender } from './labels.read.ts';

const scripts = [
  { code: "document.getElementById('print')?.addEventListener('click',()=>print())" },
];

/** Address labels and the hand-over list of the orders that a filter of the list finds, to print. */
export const printLabels: Module = (app, host) => {
  const assets = { ...(host.config.dev ? devAssets : readAssets()), entry: null };
  app.get(
    '/api/v1/manage/:shop_id/orders/labels',
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags: ['manage orders'],
        summary: 'Address labels of orders, or the list that a driver signs, as a page to print',
        params: ShopParams,
        querystring: Type.Object({
          filter: Type.Optional(Type.String({ maxLength: 8_000 })),
          size: Type.Optional(
            Type.Union([
              Type.Literal('100x150'),
              Type.Literal('100x75'),
              Type.Literal('a6'),
              Type.Literal('handover'),
            ]),
          ),
        }),
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async ({ params, query, lang }, reply) => {
      const { shop_id: shopId } = params;
      const { size = '100x150' } = query;
      const filter = readFilter(query.filter, OrderFilter) ?? {};
      const [sender, labels] = await Promise.all([
        readSender(host.db, shopId, lang),
        readLabels(host.db, shopId, filter, lang),
      ]);
      const isList = size === 'handover';
      const page = isList
        ? handoverPage(lang, sender, { labels, at: host.now() })
        : labelsPage(lang, sender, labels);
      const css = isList ? handoverCss : labelsCss(size);
      const { html, sheets } = documentHtml({
        lang,
        head: {
          title: `${text(lang, isList ? 'labels.handover' : 'labels.title')} · ${sender.title}`,
          description: '',
          canonical: host.config.publicUrl,
          noindex: true,
          cartPrefix: host.config.cartPrefix,
          siteName: sender.title,
          icon: '/favicon.svg',
        },
        css: `${themeFontCss(assets, fontsOfDesign({}))}${designCss({})}${css}`,
        body: Buffer.from(page.source),
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
