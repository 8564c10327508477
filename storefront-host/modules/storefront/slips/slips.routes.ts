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
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { MAX_PICTURE_BYTES, refusalReply } from '../../../media/picture-limits.ts';
import { devAssets, readAssets } from '../../../rendering/index.ts';
import { readSite } from '../../content/index.ts';
import {
  checkSentSlip,
  findOrder,
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

/** Slips that a buyer sends by the order's secret link. */
export const buyerSlips: Module = async (app, host) => {
  await takePictureForms(app, 1);
  const assets = host.config.dev ? devAssets : readAssets();
  const route = {
    config: { access: 'public' as const, rateLimit: { max: 30 } },
    schema: { hide: true },
  };

  app.get('/orders/:token/slip', route, async (request: TokenRequest, reply: FastifyReply) => {
    const { lang } = request;
    const path = pathOf(request);
    const name = readOrderLink(host, request.params.token);
    const found = name && (await findOrder(host.db, name.shop_id, name.order_id));
    if (!found || !maySendSlip(found.order, await readSlips(host.db, found.order))) {
      return reply.redirect(path, 303);
    }
    const { order } = found;
    const { shopname } = await host.db
      .selectFrom('shop')
      .select('shopname')
      .where('id', '=', order.shop_id)
      .executeTakeFirstOrThrow();
    const { db, config } = host;
    const ref = { kind: 'shop', shopname, form: 'path' } as const;
    const posted = await readPosted(host, request, `${path}/slip`);
    return sendCheckoutPage(host, assets, reply, {
      title: text(lang, 'order.slip.title', { number: order.number }),
      lang,
      site: await readSite({ db, config, ref, lang, now: host.now() }),
      content: slipPage({
        lang,
        number: order.number,
        path,
        net: satangToBaht(toSatang(order.net)),
        error: Value.Check(RefusedSlip, posted) ? posted : null,
      }),
      path: `${path}/slip`,
    });
  });

  app.post(
    '/orders/:token/slip',
    { ...route, config: { ...route.config, rateLimit: { max: 10 } }, bodyLimit: BODY_LIMIT },
    async (request: TokenRequest, reply: FastifyReply) => {
      const path = pathOf(request);
      const form = `${path}/slip`;
      const name = readOrderLink(host, request.params.token);
      if (!name) return reply.redirect(path, 303);
      using sent = await readPictureForm(request, host.pictureWorker, name.order_id);
      const again = async (key: TextKey, vars: Readonly<Record<string, number>> = {}) => {
        await storePosted(host, { request, reply }, form, { key, vars });
        return reply.redirect(form, 303);
      };
      const [picture] = sent.files;
      if (!picture) return again('order.slip.missing');
      const slip = await sendSlip(host, name, picture);
      if (slip.ok && slip.slip) await checkSentSlip(host, slip.slip, request.log);
      if (slip.ok || slip.code === 'BAD_STATE') {
        await deletePosted(host, request, form);
        // A repeated post, or one after the payment, changes nothing; the page shows the state of the order.
        return reply.redirect(`${path}#slip`, 303);
      }
      if (!('refused' in slip)) return again('order.slip.used');
      return again(`error.${slip.code}`, refusalReply(slip.refused).vars);
    },
  );

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

function pathOf({ params }: TokenRequest): string {
  return `/orders/${encodeURIComponent(params.token)}`;
}
