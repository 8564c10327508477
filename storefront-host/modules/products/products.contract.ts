import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { Nothing } from '@talad/elements/api/nothing';
import { Picture } from '@talad/elements/api/picture.contract';
import { Baht, ProductStatus } from '@talad/elements/api/product.contract';

/** `/api/v1/manage/:shop_id/products`, in ra-data-simple-rest's dialect. */
export const ManagedProduct = Type.Object({
  id: Type.Integer(),
  product_uuid: Type.String({ format: 'uuid' }),
  /** Set on a combination of options; its title and picture are its parent's. */
  parent_id: Type.Union([Type.Integer(), Type.Null()]),
  titles: Type.Object({ th: Type.String(), en: Type.String() }),
  option_text: Type.String(),
  code: Type.Union([Type.String(), Type.Null()]),
  status: ProductStatus,
  price: Baht,
  /** The price before the discount; null when not on sale. */
  full_price: Type.Union([Baht, Type.Null()]),
  price_max: Baht,
  /** Pieces left, of a product with options their sum; null means unlimited. */
  remain: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  has_subproducts: Type.Boolean(),
  category_id: Type.Union([Type.Integer(), Type.Null()]),
  category_title: Type.String(),
  image: Type.Union([Picture, Type.Null()]),
  revision: Type.Integer(),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ManagedProduct = Static<typeof ManagedProduct>;

export const ProductPicture = Type.Object({
  media_id: Type.String({ format: 'uuid' }),
  picture: Picture,
});
export type ProductPicture = Static<typeof ProductPicture>;
export const MAX_PRODUCT_PICTURES = 12;

/** One product: with its combinations, each of them changed by its own id. */
export const ManagedProductDetail = Type.Intersect([
  ManagedProduct,
  Type.Object({
    /** Path of its page in the shop. */
    full_url: Type.String(),
    subproducts: Type.Array(ManagedProduct),
    /** In the order in which shoppers see them; a combination shows its product's. */
    pictures: Type.Array(ProductPicture),
  }),
]);
export type ManagedProductDetail = Static<typeof ManagedProductDetail>;

export const ManagedProductFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 200 })),
    category_id: Type.Optional(Id),
    status: Type.Optional(ProductStatus),
    id: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 100 }),
    ),
  },
  { additionalProperties: false },
);
export type ManagedProductFilter = Static<typeof ManagedProductFilter>;

/**
 * PUT products/{id}: only what is sent changes. `revision` is the one that was shown: another one
 * answers 409 CONFLICT. Stock is not here: it changes by a delta with a reason (POST
 * products/{id}/stock), and a body with an absolute number is refused.
 */
export const ProductUpdate = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  titles: Type.Optional(
    Type.Object({
      th: Type.Optional(Type.String({ maxLength: 200 })),
      en: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  ),
  price: Type.Optional(Baht),
  full_price: Type.Optional(Type.Union([Nothing, Baht])),
  status: Type.Optional(ProductStatus),
  /** Ids of its own pictures or of uploads (POST media), in their new order. */
  pictures: Type.Optional(
    Type.Array(Type.String({ format: 'uuid' }), {
      maxItems: MAX_PRODUCT_PICTURES,
      uniqueItems: true,
    }),
  ),
  remain: Type.Optional(Type.Never()),
  stock: Type.Optional(Type.Never()),
});
export type ProductUpdate = Static<typeof ProductUpdate>;
