import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { checkAddressForm } from '@talad/elements/commerce/forms/address-form';
import { deletePosted, storePosted, readPosted } from '../../../identity/index.ts';
import type { Host, Module } from '../../../host.ts';
import { property } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import { type Assets, devAssets, readAssets } from '../../../rendering/index.ts';
import {
  adjustGroup,
  beginVisitPayment,
  deliveryOfForm,
  cartOrderName,
  fieldOf,
  MARKETING_FIELD,
  NOTE_FIELD,
  PAYMENT_FIELD,
  readGroupCheckout,
  remindGroupCustomer,
  readGroupOrders,
  sendCheckoutPage,
  settleReturnedVisit,
  storeGroupComments,
  storeGroupReminder,
  submitGroup,
  type SubmittedGroup,
} from '../../sales/index.ts';
import { listAddresses } from '../../shops/index.ts';
import { messagePage } from '../checkout/checkout-page.ts';
import {
  contextOf,
  firstValues,
  formOf,
  goTo,
  saveAddress,
  savedAddressOf,
  urlAfter,
} from '../checkout/checkout-request.ts';
import { outcomeOf } from '../checkout/coupon-field.ts';
import { KEEP_FIELD, SAVED_FIELD } from '../checkout/saved-addresses.ts';
import { groupCheckoutPage } from './group-checkout-page.ts';
import { groupOrdersPage } from './group-orders-page.ts';
import { PostedGroup } from './posted-group.ts';

interface TokenParams {
  readonly token: string;
}
type TokenRequest = FastifyRequest<{ Params: TokenParams }>;
type Refused = Exclude<SubmittedGroup, { readonly kind: 'placed' | 'gone' }>;
type Reason = Pick<PostedGroup, 'values' | 'errors' | 'notice' | 'refused' | 'coupon'>;

/** /checkout/all/{token} and /orders/all/{token}: orders of several shops that are placed together. */
export const groupCheckout: Module = async (app, host) => {
  await app.register(formbody);
  const assets = host.config.dev ? devAssets : readAssets();
  const route = { config: { access: 'public' as const }, schema: { hide: true } };
  const typed = {
    ...route,
    preHandler: async (request: TokenRequest) => {
      const { token } = request.params;
      const form = formOf(request.body);
      await storeGroupComments(host, token, form);
      await storeGroupReminder(host, token, form);
    },
  };

  app.get('/checkout/all/:token', route, (request: TokenRequest, reply) =>
    show(host, assets, request, reply),
  );

  app.post('/checkout/all/:token', typed, async (request: TokenRequest, reply) => {
    const form = formOf(request.body);
    const accountId = request.visitor?.accountId ?? null;
    const { token } = request.params;
    const submission = { token, form, accountId, lang: request.lang };
    const submitted = await submitGroup(host, submission, contextOf(host, request));
    if (submitted.kind === 'gone') return goTo(request, reply, pathOf(request));
    if (submitted.kind !== 'placed') return again(host, request, reply, reasonOf(submitted));
    for (const { shop_id: shopId, order_id: orderId } of submitted.again ? [] : submitted.orders) {
      host.visits.act(request, { kind: 'order', shopId, orderId });
    }
    if (accountId !== null && form[KEEP_FIELD] !== undefined) {
      await saveAddress(host, accountId, submitted.values);
    }
    await deletePosted(host, request, pathOf(request));
    return goTo(request, reply, urlAfter(request, submitted, ['platform_online']));
  });

  app.post('/checkout/all/:token/adjust', typed, async (request: TokenRequest, reply) => {
    const { values } = checkAddressForm(formOf(request.body));
    const adjusted = await adjustGroup(host, request.params.token, contextOf(host, request));
    if (adjusted === 'gone') return goTo(request, reply, pathOf(request));
    return again(host, request, reply, { values, notice: 'adjusted' });
  });

  // Renders the page again, with fees and delivery days for the values typed so far.
  app.post('/checkout/all/:token/delivery', typed, async (request: TokenRequest, reply) =>
    again(host, request, reply, { values: checkAddressForm(formOf(request.body)).values }),
  );

  app.post('/checkout/all/:token/address', typed, async (request: TokenRequest, reply) => {
    const form = formOf(request.body);
    const { values } = checkAddressForm(form);
    const saved = await savedAddressOf(host, request.visitor, form[SAVED_FIELD]);
    return again(host, request, reply, { values: saved ? { ...values, ...saved } : values });
  });

  app.get(
    '/orders/all/:token/pay',
    // Limited, because each request asks the provider.
    { ...route, config: { ...route.config, rateLimit: { max: 20 } } },
    async (request: TokenRequest, reply) => {
      const { token } = request.params;
      const path = `/orders/all/${encodeURIComponent(token)}`;
      const begun = await beginVisitPayment(host, token);
      if (begun.kind === 'begun') return reply.redirect(begun.url, 303);
      if (begun.kind === 'not-awaited') return reply.redirect(path, 303);
      request.log.warn({ err: begun.error }, 'a payment to the marketplace could not be begun');
      return reply.redirect(`${path}?pay=down#pay`, 303);
    },
  );

  app.get('/orders/all/:token', route, async (request: TokenRequest, reply) => {
    const { lang } = request;
    const path = `/orders/all/${encodeURIComponent(request.params.token)}`;
    await settleReturnedVisit(host, request.params.token, request.log);
    const group = await readGroupOrders(host, request.params.token, contextOf(host, request));
    if (!group) {
      return sendCheckoutPage(host, assets, reply, {
        title: text(lang, 'order.goneTitle'),
        lang,
        site: null,
        content: messagePage(lang, {
          title: 'order.goneTitle',
          hint: 'order.goneHint',
          link: { url: '/', label: 'order.goOn' },
        }),
        path: null,
        status: 404,
      });
    }
    return sendCheckoutPage(host, assets, reply, {
      title: text(lang, 'group.orders'),
      lang,
      site: null,
      content: groupOrdersPage(lang, group, {
        path,
        isDown: property(request.query, 'pay') === 'down',
      }),
      path,
      ordered: group.orders.map(({ order }) => ({
        url: cartOrderName(order.shop.id, order.number),
        shop_id: order.shop.id,
        products: order.lines.map(({ product_uuid, quantity }) => ({ product_uuid, quantity })),
      })),
    });
  });
};

