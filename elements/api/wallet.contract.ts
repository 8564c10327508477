import { Type, type Static } from 'typebox';

/** GET users/me/wallet: what the account's wallet (lnwcash) holds. */
export const WalletResponse = Type.Object({
  /** Baht. */
  balance: Type.Number(),
  /** The page with everything that came in and went out. */
  url: Type.String(),
});
export type WalletResponse = Static<typeof WalletResponse>;
