import { Type, type Static } from 'typebox';

/** Spec §3 Category. `count_sum` counts the products in it and below it. */
export const Category = Type.Object({
  category_id: Type.Integer(),
  category_name: Type.String(),
  parent_category_id: Type.Union([Type.Integer(), Type.Null()]),
  count_sum: Type.Integer({ minimum: 0 }),
  slug: Type.String(),
  url: Type.String(),
});
export type Category = Static<typeof Category>;

/** GET categories/{id}?include=children,parent (spec §7). */
export const CategoryResponse = Type.Object({
  category: Category,
  children: Type.Array(Category),
  parent: Type.Union([Category, Type.Null()]),
});
export type CategoryResponse = Static<typeof CategoryResponse>;
