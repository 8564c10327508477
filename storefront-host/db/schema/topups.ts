import type { Generated } from 'kysely';

/** Whether and to which account wallets are topped up; at most one row (migration 0132). */
export interface TopupOfferTable {
  one_row: Generated<boolean>;
  is_on: boolean;
  /** Shops may refund to wallets what they received, up to a debt in satang (migration 0153). */
  refunds_on: Generated<boolean>;
  refunds_limit: Generated<number>;
  updated_at: Date;
}

/** A shopper's payment into their own wallet. */
export interface WalletTopupTable {
  account_id: string;
  id: string;
  /** Satang. */
  amount: number;
  state: Generated<'waiting' | 'received' | 'refused' | 'withdrawn'>;
  asked_at: Date;
  answered_at: Date | null;
}
