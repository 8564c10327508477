import type { RefundMethod } from '../../../db/schema.ts';
import type { OrderStep } from '../../../jobs/job-kinds.ts';

export type OrderMailKind =
  | OrderStep
  | 'placed'
  | 'sold'
  | 'shipped'
  | 'ready'
  | 'parcel'
  | 'expired'
  | 'returnAccepted'
  | 'returnRefused'
  | 'decidedForBuyer'
  | 'decidedForShop'
  | 'slipRefused'
  | 'refunded';

/** Facts of a return or slip that its mail shows in addition to the order. */
export interface ReturnNews {
  /** Message of the shop or the marketplace; empty if there is none. */
  readonly answer?: string;
  /** In satang. */
  readonly refund?: number;
  readonly method?: RefundMethod;
  /** Part of `refund` that returns to the wallet because it was spent from there, in satang. */
  readonly walletPart?: number;
  /** The money of a cancelled order went to the wallet. */
  readonly toWallet?: boolean;
}