async function show(
  host: Host,
  assets: Assets,
  request: TokenRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { lang, visitor } = request;
  const accountId = visitor?.accountId ?? null;
  const path = pathOf(request);
  const stored = await readPosted(host, request, path);
  const posted = Value.Check(PostedGroup, stored) ? stored : null;
  if (visitor) await remindGroupCustomer(host, request.params.token, visitor);
  const saved = accountId === null ? null : await listAddresses(host.db, accountId);
  const values = posted?.values ?? firstValues(visitor, saved);
  const group = await readGroupCheckout(host, request.params.token, contextOf(host, request), {
    accountId,
    address: values,
    deliveries: posted?.deliveries ?? {},
  });
  if (!group) return gone(host, assets, request, reply);
  if (group.orders_url !== null) return reply.redirect(group.orders_url, 303);
  return sendCheckoutPage(host, assets, reply, {
    title: text(lang, 'group.title', { count: group.shops.length }),
    lang,
    site: null,
    content: groupCheckoutPage({
      lang,
      group,
      action: path,
      values,
      errors: posted?.errors ?? [],
      posted,
      saved,
    }),
    isForm: true,
    path,
  });
}

function gone(
  host: Host,
  assets: Assets,
  { lang }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
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

function reasonOf(refused: Refused): Reason {
  const { values } = refused;
  switch (refused.kind) {
    case 'invalid':
      return { values, errors: [...refused.errors] };
    case 'coupon':
      return {
        values,
        coupon: { shop_id: refused.shopId, outcome: outcomeOf(refused.outcome) },
      };
    case 'not-open':
      return { values };
    case 'spending':
      return { values, notice: 'spending' };
    case 'payment':
      return 'shopId' in refused
        ? { values, refused: { shop_id: refused.shopId, why: 'payment' } }
        : { values, notice: 'payment' };
    case 'short':
    case 'closed':
    case 'undeliverable':
    case 'price-changed':
    case 'note':
      return { values, refused: { shop_id: refused.shopId, why: refused.kind } };
  }
}

/** Post, redirect, get: the page shows the typed values and the result. */
async function again(
  host: Host,
  request: TokenRequest,
  reply: FastifyReply,
  reason: Reason,
): Promise<FastifyReply> {
  const form = formOf(request.body);
  const chosen = form[PAYMENT_FIELD];
  const shops = Object.keys(form).flatMap((name) => /^seen_net_(\d{1,15})$/.exec(name)?.[1] ?? []);
  const state: PostedGroup = {
    ...reason,
    id: randomUUID(),
    isKept: form[KEEP_FIELD] !== undefined,
    wantsNews: form[MARKETING_FIELD] !== undefined,
    payment: typeof chosen === 'string' ? chosen.slice(0, 20) : null,
    deliveries: Object.fromEntries(
      shops.map((id) => [id, deliveryOfForm(form, fieldOf(Number(id)))]),
    ),
    notes: Object.fromEntries(shops.map((id) => [id, noteOf(form[`${NOTE_FIELD}${id}`])])),
  };
  await storePosted(host, { request, reply }, pathOf(request), state);
  return goTo(request, reply, pathOf(request));
}

function noteOf(typed: unknown): string {
  return typeof typed === 'string' ? typed.slice(0, 1_000) : '';
}

function pathOf({ params }: TokenRequest): string {
  return `/checkout/all/${encodeURIComponent(params.token)}`;
}
