import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { parseBaht } from '@talad/elements/commerce/money';
import type { Module } from '../../../host.ts';
import { ApiFailure, plainPage } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { text } from '../../../locales/text.ts';
import { thaiDay } from '../../../visits/thai-day.ts';
import {
  answerTopup,
  listWaitingTopups,
  listWalletDebts,
  readTopupOffer,
  readWalletRefunds,
  saveTopupOffer,
  saveWalletRefunds,
  settleWalletDebt,
} from '../../sales/index.ts';
import { PATH, REFUNDS_PATH, topupsPage } from './topups-page.ts';
import { DEBTS_PATH } from './wallet-debts-part.ts';

const Uuid = Type.String({ format: 'uuid' });
const BAHT = '^[\\d,]{1,10}(\\.\\d{1,2})?$';
const Strict = { additionalProperties: false } as const;
const Offer = Type.Object({ is_on: Type.Union([Type.Literal('on'), Type.Literal('off')]) }, Strict);
const Refunds = Type.Object(
  {
    is_on: Type.Union([Type.Literal('on'), Type.Literal('off')]),
    limit: Type.String({ pattern: BAHT }),
  },
  Strict,
);
const Settled = Type.Object(
  {
    amount: Type.String({ pattern: BAHT }),
    on: Type.String({ format: 'date' }),
    reason: Type.String({ pattern: '\\S', maxLength: 200 }),
  },
  Strict,
);
const Answer = Type.Object(
  { state: Type.Union([Type.Literal('received'), Type.Literal('refused')]) },
  Strict,
);
const config = { access: 'operator' } as const;

/**
 * The operators' switches for wallets: top-ups with the money received for them (decision 402), and refunds of
 * shops with the debts that result (decision 415).
 */
export const operatorTopups: Module = async (app, host) => {
  await app.register(formbody);

  app.get(PATH, { config, schema: { hide: true } }, async (request, reply) => {
    const { lang } = request;
    const [offer, refunds, waiting, debts] = await Promise.all([
      readTopupOffer(host.db),
      readWalletRefunds(host.db),
      listWaitingTopups(host.db),
      listWalletDebts(host.db),
    ]);
    return plainPage(request, reply, {
      title: text(lang, 'admin.wallets'),
      width: 'wide',
      body: topupsPage(lang, { offer, refunds, waiting, debts, today: thaiDay(host.now()) }),
    });
  });

  app.post(PATH, { config, schema: { hide: true, body: Offer } }, async (request, reply) => {
    const act = { accountId: signedIn(request).accountId, at: host.now() };
    const isSaved = await saveTopupOffer(host.db, request.body.is_on === 'on', act);
    if (!isSaved) throw new ApiFailure(409, 'ACCOUNT_NEEDED');
    return reply.redirect(PATH, 303);
  });

  app.post(
    REFUNDS_PATH,
    { config, schema: { hide: true, body: Refunds } },
    async (request, reply) => {
      const limit = parseBaht(Number(request.body.limit.replaceAll(',', '')));
      if (limit === null) throw new ApiFailure(400, 'VALIDATION');
      const act = { accountId: signedIn(request).accountId, at: host.now() };
      await saveWalletRefunds(host.db, { is_on: request.body.is_on === 'on', limit }, act);
      return reply.redirect(PATH, 303);
    },
  );

  app.post(
    `${DEBTS_PATH}/:shop_id`,
    {
      config,
      schema: { hide: true, params: Type.Object({ shop_id: Id }), body: Settled },
    },
    async (request, reply) => {
      const { on, reason, ...sent } = request.body;
      const amount = parseBaht(Number(sent.amount.replaceAll(',', '')));
      const at = host.now();
      if (amount === null || on > thaiDay(at)) throw new ApiFailure(400, 'VALIDATION');
      const { accountId } = signedIn(request);
      const settled = { shopId: request.params.shop_id, amount, on, reason: reason.trim() };
      const isDone = await settleWalletDebt(host.db, { ...settled, accountId, at });
      if (!isDone) throw new ApiFailure(409, 'DEBT_TOO_MUCH');
      return reply.redirect(`${PATH}#debts`, 303);
    },
  );

  app.post(
    `${PATH}/:holder_id/:id`,
    {
      config,
      schema: { hide: true, params: Type.Object({ holder_id: Uuid, id: Uuid }), body: Answer },
    },
    async (request, reply) => {
      const { holder_id: holderId, id } = request.params;
      const { accountId } = signedIn(request);
      const answer = { holderId, id, state: request.body.state };
      const isDone = await answerTopup(host.db, answer, { accountId, at: host.now() });
      if (!isDone) throw new ApiFailure(409, 'BAD_STATE');
      return reply.redirect(PATH, 303);
    },
  );
};
