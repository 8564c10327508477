import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { signedIn } from '../../../identity/index.ts';
import type { Lang } from '../../../db/schema.ts';
import type { App, Host } from '../../../host.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import { ApiFailure } from '../../../http/index.ts';
import { devAssets, readAssets } from '../../../rendering/index.ts';
import { changeOrder, orderLink, sendCheckoutPage } from '../../sales/index.ts';
import { readSite } from '../../content/index.ts';
import { myContext, myRoute, type SendMyPage } from '../my-page.ts';
import { buyAgain } from './buy-again.ts';
import {
  countMyOrders,
  findMyOrder,
  listMyOrders,
  ORDERS_A_PAGE,
  readMyOrder,
  type MyOrderRead,
} from './my-orders.read.ts';
import { orderCss } from './order-css.ts';
import { orderDetail } from './order-detail.ts';
import { orderList } from './order-list.ts';
import { receipt, receiptTitle } from './receipt.ts';

const ListQuery = Type.Object({
  state: Type.Optional(
    Type.Union([
      Type.Literal('placed'),
      Type.Literal('shipped'),
      Type.Literal('delivered'),
      Type.Literal('cancelled'),
    ]),
  ),
  q: Type.Optional(Type.String({ maxLength: 100 })),
  before: Type.Optional(Type.Integer({ minimum: 1 })),
});
const OrderParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
/** Result of an action on an order; `short`: the ranks of lines that could not be bought again. */
const OrderQuery = Type.Object({
  said: Type.Optional(Type.Union([Type.Literal('cancelled'), Type.Literal('tooLate')])),
  short: Type.Optional(Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,3})*$', maxLength: 400 })),
});
const CancelForm = Type.Object({ revision: Type.Integer({ minimum: 1 }) });

/** /my/orders: an account's orders in all shops. */
export function orderRoutes(app: App, host: Host, send: SendMyPage): void {
  const assets = host.config.dev ? devAssets : readAssets();

  app.get(
    '/my/orders',
    { ...myRoute, schema: { ...myRoute.schema, querystring: ListQuery } },
    async (request, reply) => {
      const { lang } = request;
      const { state: status, q = '', before } = request.query;
      const { accountId } = signedIn(request);
      const [page, counts] = await Promise.all([
        listMyOrders(
          host.db,
          { accountId, status, q, before, limit: ORDERS_A_PAGE },
          myContext(host, request),
        ),
        countMyOrders(host.db, accountId),
      ]);
      return send(request, reply, {
        section: 'orders',
        title: text(lang, 'my.orders'),
        main: orderList({ lang, counts, status, q, page }),
        css: orderCss,
      });
    },
  );

  app.get(
    '/my/orders/:id',
    { ...myRoute, schema: { ...myRoute.schema, params: OrderParams, querystring: OrderQuery } },
    async (request, reply) => {
      const { lang } = request;
      const read = await orderOf(host, request);
      const link = orderLink(host, { shop_id: read.shopId, order_id: read.id });
      return send(request, reply, {
        section: 'orders',
        title: text(lang, 'order.title', { number: read.order.number }),
        back: { href: '/my/orders', label: text(lang, 'my.orders') },
        main: html`${request.query.short && toCart(lang)}
        ${orderDetail(lang, read, new URL(link).pathname)}`,
        css: orderCss,
        notice: noticeOf(request, read),
      });
    },
  );

  app.get(
    '/my/orders/:id/receipt',
    { ...myRoute, schema: { ...myRoute.schema, params: OrderParams } },
    async (request, reply) => {
      const { lang } = request;
      const read = await orderOf(host, request);
      const { shopname } = read.order.shop;
      const site = await readSite({
        db: host.db,
        config: host.config,
        ref: { kind: 'shop', shopname, form: 'path' },
        lang,
        now: host.now(),
      });
      return sendCheckoutPage(host, assets, reply, {
        title: `${text(lang, receiptTitle(read.order))} ${read.order.number}`,
        lang,
        site,
        content: receipt(lang, read, site),
        path: `/my/orders/${read.id}/receipt`,
      });
    },
  );

  for (const step of ['pay', 'papers', 'slip']) {
    app.get(
      `/my/orders/:id/${step}`,
      { ...myRoute, schema: { ...myRoute.schema, params: OrderParams } },
      async (request, reply) => {
        const { id } = request.params;
        const found = await findMyOrder(host.db, signedIn(request).accountId, id);
        if (!found) throw new ApiFailure(404, 'NOT_FOUND');
        const link = orderLink(host, { shop_id: found.order.shop_id, order_id: id });
        return reply.redirect(`${link}/${step}`, 303);
      },
    );
  }

  app.post(
    '/my/orders/:id/cancel',
    { ...myRoute, schema: { ...myRoute.schema, params: OrderParams, body: CancelForm } },
    async (request, reply) => {
      const { id } = request.params;
      const { accountId } = signedIn(request);
      const found = await findMyOrder(host.db, accountId, id);
      if (!found) throw new ApiFailure(404, 'NOT_FOUND');
      const changed = await changeOrder(host.db, {
        shopId: found.order.shop_id,
        orderId: id,
        action: 'cancel',
        revision: request.body.revision,
        tracking: null,
        accountId,
        by: 'buyer',
        at: host.now(),
      });
      return reply.redirect(`/my/orders/${id}?said=${changed.ok ? 'cancelled' : 'tooLate'}`, 303);
    },
  );

  app.post(
    '/my/orders/:id/again',
    { ...myRoute, schema: { ...myRoute.schema, params: OrderParams } },
    async (request, reply) => {
      const { id } = request.params;
      const found = await findMyOrder(host.db, signedIn(request).accountId, id);
      if (!found) throw new ApiFailure(404, 'NOT_FOUND');
      const call = { request, reply };
      const short = await buyAgain(host, call, found.lines, myContext(host, request));
      const back = short.length > 0 ? `/my/orders/${id}?short=${short.join('.')}` : '/cart';
      return reply.redirect(back, 303);
    },
  );
}

async function orderOf(
  host: Host,
  request: FastifyRequest<{ Params: Static<typeof OrderParams> }>,
): Promise<MyOrderRead> {
  const read = await readMyOrder(
    host.db,
    signedIn(request).accountId,
    request.params.id,
    myContext(host, request),
  );
  if (!read) throw new ApiFailure(404, 'NOT_FOUND');
  return read;
}

function toCart(lang: Lang): Markup {
  return html`<p><a class="button" href="/cart">${text(lang, 'my.again.toCart')}</a></p>`;
}

const notices: Readonly<Record<'cancelled' | 'tooLate', TextKey>> = {
  cancelled: 'my.cancel.done',
  tooLate: 'my.cancel.tooLate',
};

function noticeOf(
  { lang, query }: FastifyRequest<{ Querystring: Static<typeof OrderQuery> }>,
  { order }: MyOrderRead,
): string | undefined {
  if (query.said) return text(lang, notices[query.said]);
  if (query.short === undefined) return undefined;
  const titles = query.short.split('.').flatMap((rank) => order.lines[Number(rank)]?.title ?? []);
  const isNone = titles.length >= order.lines.length;
  return text(lang, isNone ? 'my.again.none' : 'my.again.some', { names: titles.join(', ') });
}
