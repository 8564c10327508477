import type { Generated } from 'kysely';

/** Keys of a shop, or of the marketplace, at its provider of card and wallet payments, sealed. */
export interface PaymentAccountTable {
  shop_id: number;
  provider: 'omise' | 'stripe';
  secret_key: Buffer;
  /** Signs the provider's webhooks. */
  webhook_secret: Buffer;
  /** Last letters of the secret key, by which its owner recognises it. */
  key_end: string;
  /** False for keys of the provider's test mode, which move no money. */
  is_live: boolean;
  updated_at: Date;
}

/** A payment that a buyer began at a provider's page. */
export interface OnlinePaymentTable {
  /** The payee: a shop, or the marketplace. */
  shop_id: number;
  id: string;
  /** An order of the shop; null if the payment is for the orders of a payment to the marketplace. */
  order_id: string | null;
  group_id: Generated<string | null>;
  provider: 'omise' | 'stripe';
  /** Satang. */
  amount: number;
  /**
   * 'over' means that it was not paid in time; 'returned', that it was refunded because the order
   * did not need it.
   */
  state: Generated<'open' | 'paid' | 'over' | 'returned'>;
  /** The provider's id and address of its page; null until it has answered. */
  page_id: string | null;
  page_url: string | null;
  /** The provider's id of the money; null until it is paid. */
  charge_id: string | null;
  created_at: Date;
  expires_at: Date;
  /** Time of the last query to the provider. */
  checked_at: Date;
  settled_at: Date | null;
}

/** A refund to a buyer through the payment provider. */
export interface OnlineRefundTable {
  shop_id: number;
  id: string;
  payment_id: string;
  /** Satang. */
  amount: number;
  /** 'pending': accepted by the provider, not yet paid out. */
  state: Generated<'sending' | 'pending' | 'done' | 'failed'>;
  created_at: Date;
  updated_at: Date;
}
