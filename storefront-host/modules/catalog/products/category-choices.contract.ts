import { Type, type Static } from 'typebox';

const Choice = Type.Object({
  id: Type.Integer(),
  parent_id: Type.Union([Type.Integer(), Type.Null()]),
  title: Type.String(),
});
export type CategoryChoice = Static<typeof Choice>;

/**
 * GET products/categories: the categories for a product, empty ones included, each level in its order.
 */
export const CategoryChoices = Type.Object({
  shop: Type.Array(Choice),
  market: Type.Array(Choice),
});
export type CategoryChoices = Static<typeof CategoryChoices>;
