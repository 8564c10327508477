import { Type, type TSchema } from 'typebox';

/**
 * null in a request. Type.Null() works in a response, but a server that coerces texts to numbers
 * also coerces null to 0 and 0 to null; a constant is never coerced.
 */
export const Nothing = Type.Unsafe<null>({ const: null });

/** A value of a request that may be null. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([Nothing, schema]);
