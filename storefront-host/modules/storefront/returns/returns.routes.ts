import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  deletePosted,
  storePosted,
  readPictureForm,
  readPosted,
  takePictureForms,
} from '../../../identity/index.ts';
import type { App, Module } from '../../../host.ts';
import type { Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { MAX_PICTURE_BYTES } from '../../../media/picture-limits.ts';
import { devAssets, readAssets } from '../../../rendering/index.ts';
import { readSite } from '../../content/index.ts';
import {
  requestReturn,
  dispute,
  deletePictures,
  findOrder,
  type FoundOrder,
  MAX_RETURN_PICTURES,
  mayDo,
  readNewestReturn,
  readOrderLink,
  readRefunds,
  refundableLines,
  sendCheckoutPage,
  storeReturnPictures,
  wantedRefundMethods,
  withdrawReturn,
} from '../../sales/index.ts';
import { objectionPage } from './objection-page.ts';
import { errorsOf, pictureError, ReturnError } from './return-error.ts';
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

/** A refused form; only this server writes and reads it. */
const RefusedReturn = Type.Object({
  values: ReturnValues,
  errors: Type.Array(ReturnError),
});

/** Maximum number of fields: an order may have 500 lines. */
const MAX_FIELDS = 520;
/** The whole body is read up to this size, so that the form can explain that a picture is too large. */
const BODY_LIMIT = (MAX_RETURN_PICTURES + 1) * MAX_PICTURE_BYTES + MAX_DETAILS * MAX_FIELDS;

/** Returns that a buyer requests by the order's secret link. */
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
    const { number } = found.order;
    const content = returnPage({
      lang,
      number,
      path,
      lines: await linesOf(found),
      methods: await wantedRefundMethods(host.db, found.order),
      ...(await readRefused(request, `${path}/return`)),
    });
    const title = text(lang, 'order.return.title', { number });
    return sendPage(request, reply, found, { title, content, path: `${path}/return` });
  });

  app.get(
    '/orders/:token/return/dispute',
    route,
    async (request: TokenRequest, reply: FastifyReply) => {
      const { lang } = request;
      const path = pathOf(request);
      const found = await findByLink(request);
      if (!found || !mayDo(found.order, 'dispute', 'buyer')) return reply.redirect(path, 303);
      const { number, shop_id: shopId, id } = found.order;
      const form = `${path}/return/dispute`;
      const { values, errors } = await readRefused(request, form);
      const orderReturn = await readNewestReturn(host.db, shopId, id);
      const answer = orderReturn?.answer ?? '';
      const objection = values['objection'] ?? '';
      const title = text(lang, 'order.return.dispute.title', { number });
      const content = objectionPage({ lang, number, path, answer, objection, errors });
      return sendPage(request, reply, found, { title, content, path: form });
    },
  );

  app.post(
    '/orders/:token/return/withdraw',
    route,
    async (request: TokenRequest, reply: FastifyReply) => {
      const found = await findByLink(request);
      if (found) await withdrawReturn(host.db, found.order, host.now());
      return reply.redirect(pathOf(request), 303);
    },
  );

  await app.register(async (scope: App) => {
    // One more than allowed, so that a buyer who chose too many gets an error in the form.
    await takePictureForms(scope, MAX_RETURN_PICTURES + 1, MAX_FIELDS);
    const pictured = {
      ...route,
      config: { ...route.config, rateLimit: { max: 10 } },
      bodyLimit: BODY_LIMIT,
    };

    scope.post(
      '/orders/:token/return',
      pictured,
      async (request: TokenRequest, reply: FastifyReply) => {
        const path = pathOf(request);
        const found = await findByLink(request);
        if (!found) return reply.redirect(path, 303);
        const { order } = found;
        using sent = await readPictureForm(request, host.pictureWorker, order.id);
        const values = valuesOf(sent.fields);
        const form = `${path}/return`;
        const again = refuser(request, reply, form, values);
        const checked = checkReturn(
          values,
          await linesOf(found),
          await wantedRefundMethods(host.db, order),
        );
        if (!checked.ok) return again(errorsOf(checked.errors));
        // A repeated post must not store the pictures again.
        if (!mayDo(order, 'ask_return', 'buyer')) return reply.redirect(path, 303);
        const stored = await store(order, sent.files);
        if ('error' in stored) return again([stored.error]);
        const { pictures } = stored;
        const requested = await requestReturn(
          host.db,
          order,
          checked.request,
          host.now(),
          pictures,
        );
        if (!requested.ok) await deletePictures(host, pictures);
        if (!requested.ok && requested.code === 'RETURN_LINES') {
          return again(errorsOf(['error.RETURN_LINES']));
        }
        await deletePosted(host, request, form);
        // A repeated post, or one after the shop's change, changes nothing; the page shows the state of the order.
        return reply.redirect(path, 303);
      },
    );

    scope.post(
      '/orders/:token/return/dispute',
      pictured,
      async (request: TokenRequest, reply: FastifyReply) => {
        const path = pathOf(request);
        const found = await findByLink(request);
        if (!found || !mayDo(found.order, 'dispute', 'buyer')) return reply.redirect(path, 303);
        const { order } = found;
        using sent = await readPictureForm(request, host.pictureWorker, order.id);
        const values = valuesOf(sent.fields);
        const form = `${path}/return/dispute`;
        const again = refuser(request, reply, form, values);
        const objection = (values['objection'] ?? '').trim();
        if (objection === '') return again(errorsOf(['order.return.missing.objection']));
        const stored = await store(order, sent.files);
        if ('error' in stored) return again([stored.error]);
        const { pictures } = stored;
        const done = await dispute(host.db, order, objection, host.now(), pictures);
        if (!done.ok) await deletePictures(host, pictures);
        await deletePosted(host, request, form);
        return reply.redirect(path, 303);
      },
    );
  });

  /** Stores the typed values, and redirects to the form with the reasons. */
  function refuser(request: TokenRequest, reply: FastifyReply, form: string, values: ReturnValues) {
    return async (errors: readonly ReturnError[]) => {
      await storePosted(host, { request, reply }, form, { values, errors });
      return reply.redirect(form, 303);
    };
  }

  async function store({ shop_id, id: order_id }: FoundOrder['order'], files: readonly Buffer[]) {
    if (files.length > MAX_RETURN_PICTURES) {
      const vars = { most: MAX_RETURN_PICTURES };
      return { error: { key: 'order.return.pictures.tooMany', vars } satisfies ReturnError };
    }
    const stored = await storeReturnPictures(host, { shop_id, order_id }, files);
    return stored.ok ? { pictures: stored.pictures } : { error: pictureError(stored.refused) };
  }

  async function readRefused(request: TokenRequest, form: string) {
    const posted = await readPosted(host, request, form);
    return Value.Check(RefusedReturn, posted) ? posted : { values: {}, errors: [] };
  }

  async function sendPage(
    { lang }: TokenRequest,
    reply: FastifyReply,
    { order }: FoundOrder,
    page: { readonly title: string; readonly content: Markup; readonly path: string },
  ) {
    const { db, config } = host;
    const { shopname } = await db
      .selectFrom('shop')
      .select('shopname')
      .where('id', '=', order.shop_id)
      .executeTakeFirstOrThrow();
    const ref = { kind: 'shop', shopname, form: 'path' } as const;
    const site = await readSite({ db, config, ref, lang, now: host.now() });
    return sendCheckoutPage(host, assets, reply, { ...page, lang, site });
  }

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

function pathOf({ params }: TokenRequest): string {
  return `/orders/${encodeURIComponent(params.token)}`;
}
