import type { SuffixOf, TextKey, TextVars } from '../../locales/text.ts';

/** The text of each code is `error.{code}` in locales/{en,th}/errors.ts. */
export type ErrorCode = SuffixOf<TextKey, 'error'>;

export interface FieldFailure {
  /** JSON pointer without its first slash, e.g. `contact/phone`. */
  readonly path: string;
  readonly key: TextKey;
  readonly vars?: TextVars;
}

/** Details of a refusal in addition to its message (elements/api/error.contract.ts). */
export interface FailureDetails {
  readonly fields?: readonly FieldFailure[];
  readonly error_key?: string;
  readonly error_msg?: string;
  readonly error_full_msg?: string;
  readonly product_uuid?: string;
}

/** A refusal of a request. Routes throw it, and http/errors/errors.ts turns it into the reply. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: ErrorCode;
  readonly vars: TextVars;
  readonly details: FailureDetails;

  constructor(status: number, code: ErrorCode, vars: TextVars = {}, details: FailureDetails = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.vars = vars;
    this.details = details;
  }
}
