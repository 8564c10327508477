import type { RefundWay } from '../../../db/schema.ts';
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
  /** The shop's words, or the marketplace's; '': none. */
  readonly answer?: string;
  /** In satang. */
  readonly refund?: number;
  readonly way?: RefundWay;
  /** Money of a cancelled order went to the wallet. */
  readonly toWallet?: boolean;
}
