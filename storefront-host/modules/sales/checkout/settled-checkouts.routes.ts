import { Type } from 'typebox';
import { SettledResponse } from '@talad/elements/api/cart.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { cartOrderName } from '../orders/placing/order-number.ts';
import { readCheckoutToken } from './checkout-token.ts';
import { findCheckout } from './checkout.repository.ts';

/** Limits the open checkouts of one browser. */
const MAX_CHECKOUTS = 3;

/**
 * Answers a cart on a shop's own host, or on an embedding site, which of its checkouts were ordered: the order is
 * placed on the platform's origin, whose storage the cart cannot read.
 */
export const settledCheckouts: Module = (app, host) => {
  app.get(
    '/api/v1/cart/settled',
    {
      config: { access: 'public', origin: 'any', cors: 'open' },
      schema: {
        tags: ['cart'],
        summary: 'Which checkouts have become orders',
        querystring: Type.Object({
          /** Tokens of checkout links, separated by commas. */
          checkouts: Type.String({ maxLength: 2_000 }),
          lang: Type.Optional(Type.String()),
          site: Type.Optional(Type.String()),
        }),
        response: { 200: SettledResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const tokens = request.query.checkouts.split(',').slice(0, MAX_CHECKOUTS);
      const found = await Promise.all(
        tokens.map(async (checkout) => {
          const name = readCheckoutToken(host, checkout);
          const row = name && (await findCheckout(host.db, name));
          if (!row?.order_id) return [];
          const { shop_id, order_id, contents } = row;
          const { number } = await host.db
            .selectFrom('sales_order')
            .select('number')
            .where('shop_id', '=', shop_id)
            .where('id', '=', order_id)
            .executeTakeFirstOrThrow();
          // Return the name that the order's page gives the cart, not the signed link, which would
          // open the address.
          const url = cartOrderName(shop_id, number);
          return [{ checkout, url, shop_id, products: contents.map((line) => ({ ...line })) }];
        }),
      );
      return { orders: found.flat() };
    },
  );
};
