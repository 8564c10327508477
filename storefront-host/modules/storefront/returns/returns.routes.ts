import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { dropPosted, keepPosted, readPosted } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { devAssets, readAssets } from '../../../rendering/index.ts';
import { readSite } from '../../content/index.ts';
import {
  askReturn,
  dispute,
  findOrder,
  type FoundOrder,
  mayDo,
  readOrderLink,
  readRefunds,
  refundableLines,
  sendCheckoutPage,
  withdrawReturn,
} from '../../sales/index.ts';
import {
  checkReturn,
  MAX_DETAILS,
  type ReturnableLine,
  ReturnValues,
  valuesOf,
} from './return-form.ts';
import { returnPage } from './return-page.ts';

interface TokenParams {
  readonly token: string;
}
type TokenRequest = FastifyRequest<{ Params: TokenParams }>;

/** A form that was refused: written and read by this server alone. */
const RefusedReturn = Type.Object({
  values: ReturnValues,
  errors: Type.Array(Type.Unsafe<TextKey>(Type.String())),
});

/** Returns that a buyer asks for by the order's secret link. */
export const buyerReturns: Module = async (app, host) => {
  await app.register(formbody);
  const assets = host.config.dev ? devAssets : readAssets();
  const route = {
    config: { access: 'public' as const, rateLimit: { max: 30 } },
    schema: { hide: true },
  };

  app.get('/orders/:token/return', route, async (request: TokenRequest, reply: FastifyReply) => {
    const { lang } = request;
    const path = pathOf(request);
    const found = await findByLink(request);
    if (!found || !mayDo(found.order, 'ask_return', 'buyer')) return reply.redirect(path, 303);
    const { order } = found;
    const { shopname } = await host.db
      .selectFrom('shop')
      .select('shopname')
      .where('id', '=', order.shop_id)
      .executeTakeFirstOrThrow();
    const { db, config } = host;
    const ref = { kind: 'shop', shopname, form: 'path' } as const;
    const posted = await readPosted(host, request, `${path}/return`);
    const refused = Value.Check(RefusedReturn, posted) ? posted : { values: {}, errors: [] };
    return sendCheckoutPage(host, assets, reply, {
      title: text(lang, 'order.return.title', { number: order.number }),
      lang,
      site: await readSite({ db, config, ref, lang, now: host.now() }),
      content: returnPage({
        lang,
        number: order.number,
        path,
        lines: await linesOf(found),
        asksAccount: asksAccount(found),
        ...refused,
      }),
      path: `${path}/return`,
    });
  });

  app.post('/orders/:token/return', route, async (request: TokenRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    const form = `${path}/return`;
    const found = await findByLink(request);
    if (!found) return reply.redirect(path, 303);
    const values = valuesOf(request.body);
    const again = async (errors: readonly TextKey[]) => {
      await keepPosted(host, { request, reply }, form, { values, errors });
      return reply.redirect(form, 303);
    };
    const checked = checkReturn(values, await linesOf(found), asksAccount(found));
    if (!checked.ok) return again(checked.errors);
    const asked = await askReturn(host.db, found.order, checked.asked, host.now());
    if (!asked.ok && asked.code === 'RETURN_LINES') return again(['error.RETURN_LINES']);
    await dropPosted(host, request, form);
    // Twice, or beside the shop's own change, asks once: the page says where the order is.
    return reply.redirect(path, 303);
  });

  app.post(
    '/orders/:token/return/withdraw',
    route,
    async (request: TokenRequest, reply: FastifyReply) => {
      const found = await findByLink(request);
      if (found) await withdrawReturn(host.db, found.order, host.now());
      return reply.redirect(pathOf(request), 303);
    },
  );

  app.post(
    '/orders/:token/return/dispute',
    route,
    async (request: TokenRequest, reply: FastifyReply) => {
      const found = await findByLink(request);
      const objection = (valuesOf(request.body)['objection'] ?? '').trim().slice(0, MAX_DETAILS);
      if (found && objection !== '') await dispute(host.db, found.order, objection, host.now());
      return reply.redirect(pathOf(request), 303);
    },
  );

  async function findByLink({ params }: TokenRequest): Promise<FoundOrder | null> {
    const name = readOrderLink(host, params.token);
    return name && (await findOrder(host.db, name.shop_id, name.order_id));
  }

  async function linesOf({ order, lines }: FoundOrder): Promise<readonly ReturnableLine[]> {
    const refunds = await readRefunds(host.db, order.shop_id, order.id);
    return refundableLines(lines, refunds).flatMap(({ quantity, refunded }, at) => {
      const line = lines[at];
      const left = quantity - refunded.quantity;
      return line && left > 0
        ? [{ rank: line.rank, title: line.title, option_text: line.options, left }]
        : [];
    });
  }
};

/** Money that came by a provider goes back by it; other money needs the buyer's account. */
function asksAccount({ order }: FoundOrder): boolean {
  return order.payment_method !== 'online';
}

function pathOf({ params }: TokenRequest): string {
  return `/orders/${encodeURIComponent(params.token)}`;
}
