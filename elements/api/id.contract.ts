import { Type } from 'typebox';

/** The number of a product, a category, a shop. A larger one is nobody's, and more than a database counts. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
