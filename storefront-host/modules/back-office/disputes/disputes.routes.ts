import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { parseBaht, type Satang } from '@talad/elements/commerce/money';
import type { Module } from '../../../host.ts';
import { plain } from '../../../html/plain-text.ts';
import { ApiFailure, plainPage } from '../../../http/index.ts';
import { deletePosted, storePosted, readPosted, signedIn } from '../../../identity/index.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import {
  decideDispute,
  findOrder,
  leftToGive,
  listDisputes,
  readNewestReturn,
  readReturnPictures,
  refundMethods,
  sendOrderPicture,
  type Decision,
} from '../../sales/index.ts';
import { type Dispute, disputePage, MAX_REASON, pointsLeft } from './dispute-page.ts';
import { disputesPage, PATH } from './disputes-page.ts';

const config = { access: 'operator' } as const;
const LIMIT = 50;

const Place = Type.Object({
  /** Cursor: time and id of the last row of the page before. */
  after: Type.Optional(
    Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]{8,12}Z_[0-9a-f-]{36}$' }),
  ),
});
const DisputeParams = Type.Object({
  shop_id: Type.Integer({ minimum: 1 }),
  id: Type.String({ format: 'uuid' }),
});
const DecisionForm = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  for: Type.Optional(Type.String({ maxLength: 10 })),
  // Absent if only points can be refunded.
  amount: Type.Optional(Type.String({ maxLength: 20 })),
  way: Type.Optional(Type.String({ maxLength: 20 })),
  reason: Type.String({ maxLength: MAX_REASON }),
});
type DecisionForm = Static<typeof DecisionForm>;
/** A refused form, which only this server writes and reads. */
const Refused = Type.Object({
  values: Type.Record(Type.String(), Type.String()),
  errors: Type.Array(Type.Unsafe<TextKey>(Type.String())),
});

/** Operators decide disputes between buyers and shops (decision 414). */
export const disputes: Module = async (app, host) => {
  await app.register(formbody);

  app.get(PATH, { config, schema: { hide: true, querystring: Place } }, async (request, reply) => {
    const { lang, query } = request;
    const [time, id] = query.after?.split('_') ?? [];
    const after = time && id ? { return_at: new Date(time), id } : null;
    if (after && Number.isNaN(after.return_at.getTime())) throw new ApiFailure(400, 'VALIDATION');
    const found = await listDisputes(host.db, after, LIMIT + 1);
    const shown = found.slice(0, LIMIT);
    const last = found.length > LIMIT ? shown.at(-1) : undefined;
    const next = last ? `${PATH}?after=${last.return_at.toISOString()}_${last.id}` : null;
    return plainPage(request, reply, {
      title: text(lang, 'admin.disputes'),
      width: 'wide',
      body: disputesPage(lang, shown, next),
    });
  });

  app.get(
    `${PATH}/:shop_id/:id`,
    { config, schema: { hide: true, params: DisputeParams } },
    async (request, reply) => {
      const { lang, params } = request;
      const dispute = await findDispute(params);
      const posted = await readPosted(host, request, pathOf(params));
      const refused = Value.Check(Refused, posted) ? posted : { values: {}, errors: [] };
      return plainPage(request, reply, {
        title: text(lang, 'admin.disputes.title', { number: dispute.order.number }),
        width: 'wide',
        body: disputePage(lang, dispute, refused),
      });
    },
  );

  app.post(
    `${PATH}/:shop_id/:id`,
    { config, schema: { hide: true, params: DisputeParams, body: DecisionForm } },
    async (request, reply) => {
      const path = pathOf(request.params);
      const dispute = await findDispute(request.params);
      const again = async (errors: readonly TextKey[]) => {
        const { revision: _revision, ...values } = request.body;
        await storePosted(host, { request, reply }, path, { values, errors });
        return reply.redirect(path, 303);
      };
      const checked = checkDecision(request.body, dispute);
      if (!checked.ok) return again(checked.errors);
      const done = await decideDispute(host.db, actOf(request), checked.decision);
      if (!done.ok) {
        return again([refusals[done.code] ?? 'admin.disputes.missing.meanwhile']);
      }
      await deletePosted(host, request, path);
      return reply.redirect(path, 303);
    },
  );

  app.get(
    `${PATH}/:shop_id/:id/pictures/:picture_id`,
    {
      config,
      schema: {
        hide: true,
        params: Type.Intersect([
          DisputeParams,
          Type.Object({ picture_id: Type.String({ format: 'uuid' }) }),
        ]),
      },
    },
    async ({ params }, reply) => {
      const { order, pictures } = await findDispute(params);
      // The payment slips of the order are not shown to operators.
      const picture = pictures.find(({ id }) => id === params.picture_id);
      const name = { shop_id: order.shop_id, order_id: order.id };
      const sent = picture && (await sendOrderPicture(host, reply, name, picture.id));
      if (!sent) throw new ApiFailure(404, 'NOT_FOUND');
      return sent;
    },
  );

  /** Returns an order whose buyer has objected to the shop's answer. */
  async function findDispute({
    shop_id: shopId,
    id,
  }: Static<typeof DisputeParams>): Promise<Dispute> {
    const [found, orderReturn, shop] = await Promise.all([
      findOrder(host.db, shopId, id),
      readNewestReturn(host.db, shopId, id),
      host.db
        .selectFrom('shop')
        .select(['shopname', 'title'])
        .where('id', '=', shopId)
        .executeTakeFirst(),
    ]);
    if (!found || !shop || !orderReturn || orderReturn.objection === '')
      throw new ApiFailure(404, 'NOT_FOUND');
    const [pictures, methods] = await Promise.all([
      readReturnPictures(host.db, shopId, orderReturn.id),
      refundMethods(host.db, found.order),
    ]);
    return { ...found, shop, orderReturn, pictures, methods };
  }

  function actOf(
    request: FastifyRequest<{ Params: Static<typeof DisputeParams>; Body: DecisionForm }>,
  ) {
    const { shop_id: shopId, id: orderId } = request.params;
    const { accountId } = signedIn(request);
    return { shopId, orderId, revision: request.body.revision, accountId, at: host.now() };
  }
};

