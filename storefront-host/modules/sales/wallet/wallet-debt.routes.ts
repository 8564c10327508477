import { ApiError } from '@talad/elements/api/error.contract';
import { satangToBaht } from '@talad/elements/commerce/money';
import type { Module } from '../../../host.ts';
import { ShopParams } from '../../../http/index.ts';
import { WalletDebtAnswer } from './wallet-debt.contract.ts';
import { readWalletDebt } from './wallet-debts.ts';
import { readWalletRefunds } from './wallet-refunds.ts';

export const walletDebt: Module = (app, { db }) => {
  app.get(
    '/api/v1/manage/:shop_id/wallet-debt',
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags: ['manage orders'],
        summary: 'What the shop owes the marketplace for refunds to wallets',
        params: ShopParams,
        response: { 200: WalletDebtAnswer, '4xx': ApiError },
      },
    },
    async ({ params }) => {
      const [owed, { limit }] = await Promise.all([
        readWalletDebt(db, params.shop_id),
        readWalletRefunds(db),
      ]);
      return { owed: satangToBaht(owed), limit: satangToBaht(limit) };
    },
  );
};
