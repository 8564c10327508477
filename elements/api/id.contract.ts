// The contracts are one flat folder, because their paths are public (decision 467).
import { Type } from 'typebox';

/** The number of a product, a category or a shop. Larger numbers would lose precision in JSON. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
