import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { Nullable } from '@talad/elements/api/nothing';
import { Picture } from '@talad/elements/api/picture.contract';
import { layoutPositions } from '@talad/elements/page/look/layout-rules';
import { BothTexts, TextsInput } from '../translations/texts.contract.ts';

/** Levels of the tree: deeper ones come from imports only. */
export const MAX_CATEGORY_DEPTH = 5;
export const MAX_CATEGORIES = 2_000;

/** A category in the tree of `GET /api/v1/manage/:shop_id/categories`. */
export const TreeCategory = Type.Object({
  id: Type.Integer(),
  parent_id: Type.Union([Type.Integer(), Type.Null()]),
  titles: BothTexts,
  slug: Type.String(),
  picture: Type.Union([Picture, Type.Null()]),
  /** Products in it, including those that no list shows. */
  product_count: Type.Integer({ minimum: 0 }),
  /** Visible products in it and its descendants. */
  count_sum: Type.Integer({ minimum: 0 }),
  revision: Type.Integer({ minimum: 1 }),
});
export type TreeCategory = Static<typeof TreeCategory>;

/**
 * All categories of a shop: roots first, each level in its order. The tree is not paged by cursor
 * (decision 130), because moving a category needs its parent and neighbours, which may be on other
 * pages. A shop's 2,000 categories are about 400 kB of JSON before compression.
 */
export const CategoryTree = Type.Object({ categories: Type.Array(TreeCategory) });
export type CategoryTree = Static<typeof CategoryTree>;

const CategoryLayout = Type.Object(
  {
    /** A page of the shop whose name begins with `layout-`. */
    page: Type.String({ maxLength: 64, pattern: '^layout-.' }),
    position: Type.Union(layoutPositions.map((position) => Type.Literal(position))),
  },
  { additionalProperties: false },
);

export const ManagedCategory = Type.Object({
  ...TreeCategory.properties,
  descriptions: BothTexts,
  /** The uploaded picture's id. */
  image: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
  layout: Type.Union([CategoryLayout, Type.Null()]),
  /** The shop's layouts to choose from. */
  layouts: Type.Array(
    Type.Object({ name: Type.String(), title: Type.String(), is_published: Type.Boolean() }),
  ),
  /** Path of its page in the shop. */
  full_url: Type.String(),
});
export type ManagedCategory = Static<typeof ManagedCategory>;

const Fields = Type.Object({
  titles: TextsInput(120),
  descriptions: TextsInput(2_000),
  /** Unique in the shop; the old one redirects. */
  slug: Type.String({ minLength: 1, maxLength: 120 }),
  parent_id: Nullable(Id),
  /** An upload of this shop (POST media). */
  image: Nullable(Type.String({ format: 'uuid' })),
  layout: Nullable(CategoryLayout),
});

/**
 * POST categories: a title in the shop's base language; the address is made from it if none is sent.
 */
export const CategoryCreate = Type.Object(
  { ...Type.Partial(Fields).properties, titles: Fields.properties.titles },
  { additionalProperties: false },
);
export type CategoryCreate = Static<typeof CategoryCreate>;

/** PUT categories/{id}: changes only the sent fields. A new parent gets it as its last child. */
export const CategoryUpdate = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), ...Type.Partial(Fields).properties },
  { additionalProperties: false },
);
export type CategoryUpdate = Static<typeof CategoryUpdate>;

/** POST categories/{id}/move: moves it below `parent_id`, before the child `before_id`; null moves it to the end. */
export const CategoryMove = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    parent_id: Nullable(Id),
    before_id: Nullable(Id),
  },
  { additionalProperties: false },
);
export type CategoryMove = Static<typeof CategoryMove>;

/**
 * DELETE categories/{id}. Without `products_to` a category with products or children is refused. With it the
 * products move to that category (0 means to none) and the children move up one level.
 */
export const CategoryRemoval = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    products_to: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  },
  { additionalProperties: false },
);
export type CategoryRemoval = Static<typeof CategoryRemoval>;
