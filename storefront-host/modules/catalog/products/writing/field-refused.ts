/** A field that cannot be written, and why. */
export interface FieldRefused {
  readonly path: string;
  readonly reason: 'required' | 'invalid' | 'BAD_PRICE' | 'DUPLICATE' | 'TOO_MANY_COMBINATIONS';
}