/** Refusals that the operator can resolve with another amount or method. */
const refusals: Readonly<Record<string, TextKey>> = {
  REFUND_NOTHING: 'admin.disputes.missing.amount',
  REFUND_WALLET_LIMIT: 'admin.disputes.missing.limit',
};

function pathOf({ shop_id, id }: Static<typeof DisputeParams>): string {
  return `${PATH}/${shop_id}/${id}`;
}

function checkDecision(
  form: DecisionForm,
  { order, methods }: Pick<Dispute, 'order' | 'methods'>,
):
  | { readonly ok: true; readonly decision: Decision }
  | { readonly ok: false; readonly errors: readonly TextKey[] } {
  const reason = plain(form.reason);
  const words: readonly TextKey[] = reason === '' ? ['admin.disputes.missing.reason'] : [];
  if (form.for === 'shop' && reason !== '') return { ok: true, decision: { for: 'shop', reason } };
  if (form.for === 'shop') return { ok: false, errors: words };
  if (form.for !== 'buyer') return { ok: false, errors: ['admin.disputes.missing.for', ...words] };
  const left = leftToGive(order);
  const amount = amountOf(left === 0 ? '0' : (form.amount ?? ''));
  // Without a choice of methods, the money returns to its source, which is the wallet.
  const method = methods.length === 0 ? 'transfer' : methods.find((known) => known === form.way);
  const isNothing = amount === 0 && pointsLeft(order) === 0;
  if (amount === null || isNothing || amount > left || !method) {
    return { ok: false, errors: ['admin.disputes.missing.amount', ...words] };
  }
  if (reason === '') return { ok: false, errors: words };
  return { ok: true, decision: { for: 'buyer', reason, amount, way: method } };
}

/** Parses an amount typed in baht; null if it is invalid. */
function amountOf(typed: string): Satang | null {
  const digits = typed.trim().replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? parseBaht(Number(digits)) : null;
}
