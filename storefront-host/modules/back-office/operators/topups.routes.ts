import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import { parseBaht } from '@talad/elements/commerce/money';
import type { Module } from '../../../host.ts';
import { ApiFailure, plainPage } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { text } from '../../../locales/text.ts';
import {
  answerTopup,
  listWaitingTopups,
  readTopupOffer,
  readWalletRefunds,
  saveTopupOffer,
  saveWalletRefunds,
} from '../../sales/index.ts';
import { PATH, REFUNDS_PATH, topupsPage } from './topups-page.ts';

const Uuid = Type.String({ format: 'uuid' });
const Strict = { additionalProperties: false } as const;
const Offer = Type.Object({ is_on: Type.Union([Type.Literal('on'), Type.Literal('off')]) }, Strict);
const Refunds = Type.Object(
  {
    is_on: Type.Union([Type.Literal('on'), Type.Literal('off')]),
    limit: Type.String({ pattern: '^[\\d,]{1,10}(\\.\\d{1,2})?$' }),
  },
  Strict,
);
const Answer = Type.Object(
  { state: Type.Union([Type.Literal('received'), Type.Literal('refused')]) },
  Strict,
);
const config = { access: 'operator' } as const;

/**
 * The operators' switches of wallets: top-ups with the money received for them (decision 402), and refunds of
 * shops (decision 415).
 */
export const operatorTopups: Module = async (app, host) => {
  await app.register(formbody);

  app.get(PATH, { config, schema: { hide: true } }, async (request, reply) => {
    const { lang } = request;
    const [offer, refunds, waiting] = await Promise.all([
      readTopupOffer(host.db),
      readWalletRefunds(host.db),
      listWaitingTopups(host.db),
    ]);
    return plainPage(request, reply, {
      title: text(lang, 'admin.wallets'),
      width: 'wide',
      body: topupsPage(lang, { offer, refunds, waiting }),
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
