import {
  CartStatusRequest,
  CartStatusResponse,
  CartUpdateRequest,
  CheckoutRequest,
  CheckoutResponse,
  ServerCartResponse,
} from '@talad/elements/api/cart.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import { addToCart, editCart } from '@talad/elements/commerce/cart/cart';
import { Type } from 'typebox';
import type { StoredLine } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { beginCheckout, type BegunCheckout } from '../checkout/begin-checkout.ts';
import { beginGroup } from '../payment-groups/begin-group.ts';
import { readCartProducts, type CartProducts } from '../../catalog/index.ts';
import { readApiSite, SiteQuery, type ReadContext } from '../../shops/index.ts';
import { priceCart } from './price-cart.ts';
import { sentLines, sentQuantity } from './sent-quantity.ts';
import { changeServerCart, readServerLines, serverCartId } from './server-cart.ts';

const tags = ['cart'];
const open = { access: 'public', origin: 'any', cors: 'open' } as const;
const own = { access: 'public', origin: 'any' } as const;

/** Spec §7: cart/status, cart/checkout (local cart); cart/get, cart/update (server cart). */
export const cart: Module = (app, host) => {
  app.post(
    '/api/v1/cart/status',
    {
      config: open,
      schema: {
        tags,
        summary: 'Prices a cart that the browser keeps',
        querystring: SiteQuery,
        body: CartStatusRequest,
        response: { 200: CartStatusResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const { ctx } = await readApiSite(host, request);
      return priceCart(host.db, sentLines(request.body.products), ctx);
    },
  );

  app.post(
    '/api/v1/cart/checkout',
    {
      config: { ...open, rateLimit: { max: 120 } },
      schema: {
        tags,
        summary: 'Begins the checkout of one shop’s products',
        querystring: SiteQuery,
        body: CheckoutRequest,
        response: { 200: CheckoutResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const { ctx } = await readApiSite(host, request);
      const { products, shop_id: shopId, options } = request.body;
      const lang = options?.lang_key ?? ctx.lang;
      const lines = products ? sentLines(products) : await readServerLines(host, request);
      const begun = await beginCheckout(
        host,
        { shopId, lines, lang, cartId: products ? null : serverCartId(host, request) },
        { ...ctx, lang },
      );
      if (begun.ok) {
        host.visits.act(request, { kind: 'checkout', shopId });
        return { data: { url: begun.url }, net_price: begun.net };
      }
      throw refused(begun);
    },
  );

  app.post(
    '/api/v1/cart/checkout/all',
    {
      config: { ...open, rateLimit: { max: 120 } },
      schema: {
        tags,
        summary: 'Begins one checkout of several shops’ products',
        querystring: SiteQuery,
        body: Type.Omit(CheckoutRequest, ['shop_id']),
        response: { 200: CheckoutResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const { ctx } = await readApiSite(host, request);
      const { products, options } = request.body;
      const lang = options?.lang_key ?? ctx.lang;
      const lines = products ? sentLines(products) : await readServerLines(host, request);
      const cartId = products ? null : serverCartId(host, request);
      const begun = await beginGroup(host, { lines, lang, cartId }, { ...ctx, lang });
      if (!begun.ok) throw refused(begun);
      for (const shopId of begun.shopIds) host.visits.act(request, { kind: 'checkout', shopId });
      return { data: { url: begun.url }, net_price: begun.net };
    },
  );

  app.get(
    '/api/v1/cart/get',
    {
      config: own,
      schema: {
        tags,
        summary: 'The cart that the server keeps',
        querystring: SiteQuery,
        response: { 200: ServerCartResponse, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { ctx } = await readApiSite(host, request);
      reply.header('cache-control', 'no-store');
      return serverCart(await readServerLines(host, request), ctx);
    },
  );

  app.post(
    '/api/v1/cart/update',
    {
      config: own,
      schema: {
        tags,
        summary: 'Adds to or changes the cart that the server keeps',
        querystring: SiteQuery,
        body: CartUpdateRequest,
        response: { 200: ServerCartResponse, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { ctx, onlyShop } = await readApiSite(host, request);
      const { product_uuid: uuid, add } = request.body;
      const qty = sentQuantity(request.body, 'qty');
      const read = await readCartProducts(host.db, [uuid], ctx);
      const found = read.minis.get(uuid.toLowerCase());
      const product = onlyShop === null || found?.shop_id === onlyShop ? found : undefined;
      let lines: readonly StoredLine[] = [];
      const refusal = await changeServerCart(host, { request, reply }, (before, at) => {
        const changed = add
          ? addToCart(before, product, qty ?? 0, at)
          : editCart(before, uuid.toLowerCase(), product, qty, at);
        lines = changed.cart.items;
        return changed;
      });
      return { ...(await serverCart(lines, ctx, read)), ...(refusal ? { refusal } : {}) };
    },
  );

  async function serverCart(lines: readonly StoredLine[], ctx: ReadContext, known?: CartProducts) {
    const priced = await priceCart(host.db, lines, ctx, known);
    return {
      ...priced,
      contents: priced.products.map((line) => ({
        content_id: line.id,
        product_id: priced.product_data[line.id]?.id ?? null,
        qty: line.quantity,
        in_stock: line.remain,
        comment: '',
      })),
    };
  }
};

function refused({ code, left, details }: Extract<BegunCheckout, { readonly ok: false }>) {
  const known = code === 'NOT_FOUND' ? 'DATA_NOT_FOUND' : code;
  return new ApiFailure(409, known, { left: left ?? 0 }, details);
}
