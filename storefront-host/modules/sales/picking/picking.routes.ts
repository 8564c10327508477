import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { readFilter, ShopParams } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import { findShopById } from '../../shops/index.ts';
import { OrderFilter } from '../orders/orders.contract.ts';
import { printedPages } from '../printing/printed-page.ts';
import { pickingCss } from './picking-css.ts';
import { pickingPage, slipsPage } from './picking-page.ts';
import { readPicking } from './picking.read.ts';

/** Renders picking lists, or packing slips, of the orders that a list's filter finds, to print. */
export const printPicking: Module = (app, host) => {
  const sendPrinted = printedPages(host);
  app.get(
    '/api/v1/manage/:shop_id/orders/picking',
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags: ['manage orders'],
        summary:
          'Picking lists or packing slips of orders as a page to print, filtered as the list is',
        params: ShopParams,
        querystring: Type.Object({
          filter: Type.Optional(Type.String({ maxLength: 8_000 })),
          paper: Type.Optional(Type.Union([Type.Literal('list'), Type.Literal('slips')])),
        }),
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async ({ params, query, lang }, reply) => {
      const filter = readFilter(query.filter, OrderFilter) ?? {};
      const [shop, picking] = await Promise.all([
        findShopById(host.db, params.shop_id),
        readPicking(host.db, params.shop_id, filter, lang),
      ]);
      const shopTitle = shop?.title ?? '';
      const isSlips = query.paper === 'slips';
      return sendPrinted(reply, {
        lang,
        title: text(lang, isSlips ? 'picking.slips' : 'picking.title'),
        shopTitle,
        css: pickingCss,
        body: (isSlips ? slipsPage : pickingPage)(lang, shopTitle, picking),
      });
    },
  );
};
