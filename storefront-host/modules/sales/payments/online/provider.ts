import type { IncomingHttpHeaders } from 'node:http';
import type { Satang } from '@talad/elements/commerce/money';
import type { Lang } from '../../../../db/schema.ts';

export type ProviderName = 'omise' | 'stripe';

/** Keys that a shop gets from its provider. */
export interface ProviderKeys {
  readonly secretKey: string;
  /** Signs the provider's notices. */
  readonly webhookSecret: string;
}

export interface PaymentRequest {
  /** Our id of the payment. */
  readonly id: string;
  readonly amount: Satang;
  /** The buyer reads it on the provider's page. */
  readonly title: string;
  readonly email: string | undefined;
  readonly lang: Lang;
  /** The buyer returns to this address, paid or not. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** The provider's own page, on which the buyer chooses a card or wallet: no card number reaches us. */
export interface PaymentPage {
  readonly pageId: string;
  readonly url: string;
}

export interface FoundPayment {
  /** 'over': it can no longer be paid. */
  readonly state: 'open' | 'paid' | 'over';
  readonly amount: Satang;
  readonly currency: string;
  /** Id of the money, which a refund names; null until it is paid. */
  readonly chargeId: string | null;
}

export interface RefundRequest {
  /** Our id of the refund: the same one twice refunds once. */
  readonly id: string;
  readonly chargeId: string;
  readonly amount: Satang;
}

/** 'pending': the provider still has to send it, or asks the buyer for an account first. */
export type RefundState = 'done' | 'pending' | 'failed';

/** As received: a signature is over the bytes, not over what they mean. */
export interface Notice {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
  readonly now: Date;
}

/** `pageId`: the provider's id of the page that a signed notice is about; null: about something else. */
export type ReadNotice =
  { readonly isForged: true } | { readonly isForged: false; readonly pageId: string | null };

/** A provider of card and wallet payments. Its functions throw a ProviderError and nothing else. */
export interface PaymentProvider {
  /** Whether the keys are valid. */
  checkKeys(): Promise<boolean>;
  /** Repeated after a lost answer, it leaves at most one page whose address was given to a buyer. */
  begin(request: PaymentRequest): Promise<PaymentPage>;
  /** The payment as it is now: a notice says only which one to look at. */
  find(pageId: string): Promise<FoundPayment>;
  /** From now on it cannot be paid. */
  close(pageId: string): Promise<void>;
  refund(request: RefundRequest): Promise<RefundState>;
  readNotice(notice: Notice): Promise<ReadNotice>;
}

/** 'refused': the request is wrong and stays so; 'down': it may work later. */
export class ProviderError extends Error {
  readonly kind: 'refused' | 'down';

  constructor(kind: 'refused' | 'down', message: string) {
    super(message);
    this.kind = kind;
  }
}
