import { Type, type Static } from 'typebox';

/**
 * A refusal of the API: `code` is stable and for programs, `message` is for people, in the language of the
 * request. `fields` lists the invalid fields by path.
 */
export const ApiError = Type.Object({
  error: Type.Literal(true),
  code: Type.String(),
  message: Type.String(),
  fields: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
  /** Checkout only, spec §8: e.g. 'NOSTOCK', 'CANNOT_ADD', 'pqty-ERROR'. */
  error_key: Type.Optional(Type.String()),
  error_msg: Type.Optional(Type.String()),
  error_full_msg: Type.Optional(Type.String()),
  /** Checkout only: the first refused product. */
  product_uuid: Type.Optional(Type.String()),
});
export type ApiError = Static<typeof ApiError>;
