import type { Satang } from '@talad/elements/commerce/money';

export type VerifierName = 'easyslip' | 'slipok';

/** Keys that a shop gets from its slip verification service. */
export interface VerifierKeys {
  readonly secretKey: string;
  /** SlipOK's number of the branch; '' at a provider that has none. */
  readonly branch: string;
}

/** A receiver as banks show it: most digits are masked. */
export interface Receiver {
  /** The bank's three digits; null: the answer does not say. */
  readonly bank: string | null;
  readonly account: string | null;
  /** A PromptPay id, when the transfer named one. */
  readonly proxy: string | null;
}

/** A transfer as its bank has recorded it. */
export interface Transfer {
  readonly reference: string;
  /** The sending bank's three digits; null: the answer does not say. */
  readonly bank: string | null;
  readonly amount: Satang;
  /** Null: the answer does not say. */
  readonly at: Date | null;
  readonly receiver: Receiver;
}

export type FoundTransfer =
  | { readonly kind: 'found'; readonly transfer: Transfer }
  /** The bank knows no such transfer. */
  | { readonly kind: 'absent' }
  /** The bank answers some minutes after a transfer. */
  | { readonly kind: 'later' };

/**
 * A service that asks the sending bank about a transfer (decision 401). Its functions throw a
 * ProviderError and nothing else.
 */
export interface SlipVerifier {
  /** Whether the keys are valid. */
  checkKeys(): Promise<boolean>;
  /** @param payload text of the slip's QR code */
  find(payload: string): Promise<FoundTransfer>;
}
