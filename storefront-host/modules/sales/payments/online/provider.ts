import type { IncomingHttpHeaders } from 'node:http';
import type { Satang } from '@talad/elements/commerce/money';
import type { Lang } from '../../../../db/schema.ts';

export type ProviderName = 'omise' | 'stripe';

/** Keys that a shop gets from its provider. */
export interface ProviderKeys {
  readonly secretKey: string;
  /** Signs the provider's webhooks. */
  readonly webhookSecret: string;
}

export interface PaymentRequest {
  /** Our id of the payment. */
  readonly id: string;
  readonly amount: Satang;
  /** Title that the buyer reads on the provider's page. */
  readonly title: string;
  readonly email: string | undefined;
  readonly lang: Lang;
  /** The buyer returns to this address, paid or not. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

/**
 * The provider's own page, on which the buyer chooses a card or wallet: no card number reaches us.
 */
export interface PaymentPage {
  readonly pageId: string;
  readonly url: string;
}

export interface FoundPayment {
  /** 'over' means that it can no longer be paid. */
  readonly state: 'open' | 'paid' | 'over';
  readonly amount: Satang;
  readonly currency: string;
  /** Id that a refund refers to; null until it is paid. */
  readonly chargeId: string | null;
}

export interface RefundRequest {
  /** Our id of the refund: the same id sent twice refunds once. */
  readonly id: string;
  readonly chargeId: string;
  readonly amount: Satang;
}

/**
 * 'pending' means that the provider has not sent it yet, or asks the buyer for an account first.
 */
export type RefundState = 'done' | 'pending' | 'failed';

/** The raw body, because the signature covers the bytes. */
export interface Notice {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
  readonly now: Date;
}

/**
 * `pageId` is the provider's id of the page that a signed webhook is about; null for another
 * subject.
 */
export type ReadNotice =
  { readonly isForged: true } | { readonly isForged: false; readonly pageId: string | null };

/** A provider of card and wallet payments. Its functions throw only ProviderError. */
export interface PaymentProvider {
  /** Returns whether the keys are valid. */
  checkKeys(): Promise<boolean>;
  /**
   * Creates a page; repeated after a lost answer, at most one page has an address that a buyer
   * received.
   */
  begin(request: PaymentRequest): Promise<PaymentPage>;
  /** Returns the payment's present state: a webhook only names the payment to query. */
  find(pageId: string): Promise<FoundPayment>;
  /** Closes the page, which can then no longer be paid. */
  close(pageId: string): Promise<void>;
  refund(request: RefundRequest): Promise<RefundState>;
  readNotice(notice: Notice): Promise<ReadNotice>;
}

/** 'refused' means that the request is wrong and stays so; 'down' means that it may work later. */
export class ProviderError extends Error {
  readonly kind: 'refused' | 'down';

  constructor(kind: 'refused' | 'down', message: string) {
    super(message);
    this.kind = kind;
  }
}
