import { ApiError } from '@talad/elements/api/error.contract';
import { WalletResponse } from '@talad/elements/api/wallet.contract';
import { satangToBaht } from '@talad/elements/commerce/money';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { MOVEMENTS_SHOWN, movementsCss, BeforeQuery } from '../movements.ts';
import { createMyPages, myRoute } from '../my-page.ts';
import { myEntries } from '../navigation.ts';
import { walletPage } from './wallet-page.ts';
import { readWallet, readWalletLines } from '../../sales/index.ts';

/** The shopper's wallet on the platform (lnwcash), as the ledger has it. */
export const wallet: Module = (app, host) => {
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
    { ...myRoute, schema: { ...myRoute.schema, querystring: BeforeQuery } },
    async (request, reply) => {
      const { lang, query } = request;
      const { accountId } = signedIn(request);
      const page = { before: query.before ?? null, limit: MOVEMENTS_SHOWN };
      const [balance, lines] = await Promise.all([
        readWallet(db, accountId),
        readWalletLines(db, accountId, page),
      ]);
      return send(request, reply, {
        section: 'wallet',
        title: text(lang, 'my.wallet'),
        main: walletPage(lang, balance, lines),
        css: movementsCss,
      });
    },
  );
};
