import { Type, type Static } from 'typebox';
import { Picture } from './picture.contract.ts';
import { ProductMini } from './product.contract.ts';

/** GET collections/{id}: a collection with its first products. */
export const CollectionResponse = Type.Object({
  collection: Type.Object({
    id: Type.Integer(),
    title: Type.String(),
    summary: Type.String(),
    image: Type.Union([Picture, Type.Null()]),
    /** Number of its products. */
    total: Type.Integer({ minimum: 0 }),
    url: Type.String(),
  }),
  products: Type.Array(ProductMini),
});
export type CollectionResponse = Static<typeof CollectionResponse>;
