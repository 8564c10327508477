import type { Generated } from 'kysely';

/** A private picture of an order; the media store has the file (migration 0112). */
export interface OrderPictureTable {
  shop_id: number;
  id: string;
  order_id: string;
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
  /** `invalid`: its checksum is wrong. */
  code: 'read' | 'none' | 'invalid';
  /** The bank's digits and its number of the transfer; null: the code was not read. */
  bank: string | null;
  reference: string | null;
  state: Generated<'waiting' | 'accepted' | 'refused'>;
  /** The shop's words to the buyer after a refusal. */
  reason: Generated<string>;
  sent_at: Date;
  answered_at: Date | null;
}
