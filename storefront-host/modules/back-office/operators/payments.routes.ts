import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import { parseBaht } from '@talad/elements/commerce/money';
import type { Module } from '../../../host.ts';
import { ApiFailure, plainPage } from '../../../http/index.ts';
import { plain } from '../../../html/plain-text.ts';
import { signedIn } from '../../../identity/index.ts';
import { text } from '../../../locales/text.ts';
import {
  listGroupPayments,
  normalizePromptpay,
  readConnectedVerifier,
  readPlatformPayee,
  receiveGroup,
  refusePaymentSlip,
  returnGroup,
  savePlatformPayee,
  sendPaymentSlipPicture,
  SlipRefusal,
} from '../../sales/index.ts';
import { MALL_ID } from '../../shops/index.ts';
import { readPaymentAccount } from '../settings/connect-payments.ts';
import { PAYMENTS_PATH, paymentsPage } from './payments-page.ts';

const Payee = Type.Object(
  {
    scope: Type.Union([Type.Literal('none'), Type.Literal('visits'), Type.Literal('all')]),
    promptpay: Type.String({ maxLength: 60 }),
    promptpay_name: Type.String({ maxLength: 60 }),
    pay_hours: Type.Integer({ minimum: 1, maximum: 168 }),
  },
  { additionalProperties: false },
);
const Received = Type.Object(
  { amount: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' }) },
  { additionalProperties: false },
);
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });
const SlipParams = Type.Intersect([Id, Type.Object({ slip_id: Type.String({ format: 'uuid' }) })]);
const config = { access: 'operator' } as const;

/** Payments that the marketplace receives for its shops, and the switch for them (decision 404). */
export const operatorPayments: Module = async (app, host) => {
  await app.register(formbody);

  app.get(PAYMENTS_PATH, { config, schema: { hide: true } }, async (request, reply) => {
    const { lang } = request;
    const [payee, payments, provider, verifier] = await Promise.all([
      readPlatformPayee(host.db),
      listGroupPayments(host.db),
      readPaymentAccount(host, MALL_ID),
      readConnectedVerifier(host.db, MALL_ID),
    ]);
    return plainPage(request, reply, {
      title: text(lang, 'admin.payments'),
      width: 'wide',
      body: paymentsPage(lang, payee, payments, { provider, verifier }),
    });
  });

  app.post(
    PAYMENTS_PATH,
    { config, schema: { hide: true, body: Payee } },
    async (request, reply) => {
      const { scope, promptpay: typed, promptpay_name, pay_hours } = request.body;
      const promptpay = typed.trim() === '' ? '' : normalizePromptpay(typed);
      const name = plain(promptpay_name).trim();
      const isComplete = promptpay !== '' && name !== '';
      if (promptpay === null || (scope !== 'none' && !isComplete)) {
        throw new ApiFailure(400, 'VALIDATION');
      }
      const payee = { scope, promptpay, promptpay_name: name, pay_hours };
      const act = { accountId: signedIn(request).accountId, at: host.now() };
      const isSaved = await host.db
        .transaction()
        .execute((trx) => savePlatformPayee(trx, payee, act));
      if (!isSaved) throw new ApiFailure(409, 'ACCOUNT_NEEDED');
      return reply.redirect(PAYMENTS_PATH, 303);
    },
  );

  app.post(
    `${PAYMENTS_PATH}/:id/received`,
    { config, schema: { hide: true, params: Id, body: Received } },
    async (request, reply) => {
      const amount = parseBaht(Number(request.body.amount));
      if (amount === null) throw new ApiFailure(400, 'VALIDATION');
      const act = { amount, accountId: signedIn(request).accountId, at: host.now() };
      const done = await receiveGroup(host.db, request.params.id, act);
      if (done.kind === 'gone') throw new ApiFailure(404, 'NOT_FOUND');
      // After a double click, the second request finds the payment received.
      if (done.kind === 'amount') throw new ApiFailure(409, 'AMOUNT_DIFFERS');
      return reply.redirect(PAYMENTS_PATH, 303);
    },
  );

  app.get(
    `${PAYMENTS_PATH}/:id/slips/:slip_id`,
    { config, schema: { hide: true, params: SlipParams } },
    async ({ params }, reply) => {
      const sent = await sendPaymentSlipPicture(host, reply, params.id, params.slip_id);
      if (!sent) throw new ApiFailure(404, 'NOT_FOUND');
      return sent;
    },
  );

  app.post(
    `${PAYMENTS_PATH}/:id/slips/:slip_id/refuse`,
    { config, schema: { hide: true, params: SlipParams, body: SlipRefusal } },
    async (request, reply) => {
      const { id: groupId, slip_id: slipId } = request.params;
      const refused = await refusePaymentSlip(host.db, {
        groupId,
        slipId,
        reason: plain(request.body.reason).trim(),
        accountId: signedIn(request).accountId,
        at: host.now(),
      });
      if (!refused.ok) throw new ApiFailure(refused.code === 'NOT_FOUND' ? 404 : 409, refused.code);
      return reply.redirect(PAYMENTS_PATH, 303);
    },
  );

  app.post(
    `${PAYMENTS_PATH}/:id/returned`,
    { config, schema: { hide: true, params: Id } },
    async (request, reply) => {
      const act = { accountId: signedIn(request).accountId, at: host.now() };
      if (!(await returnGroup(host.db, request.params.id, act))) {
        throw new ApiFailure(404, 'NOT_FOUND');
      }
      return reply.redirect(PAYMENTS_PATH, 303);
    },
  );
};
