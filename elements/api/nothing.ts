import { Type } from 'typebox';

/**
 * null in a request. Type.Null() would do in a reply, but a server that turns texts into numbers
 * also turns null into 0 and 0 into null; a constant is never turned into anything.
 */
export const Nothing = Type.Unsafe<null>({ const: null });
