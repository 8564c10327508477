import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { WalletResponse } from '@talad/elements/api/wallet.contract';
import { westernDigits } from '@talad/elements/commerce/cart/quantity';
import { bahtToSatang, satangToBaht, ZERO } from '@talad/elements/commerce/money';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { MOVEMENTS_SHOWN, movementsCss, BeforeQuery } from '../movements.ts';
import { createMyPages, myRoute } from '../my-page.ts';
import { myEntries } from '../navigation.ts';
import { walletPage } from './wallet-page.ts';
import {
  askTopup,
  findWaitingTopup,
  howToPayCss,
  LEAST_TOPUP,
  MOST_TOPUP,
  readTopupOffer,
  readWallet,
  readWalletLines,
  withdrawTopup,
} from '../../sales/index.ts';
import { TOPUP_PATH, topupForm, waitingTopup } from './topup-card.ts';

const TopupBody = Type.Object(
  { amount: Type.String({ maxLength: 20 }) },
  { additionalProperties: false },
);
const WalletQuery = Type.Object({
  ...BeforeQuery.properties,
  /** An invalid amount. */
  amount: Type.Optional(Type.String({ maxLength: 20 })),
});

/** The shopper's wallet on the platform (lnwcash), from the ledger. */
export const wallet: Module = async (app, host) => {
  await app.register(formbody);
  const { db } = host;
  const send = createMyPages(host);

  app.get(
    '/api/v1/users/me/wallet',
    {
      config: { access: 'account' },
      schema: {
        tags: ['account'],
        summary: 'What the wallet of the signed-in account holds',
        response: { 200: WalletResponse, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const balance = await readWallet(db, signedIn(request).accountId);
      return { balance: satangToBaht(balance), url: myEntries.wallet.path };
    },
  );

  app.get(
    '/my/wallet',
    { ...myRoute, schema: { ...myRoute.schema, querystring: WalletQuery } },
    async (request, reply) => {
      const { lang, query } = request;
      const { accountId } = signedIn(request);
      const page = { before: query.before ?? null, limit: MOVEMENTS_SHOWN };
      const [balance, lines, offer, waiting] = await Promise.all([
        readWallet(db, accountId),
        readWalletLines(db, accountId, page),
        readTopupOffer(db),
        findWaitingTopup(db, accountId),
      ]);
      // A payment that is on its way is still received after the switch is off.
      const topup = waiting
        ? waitingTopup(lang, offer, waiting)
        : offer.is_on && topupForm(lang, query.amount ?? null);
      return send(request, reply, {
        section: 'wallet',
        title: text(lang, 'my.wallet'),
        main: walletPage(lang, { balance, lines, mayTopUp: offer.is_on, topup }),
        css: `${movementsCss}${howToPayCss}`,
      });
    },
  );

  app.post(
    TOPUP_PATH,
    {
      config: { ...myRoute.config, rateLimit: { max: 20 } },
      schema: { hide: true, body: TopupBody },
    },
    async (request, reply) => {
      const typed = request.body.amount.trim();
      const digits = westernDigits(typed).replaceAll(',', '');
      const amount = /^\d{1,6}$/.test(digits) ? bahtToSatang(Number(digits)) : ZERO;
      if (amount < LEAST_TOPUP || amount > MOST_TOPUP) {
        return reply.redirect(`${myEntries.wallet.path}?amount=${encodeURIComponent(typed)}`, 303);
      }
      await askTopup(db, amount, { accountId: signedIn(request).accountId, at: host.now() });
      return reply.redirect(myEntries.wallet.path, 303);
    },
  );

  app.post(`${TOPUP_PATH}/withdraw`, myRoute, async (request, reply) => {
    await withdrawTopup(db, { accountId: signedIn(request).accountId, at: host.now() });
    return reply.redirect(myEntries.wallet.path, 303);
  });
};
