import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { deletePosted, storePosted, readPosted } from '../../../identity/index.ts';
import type { Host, Module } from '../../../host.ts';
import { ApiFailure, property } from '../../../http/index.ts';
import { devAssets, readAssets } from '../../../rendering/index.ts';
import {
  type BuyerProblem,
  findPaper,
  findOrder,
  type FoundOrder,
  issueOnRequest,
  paperPrinter,
  papersTitle,
  readOrderLink,
  readOrderPapers,
  sendCheckoutPage,
  toPaperBuyer,
} from '../../sales/index.ts';
import { readSite } from '../../content/index.ts';
import { findShopById } from '../../shops/index.ts';
import { buyerPapersPage, type PostedBuyer } from './buyer-papers-page.ts';

interface TokenParams {
  readonly token: string;
}
type PaperCall = FastifyRequest<{ Params: TokenParams & { readonly id: string } }>;

/** The refused form, which only this server writes and reads. */
const Posted = Type.Unsafe<PostedBuyer>(
  Type.Object({ values: Type.Record(Type.String(), Type.String()), problem: Type.Any() }),
);
const NONE: PostedBuyer = { values: {}, problem: null };

/** Receipt and tax invoices of an order, by its secret link. */
export const buyerPapers: Module = async (app, host) => {
  await app.register(formbody);
  const assets = host.config.dev ? devAssets : readAssets();
  const printer = paperPrinter(host);
  const route = {
    config: { access: 'public' as const, rateLimit: { max: 120 } },
    schema: { hide: true },
  };

  app.get<{ Params: TokenParams }>('/orders/:token/papers', route, async (request, reply) => {
    const { lang } = request;
    const { order } = await orderOf(host, request.params.token);
    const path = pathOf(request.params.token);
    const [papers, shop, stored] = await Promise.all([
      readOrderPapers(host.db, order.shop_id, order.id),
      findShopById(host.db, order.shop_id),
      readPosted(host, request, path),
    ]);
    if (!papers || !shop) throw new ApiFailure(404, 'NOT_FOUND');
    const title = papersTitle(lang, order);
    return sendCheckoutPage(host, assets, reply, {
      title: `${title} ${order.number}`,
      lang,
      site: await readSite({
        db: host.db,
        config: host.config,
        ref: { kind: 'shop', shopname: shop.shopname, form: 'path' },
        lang,
        now: host.now(),
      }),
      content: buyerPapersPage({
        lang,
        title,
        path,
        order: { number: order.number, url: path.replace(/\/papers$/, '') },
        papers,
        posted: Value.Check(Posted, stored) ? stored : NONE,
      }),
      path,
    });
  });

  app.post<{ Params: TokenParams }>(
    '/orders/:token/papers',
    { ...route, config: { ...route.config, rateLimit: { max: 30 } } },
    async (request, reply) => {
      const { order } = await orderOf(host, request.params.token);
      const path = pathOf(request.params.token);
      const values = typedBy(request.body);
      const buyer = toPaperBuyer({ name: '', address: '', ...values });
      if ('key' in buyer) {
        await storePosted(host, { request, reply }, path, { values, problem: buyer });
        return reply.redirect(path, 303);
      }
      const act = {
        shopId: order.shop_id,
        orderId: order.id,
        accountId: request.visitor?.accountId ?? null,
        at: host.now(),
      };
      // A second post is refused, and the page shows the invoice of the first.
      await host.db.transaction().execute((trx) => issueOnRequest(trx, act, buyer));
      await deletePosted(host, request, path);
      return reply.redirect(path, 303);
    },
  );

  app.get('/orders/:token/papers/:id', route, async (request: PaperCall, reply) => {
    const { token } = request.params;
    const pdf = `${pathOf(token)}/${request.params.id}/pdf`;
    return printer.sendPage(reply, await paperOf(request), { lang: request.lang, pdf });
  });

  app.get('/orders/:token/papers/:id/pdf', route, async (request: PaperCall, reply: FastifyReply) =>
    printer.sendPdf(reply, await paperOf(request), request.lang),
  );

  /** Returns the paper if it belongs to the order of the link. */
  async function paperOf({ params }: PaperCall) {
    const { order } = await orderOf(host, params.token);
    const isId = Value.Check(Type.String({ format: 'uuid' }), params.id);
    const paper = isId && (await findPaper(host.db, order.shop_id, params.id));
    if (!paper || paper.order_id !== order.id) throw new ApiFailure(404, 'NOT_FOUND');
    return paper;
  }
};

async function orderOf(host: Host, token: string): Promise<FoundOrder> {
  const name = readOrderLink(host, token);
  const found = name && (await findOrder(host.db, name.shop_id, name.order_id));
  if (!found) throw new ApiFailure(404, 'NOT_FOUND');
  return found;
}

function pathOf(token: string): string {
  return `/orders/${encodeURIComponent(token)}/papers`;
}

const limits: Readonly<Record<BuyerProblem['path'], number>> = {
  name: 200,
  address: 500,
  tax_id: 40,
  branch: 5,
};

function typedBy(body: unknown): PostedBuyer['values'] {
  return Object.fromEntries(
    Object.entries(limits).map(([name, most]) => {
      const value = property(body, name);
      return [name, typeof value === 'string' ? value.slice(0, most) : ''];
    }),
  );
}
