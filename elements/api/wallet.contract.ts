import { Type, type Static } from 'typebox';

/** GET users/me/wallet: the balance of the account's wallet (lnwcash). */
export const WalletResponse = Type.Object({
  /** Baht. */
  balance: Type.Number(),
  /** The page with all movements. */
  url: Type.String(),
});
export type WalletResponse = Static<typeof WalletResponse>;
