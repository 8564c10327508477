import type { Satang } from '@talad/elements/commerce/money';

export type VerifierName = 'easyslip' | 'slipok';

/** Keys that a shop gets from its slip verification service. */
export interface VerifierKeys {
  readonly secretKey: string;
  /** SlipOK's number of the branch; empty for a provider without branches. */
  readonly branch: string;
}

/** A receiver as banks show it: most digits are masked. */
export interface Receiver {
  /** The bank's three digits; null if the answer lacks them. */
  readonly bank: string | null;
  readonly account: string | null;
  /** A PromptPay id, if the transfer used one. */
  readonly proxy: string | null;
}

/** A transfer as its bank has recorded it. */
export interface Transfer {
  readonly reference: string;
  /** The sending bank's three digits; null if the answer lacks them. */
  readonly bank: string | null;
  readonly amount: Satang;
  /** Null if the answer lacks it. */
  readonly at: Date | null;
  readonly receiver: Receiver;
}

export type FoundTransfer =
  | { readonly kind: 'found'; readonly transfer: Transfer }
  /** The bank has no record of such a transfer. */
  | { readonly kind: 'absent' }
  /** The bank can answer only some minutes after a transfer. */
  | { readonly kind: 'later' };

/**
 * A service that queries the sending bank about a transfer (decision 401). Its functions throw only
 * ProviderError.
 */
export interface SlipVerifier {
  /** Returns whether the keys are valid. */
  checkKeys(): Promise<boolean>;
  /** @param payload text of the slip's QR code */
  find(payload: string): Promise<FoundTransfer>;
}
