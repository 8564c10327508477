import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { readFilter, ShopParams } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import { OrderFilter } from '../orders/orders.contract.ts';
import { printedPages } from '../printing/printed-page.ts';
import { fitLabels } from './fit-labels.ts';
import { handoverCss, labelsCss } from './labels-css.ts';
import { handoverPage, labelsPage } from './labels-page.ts';
import { readLabels, readSender } from './labels.read.ts';

/**
 * Renders address labels and the hand-over list of the orders that a list's filter finds, to print.
 */
export const printLabels: Module = (app, host) => {
  const sendPrinted = printedPages(host);
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
      return sendPrinted(reply, {
        lang,
        title: text(lang, isList ? 'labels.handover' : 'labels.title'),
        shopTitle: sender.title,
        css: isList ? handoverCss : labelsCss(size),
        body: isList
          ? handoverPage(lang, sender, { labels, at: host.now() })
          : labelsPage(lang, sender, labels),
        ...(!isList && { script: fitLabels }),
      });
    },
  );
};
