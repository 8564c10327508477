import { Type, type Static } from 'typebox';
import { ProductMini } from './product.contract.ts';
import { ShopCard } from './shop.contract.ts';

/** GET frontpage (spec §7); the showrooms of spec §3 "front page data". */
export const FrontpageResponse = Type.Object({
  error: Type.Literal(false),
  product_best: Type.Array(ProductMini),
  showroom: Type.Object({
    new: Type.Array(ProductMini),
    hot: Type.Array(ProductMini),
    recommend: Type.Array(ProductMini),
    /** The products on the owner's cover. */
    cover: Type.Array(ProductMini),
  }),
  /** The best sellers of the last weeks; empty on a shop's own site. */
  seller_top: Type.Array(ShopCard),
});
export type FrontpageResponse = Static<typeof FrontpageResponse>;
