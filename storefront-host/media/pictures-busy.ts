/** The picture worker is overloaded, or one account has too many uploads at once; http/errors/errors.ts replies. */
export class PicturesBusy extends Error {
  override readonly name = 'PicturesBusy';
  readonly status: 429 | 503;
  readonly code: 'PICTURES_BUSY' | 'PICTURES_AT_ONCE';
  /** Variables of the text `error.{code}`. */
  readonly vars: Readonly<Record<string, number>>;

  constructor(
    status: 429 | 503,
    code: 'PICTURES_BUSY' | 'PICTURES_AT_ONCE',
    vars: Readonly<Record<string, number>>,
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.vars = vars;
  }
}
