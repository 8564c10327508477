import { Type, type Static } from 'typebox';

/** A shop that the account owns or is staff of, with what it may do there (host: account/access). */
export const MyShop = Type.Object({
  id: Type.Integer(),
  shopname: Type.String(),
  title: Type.String(),
  kind: Type.String(),
  /** Absolute address of the shop's front page. */
  shop_url: Type.String(),
  is_owner: Type.Boolean(),
  capabilities: Type.Array(Type.String()),
});
export type MyShop = Static<typeof MyShop>;

/** GET users/me/profile (spec §3 User, §7). */
export const UserProfile = Type.Object({
  id: Type.String(),
  display_name: Type.String(),
  email: Type.String(),
  avatar: Type.Union([Type.String(), Type.Null()]),
  user_level: Type.Integer(),
  myshops: Type.Array(MyShop),
});
export type UserProfile = Static<typeof UserProfile>;

export const UserProfileResponse = Type.Object({ profile: UserProfile });
export type UserProfileResponse = Static<typeof UserProfileResponse>;
