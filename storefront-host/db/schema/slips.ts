import type { Generated } from 'kysely';
import type { JsonDefault } from './columns.ts';

/** A private picture of an order; the media store has the file (migration 0112). */
export interface OrderPictureTable {
  shop_id: number;
  id: string;
  order_id: string;
  /** The return that shows it; null if it is a slip. */
  return_id: string | null;
  mime: string;
  width: number;
  height: number;
  added_at: Date;
}

/** A buyer's slip of a transfer (migration 0112); its id is its picture's. */
export interface OrderSlipTable {
  shop_id: number;
  id: string;
  order_id: string;
  /** True if it shows a payment to the marketplace, whose operators check it. */
  to_market: Generated<boolean>;
  /** `invalid`: its checksum is wrong. */
  code: 'read' | 'none' | 'invalid';
  /** The bank's digits and its number of the transfer; null if the code was not read. */
  bank: string | null;
  reference: string | null;
  state: Generated<'waiting' | 'accepted' | 'refused'>;
  /** The shop's reason for a refusal, which the buyer reads. */
  reason: Generated<string>;
  sent_at: Date;
  answered_at: Date | null;
  /** Text of its QR code; null if it was not read. */
  payload: string | null;
  /** The answer of the shop's verification service (decision 401); null if it was not queried. */
  check_state: 'asking' | 'confirmed' | 'differs' | 'unknown' | null;
  asked_at: Date | null;
  differences: JsonDefault<readonly SlipDifference[]>;
}

/** A fact of the bank's record of a transfer that does not match its order. */
export interface SlipDifference {
  /** `transfer`: the bank knows no such transfer. `time`: it was made before the order. */
  readonly field: 'amount' | 'payee' | 'time' | 'reference' | 'transfer';
  /** Baht, a masked account, a time, or a reference; '' if there is none. */
  readonly found: string;
}

/** A shop's keys at a slip verification service. */
export interface SlipVerifierTable {
  shop_id: number;
  provider: 'easyslip' | 'slipok';
  secret_key: Buffer;
  /** SlipOK's number of the branch; '' if the provider has none. */
  branch: string;
  key_end: string;
  updated_at: Date;
}
