import { Type } from 'typebox';
import { CartLineSent } from '@talad/elements/api/cart.contract';
import { DeliveryOffer } from '@talad/elements/api/checkout.contract';
import { DeliveryPlace } from '@talad/elements/api/delivery.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import { Id } from '@talad/elements/api/id.contract';
import { MAX_CART_LINES } from '@talad/elements/commerce/limits';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { deliveryOf, destinationOf, readApiSite, SiteQuery } from '../../shops/index.ts';
import { priceCart } from '../cart/price-cart.ts';
import { sentLines } from '../cart/sent-quantity.ts';
import { toOffers } from './delivery-offers.ts';
import { chooseQuote, quoteMethods } from '@talad/elements/commerce/delivery/quote-delivery';

const Request = Type.Object(
  {
    shop_id: Id,
    products: Type.Array(CartLineSent, { minItems: 1, maxItems: MAX_CART_LINES }),
    /** Without a place, the fee is the one that applies to most places, without surcharges. */
    place: Type.Optional(DeliveryPlace),
  },
  { additionalProperties: false },
);

const Answer = Type.Object({
  deliveries: Type.Array(DeliveryOffer),
  /** Id of the first method that delivers the products there, or null if none does. */
  delivery: Type.Union([Type.Null(), Type.String()]),
});

/** Returns fees and delivery days of a cart's lines for a place before there is a checkout. */
export const cartDelivery: Module = (app, host) => {
  app.post(
    '/api/v1/cart/delivery',
    {
      config: { access: 'public', origin: 'any', cors: 'open' },
      schema: {
        tags: ['cart'],
        summary: 'Ways of delivery of one shop’s products to a place',
        querystring: SiteQuery,
        body: Request,
        response: { 200: Answer, '4xx': ApiError },
      },
    },
    async (request) => {
      const { ctx } = await readApiSite(host, request);
      const { shop_id: shopId, products, place } = request.body;
      const priced = await priceCart(host.db, sentLines(products), ctx);
      const lines = priced.bought.get(shopId);
      if (!lines) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      const selling = priced.selling.get(shopId);
      const quotes = quoteMethods(deliveryOf(selling), lines, {
        to: place ? await destinationOf(place) : null,
        now: ctx.now,
        holiday: selling?.holiday,
      });
      return {
        deliveries: toOffers(quotes, ctx.lang),
        delivery: chooseQuote(quotes, null)?.method.id ?? null,
      };
    },
  );
};
