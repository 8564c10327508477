import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import {
  deletePosted,
  storePosted,
  readPictureForm,
  readPosted,
  takePictureForms,
} from '../../../identity/index.ts';
import type { Lang } from '../../../db/schema.ts';
import type { Host, Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { MAX_PICTURE_BYTES, refusalReply } from '../../../media/picture-limits.ts';
import { devAssets, readAssets } from '../../../rendering/index.ts';
import { readSite } from '../../content/index.ts';
import {
  checkSentSlip,
  findOrder,
  findOwnPayment,
  readAwaitedPayment,
  readOrderGroupLink,
  sendPaymentSlip,
  readOrderLink,
  readSlips,
  maySendSlip,
  sendCheckoutPage,
  sendOrderPicture,
  sendSlip,
} from '../../sales/index.ts';
import { slipPage } from './slip-page.ts';

interface TokenParams {
  readonly token: string;
}
type TokenRequest = FastifyRequest<{ Params: TokenParams }>;

/** A refused form; only this server writes and reads it. */
const RefusedSlip = Type.Object({
  key: Type.Unsafe<TextKey>(Type.String()),
  vars: Type.Record(Type.String(), Type.Number()),
});

/** The whole body is read up to this size, so that the form can explain that a picture is too large. */
const BODY_LIMIT = 4 * MAX_PICTURE_BYTES;

/** Slips that a buyer sends by the secret link of an order, or of the orders of a visit. */
export const buyerSlips: Module = async (app, host) => {
  await takePictureForms(app, 1);
  const assets = host.config.dev ? devAssets : readAssets();
  const route = {
    config: { access: 'public' as const, rateLimit: { max: 30 } },
    schema: { hide: true },
  };

  const sending = {
    ...route,
    config: { ...route.config, rateLimit: { max: 10 } },
    bodyLimit: BODY_LIMIT,
  };

  for (const kind of [ofOrder, ofVisit]) {
    app.get(`${kind.base}/:token/slip`, route, async (request: TokenRequest, reply: FastifyReply) =>
      show(request, reply, kind),
    );
    app.post(
      `${kind.base}/:token/slip`,
      sending,
      async (request: TokenRequest, reply: FastifyReply) => take(request, reply, kind),
    );
  }

  async function show(
    request: TokenRequest,
    reply: FastifyReply,
    kind: LinkKind,
  ): Promise<FastifyReply> {
    const { lang, params } = request;
    const path = pathOf(kind, params);
    const target = await kind.read(host, params.token, lang);
    if (!target?.awaited) return reply.redirect(path, 303);
    const { awaited } = target;
    const { title, due, shopId } = awaited;
    const posted = await readPosted(host, request, `${path}/slip`);
    return sendCheckoutPage(host, assets, reply, {
      title,
      lang,
      site: shopId === null ? null : await siteOf(host, shopId, lang),
      content: slipPage({
        lang,
        title,
        by: target.by,
        path,
        net: due,
        error: Value.Check(RefusedSlip, posted) ? posted : null,
      }),
      path: `${path}/slip`,
    });
  }

  async function take(
    request: TokenRequest,
    reply: FastifyReply,
    kind: LinkKind,
  ): Promise<FastifyReply> {
    const { lang, params } = request;
    const path = pathOf(kind, params);
    const key = kind.keyOf(host, params.token);
    if (key === null) return reply.redirect(path, 303);
    const form = `${path}/slip`;
    // The turn comes first: without one, nothing is read of the picture or the order.
    using sent = await readPictureForm(request, host.pictureWorker, key);
    const again = async (error: TextKey, vars: Readonly<Record<string, number>> = {}) => {
      await storePosted(host, { request, reply }, form, { key: error, vars });
      return reply.redirect(form, 303);
    };
    const [picture] = sent.files;
    if (!picture) return again('order.slip.missing');
    const target = await kind.read(host, params.token, lang);
    if (!target) return reply.redirect(path, 303);
    const slip = await target.send(picture);
    if (slip.ok && slip.slip) await checkSentSlip(host, slip.slip, request.log);
    if (slip.ok || slip.code === 'BAD_STATE') {
      await deletePosted(host, request, form);
      // A repeated post, or one after the payment, changes nothing; the page shows the state of the order.
      return reply.redirect(`${path}#slip`, 303);
    }
    if (!('refused' in slip)) return again(`order.slip.${target.by}.used`);
    return again(`error.${slip.code}`, refusalReply(slip.refused).vars);
  }

  app.get(
    '/orders/:token/pictures/:picture_id',
    {
      config: route.config,
      schema: {
        hide: true,
        params: Type.Object({
          token: Type.String(),
          picture_id: Type.String({ format: 'uuid' }),
        }),
      },
    },
    async ({ params }, reply) => {
      const name = readOrderLink(host, params.token);
      const sent = name && (await sendOrderPicture(host, reply, name, params.picture_id));
      if (!sent) throw new ApiFailure(404, 'NOT_FOUND');
      return sent;
    },
  );
};

/** Links of orders, and of the orders of a visit, which have one payment to the marketplace. */
interface LinkKind {
  readonly base: string;
  /** Key of the picture worker's turns; null if the link is forged or too old. */
  readonly keyOf: (host: Host, token: string) => string | null;
  readonly read: (host: Host, token: string, lang: Lang) => Promise<SlipTarget | null>;
}

interface SlipTarget {
  /** The shop checks the slip, or the marketplace that is paid. */
  readonly by: 'shop' | 'market';
  readonly send: (picture: Buffer) => ReturnType<typeof sendSlip>;
  /** Null if no slip can be sent now. */
  readonly awaited: {
    readonly title: string;
    /** Baht. */
    readonly due: number;
    /** The shop in whose look the page is; null means the marketplace's own. */
    readonly shopId: number | null;
  } | null;
}

const ofOrder: LinkKind = {
  base: '/orders',
  keyOf: (host, token) => readOrderLink(host, token)?.order_id ?? null,
  async read(host, token, lang) {
    const name = readOrderLink(host, token);
    const found = name && (await findOrder(host.db, name.shop_id, name.order_id));
    if (!found) return null;
    const { order } = found;
    const title = text(lang, 'order.slip.title', { number: order.number });
    const shown = { title, shopId: order.shop_id };
    const payment = await findOwnPayment(host.db, order);
    if (payment) return ofPayment(host, payment.id, shown);
    const isAwaited = maySendSlip(order, await readSlips(host.db, order));
    return {
      by: 'shop',
      send: (picture) => sendSlip(host, name, picture),
      awaited: isAwaited ? { ...shown, due: satangToBaht(toSatang(order.net)) } : null,
    };
  },
};

const ofVisit: LinkKind = {
  base: '/orders/all',
  keyOf: readOrderGroupLink,
  async read(host, token, lang) {
    const id = readOrderGroupLink(host, token);
    const title = text(lang, 'order.slip.market.title');
    return id === null ? null : ofPayment(host, id, { title, shopId: null });
  },
};

async function ofPayment(
  host: Host,
  id: string,
  shown: { readonly title: string; readonly shopId: number | null },
): Promise<SlipTarget> {
  const awaited = await readAwaitedPayment(host.db, id);
  return {
    by: 'market',
    send: (picture) => sendPaymentSlip(host, id, picture),
    awaited: awaited && { ...shown, due: awaited.due },
  };
}

function pathOf({ base }: LinkKind, { token }: TokenParams): string {
  return `${base}/${encodeURIComponent(token)}`;
}

async function siteOf({ db, config, now }: Host, shopId: number, lang: Lang) {
  const { shopname } = await db
    .selectFrom('shop')
    .select('shopname')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  const ref = { kind: 'shop', shopname, form: 'path' } as const;
  return readSite({ db, config, ref, lang, now: now() });
}
