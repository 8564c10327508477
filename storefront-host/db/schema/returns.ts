import type { Generated } from 'kysely';
import type { Json, JsonOrNull } from './columns.ts';

/**
 * The step of a return. It is cleared when the return is withdrawn or refunded; an operator's
 * decision stays.
 */
export type ReturnState = 'asked' | 'accepted' | 'returned' | 'refused' | 'disputed' | 'decided';
/** The side that an operator decided for. */
export type Verdict = 'buyer' | 'shop';
export type ReturnReason =
  'damaged' | 'wrong' | 'not_as_described' | 'missing' | 'changed_mind' | 'other';
/** A buyer's bank account for refunds. */
export interface RefundAccount {
  readonly bank: string;
  readonly number: string;
  readonly name: string;
}
/** `provider`: to the card or wallet that paid online; `wallet`: to the buyer's wallet here (`lnwcash`). */
export type RefundMethod = 'provider' | 'transfer' | 'cash' | 'wallet';
/** A refund method that a buyer can request. */
export type WantedRefundMethod = Exclude<RefundMethod, 'cash'>;
export interface RefundedLine {
  readonly rank: number;
  readonly quantity: number;
  /** In satang. */
  readonly amount: number;
  /** The returned pieces are on sale again. */
  readonly restock: boolean;
}

/** A buyer's return request (migration 0097). */
export interface OrderReturnTable {
  shop_id: number;
  id: string;
  order_id: string;
  reason: ReturnReason;
  details: string;
  lines: Json<readonly { readonly rank: number; readonly quantity: number }[]>;
  /** The buyer's bank account for the refund; null refunds to the source of the money. */
  account: JsonOrNull<RefundAccount>;
  /** The way of refund that the buyer requested; null if none was possible. */
  way: WantedRefundMethod | null;
  /** The shop's message to the buyer. */
  answer: Generated<string>;
  /** The buyer's message after a refusal. */
  objection: Generated<string>;
  /** The side that an operator decided for, with the message to both. */
  verdict: Verdict | null;
  verdict_reason: Generated<string>;
  decided_at: Date | null;
  asked_at: Date;
}

/** A refund of an order (migration 0097), in satang. */
export interface OrderRefundTable {
  shop_id: number;
  id: string;
  order_id: string;
  lines: Json<readonly RefundedLine[]>;
  shipping: number;
  /** Money that was refunded by `way`, and to the wallet that had paid a part. */
  amount: number;
  lnwcash: number;
  points: number;
  way: RefundMethod;
  note: string;
  account_id: string | null;
  refunded_at: Date;
}
