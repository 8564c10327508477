import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { checkAddressForm } from '@talad/elements/commerce/forms/address-form';
import { deletePosted, storePosted, readPosted } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { property } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import { devAssets, readAssets } from '../../../rendering/index.ts';
import { listAddresses } from '../../shops/index.ts';
import {
  adjustCheckout,
  deliveryOfForm,
  cartOrderName,
  readCheckout,
  MARKETING_FIELD,
  PAYMENT_FIELD,
  submitCheckout,
  beginPayment,
  readOrderByToken,
  readOrderLink,
  sendCheckoutPage,
  remindCustomer,
  storeComments,
  storeReminder,
  settleReturned,
} from '../../sales/index.ts';
import { readSite } from '../../content/index.ts';
import { outcomeOf } from './coupon-field.ts';
import { checkoutPage, messagePage } from './checkout-page.ts';
import {
  contextOf,
  firstValues,
  formOf,
  goTo,
  urlAfter,
  saveAddress,
  savedAddressOf,
} from './checkout-request.ts';
import { orderPage } from './order-page.ts';
import { KEEP_FIELD, SAVED_FIELD } from './saved-addresses.ts';
import { RefusedReview, reviewsOf, sendReview } from './order-review-form.ts';
import { PostedCheckout } from './posted-checkout.ts';

interface TokenParams {
  readonly token: string;
}

