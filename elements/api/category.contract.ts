import { Type, type Static } from 'typebox';

/** Spec §3 Category. `count_sum` counts the products in it and in the categories below it. */
export const Category = Type.Object({
  category_id: Type.Integer(),
  category_name: Type.String(),
  /** Another name of `name`. */
  title: Type.Optional(Type.String()),
  parent_category_id: Type.Union([Type.Integer(), Type.Null()]),
  count_sum: Type.Integer({ minimum: 0 }),
  slug: Type.String(),
  url: Type.String(),
  /** The owner's description, if there is one. */
  description: Type.Optional(Type.String()),
});
export type Category = Static<typeof Category>;

/** A category with its direct children; `loaded` says that the list is complete. */
export const CategoryNode = Type.Intersect([
  Category,
  Type.Object({ children: Type.Array(Category), loaded: Type.Boolean() }),
]);
export type CategoryNode = Static<typeof CategoryNode>;

/** GET categories/{id}/parent: null at the root. */
export const CategoryParentResponse = Type.Object({
  parent: Type.Union([CategoryNode, Type.Null()]),
});

/** GET categories/{id}?include=children,parent (spec §7). */
export const CategoryResponse = Type.Object({
  category: CategoryNode,
  children: Type.Array(Category),
  parent: Type.Union([Category, Type.Null()]),
});
export type CategoryResponse = Static<typeof CategoryResponse>;
