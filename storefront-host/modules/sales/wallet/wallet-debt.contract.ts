import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

/**
 * GET `/api/v1/manage/:shop_id/wallet-debt` returns the shop's debt to the marketplace for its
 * refunds to wallets.
 */
export const WalletDebtAnswer = Type.Object({
  owed: Baht,
  /** The limit of the debt: refunds to wallets above it are refused. */
  limit: Baht,
});
export type WalletDebtAnswer = Static<typeof WalletDebtAnswer>;