/** /checkout/{token} and /orders/{token}, on the platform's origin, for the carts of all sites. */
export const checkout: Module = async (app, host) => {
  await app.register(formbody);
  const assets = host.config.dev ? devAssets : readAssets();
  const route = { config: { access: 'public' as const }, schema: { hide: true } };

  const typed = {
    ...route,
    preHandler: async (request: FastifyRequest<{ Params: TokenParams }>) => {
      const { token } = request.params;
      const form = formOf(request.body);
      await storeComments(host, token, form);
      await storeReminder(host, token, form);
    },
  };

  app.get<{ Params: TokenParams }>('/checkout/:token', route, async (request, reply) =>
    show(request, reply),
  );

  app.post<{ Params: TokenParams }>('/checkout/:token', typed, async (request, reply) => {
    const form = formOf(request.body);
    const accountId = request.visitor?.accountId ?? null;
    const submitted = await submitCheckout(host, {
      token: request.params.token,
      form,
      accountId,
      lang: request.lang,
    });
    switch (submitted.kind) {
      case 'placed':
        if (!submitted.again) {
          const { shopId, orderId } = submitted;
          host.visits.act(request, { kind: 'order', shopId, orderId });
        }
        if (accountId !== null && form[KEEP_FIELD] !== undefined) {
          await saveAddress(host, accountId, submitted.values);
        }
        await deletePosted(host, request, pathOf(request));
        return goTo(request, reply, urlAfter(request, submitted, ['online', 'platform_online']));
      case 'gone':
        return goTo(request, reply, pathOf(request));
      case 'invalid': {
        const { values, errors } = submitted;
        return again(request, reply, { values, errors: [...errors] });
      }
      case 'coupon': {
        const { values, outcome } = submitted;
        return again(request, reply, { values, coupon: outcomeOf(outcome) });
      }
      case 'not-open':
        return again(request, reply, { values: submitted.values });
      case 'payment':
      case 'undeliverable':
      case 'spending':
      case 'short':
      case 'price-changed':
        return again(request, reply, { values: submitted.values, notice: submitted.kind });
    }
  });

  app.post<{ Params: TokenParams }>('/checkout/:token/adjust', typed, async (request, reply) => {
    // Typed values are stored and shown again; they are validated when the order is placed.
    const { values } = checkAddressForm(formOf(request.body));
    const adjusted = await adjustCheckout(host, request.params.token, contextOf(host, request));
    if (adjusted === 'gone') return goTo(request, reply, pathOf(request));
    return again(request, reply, { values, notice: adjusted === 'adjusted' ? 'adjusted' : null });
  });

  // Renders the page again, with fee and delivery days for the values typed so far.
  app.post<{ Params: TokenParams }>('/checkout/:token/delivery', typed, async (request, reply) =>
    again(request, reply, { values: checkAddressForm(formOf(request.body)).values }),
  );

  app.post<{ Params: TokenParams }>('/checkout/:token/address', typed, async (request, reply) => {
    const form = formOf(request.body);
    const { values } = checkAddressForm(form);
    const saved = await savedAddressOf(host, request.visitor, form[SAVED_FIELD]);
    return again(request, reply, { values: saved ? { ...values, ...saved } : values });
  });

  app.get<{ Params: TokenParams }>('/orders/:token', route, async (request, reply) =>
    showOrder(request, reply),
  );

  app.get<{ Params: TokenParams }>(
    '/orders/:token/pay',
    // Limited, because each request asks the provider.
    { ...route, config: { ...route.config, rateLimit: { max: 20 } } },
    async (request, reply) => {
      const { token } = request.params;
      const path = `/orders/${encodeURIComponent(token)}`;
      const order = readOrderLink(host, token);
      if (!order) return reply.redirect(path, 303);
      const begun = await beginPayment(host, order);
      if (begun.kind === 'begun') return reply.redirect(begun.url, 303);
      if (begun.kind === 'not-awaited') return reply.redirect(path, 303);
      request.log.warn({ err: begun.error, shop: order.shop_id }, 'a payment could not be begun');
      return reply.redirect(`${path}?pay=down#pay`, 303);
    },
  );

  app.post<{ Params: TokenParams }>(
    '/orders/:token/reviews',
    { ...route, config: { ...route.config, rateLimit: { max: 30 } } },
    async (request, reply) => {
      const { token } = request.params;
      const sent = await sendReview(host, request, token);
      const path = `/orders/${encodeURIComponent(token)}`;
      if (sent.kind === 'gone') return goTo(request, reply, path);
      if (sent.kind === 'written') {
        await deletePosted(host, request, path);
        return goTo(request, reply, `${path}?reviewed=1#reviews`);
      }
      await storePosted(host, { request, reply }, path, sent.state);
      return goTo(request, reply, `${path}#reviews`);
    },
  );

  async function showOrder(
    request: FastifyRequest<{ Params: TokenParams }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { lang } = request;
    await settleReturned(host, request.params.token, request.log);
    const order = await readOrderByToken(host, request.params.token, contextOf(host, request));
    if (!order) {
      const title = text(lang, 'order.goneTitle');
      const content = messagePage(lang, {
        title: 'order.goneTitle',
        hint: 'order.goneHint',
        link: { url: '/', label: 'order.goOn' },
      });
      return sendCheckoutPage(host, assets, reply, {
        title,
        lang,
        site: null,
        content,
        path: null,
        status: 404,
      });
    }
    const path = `/orders/${request.params.token}`;
    const pay = { path, isDown: property(request.query, 'pay') === 'down' };
    const posted = await readPosted(host, request, path);
    const refused = Value.Check(RefusedReview, posted) ? posted : null;
    return sendCheckoutPage(host, assets, reply, {
      title: text(lang, 'order.title', { number: order.number }),
      lang,
      site: await siteOf(request, order.shop.shopname),
      content: orderPage(lang, order, pay, await reviewsOf(host, request, refused)),
      path,
      ordered: [
        {
          url: cartOrderName(order.shop.id, order.number),
          shop_id: order.shop.id,
          products: order.lines.map(({ product_uuid, quantity }) => ({ product_uuid, quantity })),
        },
      ],
    });
  }

  async function show(
    request: FastifyRequest<{ Params: TokenParams }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { lang } = request;
    const { token } = request.params;
    const accountId = request.visitor?.accountId ?? null;
    const path = pathOf(request);
    const stored = await readPosted(host, request, path);
    const posted = Value.Check(PostedCheckout, stored) ? stored : null;
    if (request.visitor) await remindCustomer(host, token, request.visitor);
    const saved = accountId === null ? null : await listAddresses(host.db, accountId);
    const values = posted?.values ?? firstValues(request.visitor, saved);
    const checkout = await readCheckout(host, token, contextOf(host, request), {
      accountId,
      delivery: posted?.delivery ?? null,
      address: values,
    });
    if (!checkout) return gone(request, reply);
    if (checkout.order_url !== null) return reply.redirect(checkout.order_url, 303);
    return sendCheckoutPage(host, assets, reply, {
      title: `${text(lang, 'checkout.title')} · ${checkout.shop.title}`,
      lang,
      site: await siteOf(request, checkout.shop.shopname),
      content: checkoutPage({
        lang,
        checkout,
        action: path,
        values,
        errors: posted?.errors ?? [],
        notice: posted?.notice ?? null,
        coupon: posted?.coupon,
        saved,
        posted: posted?.id ?? '',
        isKept: posted?.isKept ?? false,
        wantsNews: posted?.wantsNews ?? false,
        payment: posted?.payment ?? null,
      }),
      isForm: true,
      path,
    });
  }

  /** Post, redirect, get: the page shows the typed values and the result. */
  async function again(
    request: FastifyRequest<{ Params: TokenParams }>,
    reply: FastifyReply,
    posted: Omit<PostedCheckout, 'id' | 'isKept' | 'wantsNews' | 'payment' | 'delivery'>,
  ): Promise<FastifyReply> {
    const form = formOf(request.body);
    const isKept = form[KEEP_FIELD] !== undefined;
    const wantsNews = form[MARKETING_FIELD] !== undefined;
    const path = pathOf(request);
    const chosen = form[PAYMENT_FIELD];
    const payment = typeof chosen === 'string' ? chosen.slice(0, 20) : null;
    const delivery = deliveryOfForm(form);
    const id = randomUUID();
    const state: PostedCheckout = { ...posted, id, isKept, wantsNews, payment, delivery };
    await storePosted(host, { request, reply }, path, state);
    return goTo(request, reply, path);
  }

  function gone(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { lang } = request;
    return sendCheckoutPage(host, assets, reply, {
      title: text(lang, 'checkout.goneTitle'),
      lang,
      site: null,
      content: messagePage(lang, {
        title: 'checkout.goneTitle',
        hint: 'checkout.goneHint',
        link: { url: '/cart', label: 'checkout.toCart' },
      }),
      path: null,
      status: 410,
    });
  }

  function siteOf(request: FastifyRequest, shopname: string) {
    return readSite({
      db: host.db,
      config: host.config,
      ref: { kind: 'shop', shopname, form: 'path' },
      lang: request.lang,
      now: host.now(),
    });
  }
};

function pathOf({ params }: FastifyRequest<{ Params: TokenParams }>): string {
  return `/checkout/${encodeURIComponent(params.token)}`;
}
