import { Type, type Static } from 'typebox';
import { Picture } from './picture.contract.ts';

/** `include=shop_mini` of spec §7: what a product box or a cart group says of its shop. */
export const ShopMini = Type.Object({
  id: Type.Integer(),
  shopname: Type.String(),
  title: Type.String(),
  /** Absolute address of the shop's front page. */
  shop_url: Type.String(),
  avatar: Type.Union([Picture, Type.Null()]),
});
export type ShopMini = Static<typeof ShopMini>;

/** GET shops/{id}/detail (spec §7; fields of spec §3 Shop). */
export const Shop = Type.Intersect([
  ShopMini,
  Type.Object({
    description: Type.String(),
    slogan: Type.String(),
    email: Type.Union([Type.String(), Type.Null()]),
    tel: Type.Union([Type.String(), Type.Null()]),
    socials: Type.Record(Type.String(), Type.String()),
    product_categories: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), url: Type.String() }),
    ),
  }),
]);
export type Shop = Static<typeof Shop>;

/** GET shops/info (spec §7). */
export const ShopInfo = Type.Object({
  id: Type.Integer(),
  shopname: Type.String(),
  x_ads_level: Type.Integer(),
  design: Type.Record(Type.String(), Type.Unknown()),
});
export type ShopInfo = Static<typeof ShopInfo>;
